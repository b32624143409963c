/**
 * Actions on parts of a draft from anywhere in the builder. Each is one named step, selects its
 * result, and shows what happened.
 */
import type { Definition } from '#schemas/definition.ts'
import type { Question, QuestionKind } from '#schemas/question.ts'
import { mintParts, newQuestion } from '#src/assessment/engine/editing/newQuestion.ts'
import { type Mint, questionsOf } from '#src/assessment/engine/place.ts'
import {
  addQuestion,
  duplicateQuestion,
  duplicateQuestions,
  moveQuestion,
  removeQuestions,
} from '#src/assessment/engine/editing/questions.ts'
import { removeReferences } from '#src/assessment/engine/editing/references.ts'
import {
  addSection,
  duplicateSection,
  moveSection,
  newSection,
  removeSection,
} from '#src/assessment/engine/editing/sections.ts'
import type { ManyStep, StepName } from '#schemas/stepName.ts'
import { stepWords } from '#src/builder/model/words/stepWords.ts'
import { type Destination, placeAfter } from './destinations.ts'
import type { DraftStore } from './draftStore.ts'
import { changedPlace, questionAt, type Selection, START, sectionAt } from './draftPlaces.ts'
import type { Pane, SelectionStore } from './selectionStore.ts'

export interface Actions {
  addQuestion(kind: QuestionKind, at: Destination | null): void
  /** Directly below this, or below the selection: of that kind, or of `nextKind`. */
  addBelow(what?: Selection, kind?: QuestionKind): void
  /** The default kind of the next question, until another is chosen. */
  rememberKind(kind: QuestionKind): void
  /** The most recently chosen kind, or else that of the selection. */
  nextKind(): QuestionKind
  addSection(index: number): void
  duplicate(selection: Selection): void
  moveQuestion(questionId: string, to: Destination, from?: Pane): void
  moveSection(sectionId: string, index: number, from?: Pane): void
  /** Moves the focus to the neighbour: to its row in the outline, otherwise to its first field. */
  remove(selection: Selection, references: 'keep' | 'remove', from?: Pane): void
  /** The draft becomes what a version has; one step. */
  replaceAll(name: StepName, definition: Definition): void
  /** Several at once, without moving the focus. If the open one is among them, its neighbour opens. */
  removeQuestions(questionIds: readonly string[], references: 'keep' | 'remove'): void
  /** The ids of the copies. What is open stays open. */
  duplicateQuestions(questionIds: readonly string[]): string[]
  undo(): void
  redo(): void
}

export interface ActionDependencies {
  draft: DraftStore
  selection: SelectionStore
  mint: Mint
  say: (text: string) => void
}

const FIRST_KIND: QuestionKind = 'singleChoice'

const FIRST_FIELD = { start: 'introduction', section: 'title', question: 'prompt' } as const

export function createActions({ draft, selection, mint, say }: ActionDependencies): Actions {
  let lastKind: QuestionKind | null = null
  const kindOf = (what: Selection) =>
    what.kind === 'question'
      ? questionAt(draft.definition(), what.questionId)?.question.kind
      : undefined

  /** One step, and the resulting selection. */
  const editTo = (
    name: StepName,
    change: (definition: Definition) => Definition,
    from: Pane,
    focus?: string,
  ) => {
    const before = draft.definition()
    draft.edit(name, change)
    const place = changedPlace(before, draft.definition())
    if (place) selection.select(place, from, focus)
  }

  const travel = (way: 'undo' | 'redo') => {
    const before = draft.definition()
    const step = way === 'undo' ? draft.undo() : draft.redo()
    if (!step) return say(way === 'undo' ? 'Nothing to undo' : 'Nothing to redo')
    const place = changedPlace(before, draft.definition())
    if (place) selection.select(place, 'elsewhere')
    return say(`${way === 'undo' ? 'Undone' : 'Redone'}: ${stepWords(step.name)}`)
  }

  const actions: Actions = {
    addQuestion(kind, at) {
      lastKind = kind
      const ids = { questionId: mint('q'), ...mintParts(kind, mint) }
      const question = newQuestion(kind, ids, draft.definition().settings)
      draft.edit('addQuestion', (definition) => {
        if (at) return addQuestion(definition, at.sectionId, at.index, question)
        const section = newSection(mint('s'))
        const withSection = addSection(definition, definition.sections.length, section)
        return addQuestion(withSection, section.id, 0, question)
      })
      selection.select({ kind: 'question', questionId: question.id }, 'elsewhere', 'prompt')
      say('Question added')
    },
    addBelow(what = selection.getState().selection, kind) {
      const next = kind ?? lastKind ?? kindOf(what) ?? FIRST_KIND
      actions.addQuestion(next, placeAfter(draft.definition(), what))
    },
    rememberKind(kind) {
      lastKind = kind
    },
    nextKind: () => lastKind ?? kindOf(selection.getState().selection) ?? FIRST_KIND,
    addSection(index) {
      const section = newSection(mint('s'))
      draft.edit('addSection', (definition) => addSection(definition, index, section))
      selection.select({ kind: 'section', sectionId: section.id }, 'elsewhere', 'title')
      say('Section added')
    },
    duplicate(what) {
      if (what.kind === 'start') return
      if (what.kind === 'question') {
        const copy = (d: Definition) => duplicateQuestion(d, what.questionId, mint)
        editTo('duplicateQuestion', copy, 'elsewhere', 'prompt')
      } else {
        const copy = (d: Definition) => duplicateSection(d, what.sectionId, mint)
        editTo('duplicateSection', copy, 'elsewhere', 'title')
      }
      say('Duplicated')
    },
    moveQuestion(questionId, to, from = 'elsewhere') {
      draft.edit('moveQuestion', (d) => moveQuestion(d, questionId, to.sectionId, to.index))
      selection.select({ kind: 'question', questionId }, from)
      say(placeWords(draft.definition(), questionId))
    },
    moveSection(sectionId, index, from = 'elsewhere') {
      draft.edit('moveSection', (d) => moveSection(d, sectionId, index))
      selection.select({ kind: 'section', sectionId }, from)
      const { sections } = draft.definition()
      const position = sections.findIndex((section) => section.id === sectionId) + 1
      say(`Section moved to position ${position} of ${sections.length}`)
    },
    remove(what, references, from = 'elsewhere') {
      if (what.kind === 'start') return
      const id = what.kind === 'question' ? what.questionId : what.sectionId
      const gone = (d: Definition) =>
        what.kind === 'question' ? removeQuestions(d, [id]) : removeSection(d, id)
      // References must be removed first, because afterwards the section's questions are unknown.
      const change = (d: Definition) => gone(references === 'remove' ? removeReferences(d, id) : d)
      const next = neighbourOf(draft.definition(), what)
      draft.edit(what.kind === 'question' ? 'deleteQuestion' : 'deleteSection', change)
      selection.select(next, from, from === 'outline' ? undefined : FIRST_FIELD[next.kind])
      say(what.kind === 'question' ? 'Question deleted' : 'Section deleted')
    },
    replaceAll(name, definition) {
      editTo(name, () => definition, 'elsewhere')
    },
    removeQuestions(questionIds, references) {
      const { selection: open } = selection.getState()
      const isOpen = open.kind === 'question' && questionIds.includes(open.questionId)
      const next = isOpen ? neighbourOf(draft.definition(), open, questionIds) : open
      const cleaned = (d: Definition) =>
        references === 'remove' ? removeReferences(d, { questionIds }) : d
      draft.edit(manyStep('deleteQuestion', questionIds), (d) =>
        removeQuestions(cleaned(d), questionIds),
      )
      if (isOpen) selection.select(next, 'behind')
    },
    duplicateQuestions(questionIds) {
      const before = new Set(questionsOf(draft.definition()).map(({ id }) => id))
      draft.edit(manyStep('duplicateQuestion', questionIds), (d) =>
        duplicateQuestions(d, questionIds, mint),
      )
      return questionsOf(draft.definition()).flatMap(({ id }) => (before.has(id) ? [] : [id]))
    },
    undo: () => travel('undo'),
    redo: () => travel('redo'),
  }
  return actions
}

/** The name of a step that changes these questions. */
export function manyStep(step: ManyStep, questionIds: readonly string[]): StepName {
  return { key: 'questions', step, count: questionIds.length }
}

function placeWords(definition: Definition, questionId: string): string {
  const found = questionAt(definition, questionId)
  if (!found) return ''
  const { section, index } = found
  const title = section.title.trim() || 'untitled section'
  return `Question moved to position ${index + 1} of ${section.questions.length} in ${title}`
}

/** The selection after deleting `what`, and these questions with it. */
function neighbourOf(
  definition: Definition,
  what: Selection,
  removed: readonly string[] = [],
): Selection {
  if (what.kind === 'question') {
    const found = questionAt(definition, what.questionId)
    const { questions } = found?.section ?? { questions: [] }
    const isKept = ({ id }: Question) => id !== what.questionId && !removed.includes(id)
    const next =
      found &&
      (questions.slice(found.index).find(isKept) ??
        questions.slice(0, found.index).findLast(isKept))
    if (next) return { kind: 'question', questionId: next.id }
    return found ? { kind: 'section', sectionId: found.section.id } : START
  }
  if (what.kind === 'start' || !sectionAt(definition, what.sectionId)) return START
  const at = definition.sections.findIndex(({ id }) => id === what.sectionId)
  const next = definition.sections[at + 1] ?? definition.sections[at - 1]
  return next ? { kind: 'section', sectionId: next.id } : START
}
