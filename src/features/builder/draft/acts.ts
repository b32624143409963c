/**
 * What can be done to the parts of a draft from anywhere in the builder. Each act is one named step,
 * selects what it leaves behind, and says what happened.
 */
import type { Definition } from '#schemas/definition.ts'
import type { QuestionKind } from '#schemas/question.ts'
import { mintParts, newQuestion } from '#src/engine/editing/newQuestion.ts'
import type { Mint } from '#src/engine/editing/place.ts'
import {
  addQuestion,
  duplicateQuestion,
  moveQuestion,
  removeQuestion,
} from '#src/engine/editing/questions.ts'
import { removeReferences } from '#src/engine/editing/references.ts'
import {
  addSection,
  duplicateSection,
  moveSection,
  newSection,
  removeSection,
} from '#src/engine/editing/sections.ts'
import type { BegunStore } from './begunStore.ts'
import { changedPlace } from './changedPlace.ts'
import { type Destination, placeAfter } from './destinations.ts'
import type { DraftStore } from './draftStore.ts'
import { questionAt, type Selection, START, sectionAt } from './places.ts'
import type { Pane, SelectionStore } from './selectionStore.ts'

export interface Acts {
  addQuestion(kind: QuestionKind, at: Destination | null): void
  /** Right below this, or what is selected: of that kind, or of the one that `nextKind` gives. */
  addBelow(what?: Selection, kind?: QuestionKind): void
  /** Of this kind the next question is, until another kind is chosen. */
  rememberKind(kind: QuestionKind): void
  /** The kind that was chosen last, or else that of what is selected. */
  nextKind(): QuestionKind
  addSection(index: number): void
  duplicate(selection: Selection): void
  moveQuestion(questionId: string, to: Destination, from?: Pane): void
  moveSection(sectionId: string, index: number, from?: Pane): void
  /** The focus goes to what stood beside it: to its row in the outline, else to its first field. */
  remove(selection: Selection, references: 'keep' | 'remove', from?: Pane): void
  undo(): void
  redo(): void
}

export interface ActsNeeds {
  draft: DraftStore
  selection: SelectionStore
  begun: BegunStore
  mint: Mint
  say: (text: string) => void
}

const FIRST_KIND: QuestionKind = 'singleChoice'

const FIRST_FIELD = { start: 'introduction', section: 'title', question: 'prompt' } as const

export function createActs({ draft, selection, begun, mint, say }: ActsNeeds): Acts {
  let lastKind: QuestionKind | null = null
  const kindOf = (what: Selection) =>
    what.kind === 'question'
      ? questionAt(draft.definition(), what.questionId)?.question.kind
      : undefined

  /** One step, and where it leads. */
  const editTo = (
    name: string,
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
    return say(`${way === 'undo' ? 'Undone' : 'Redone'}: ${step.name}`)
  }

  const acts: Acts = {
    addQuestion(kind, at) {
      lastKind = kind
      const question = newQuestion(kind, { questionId: mint('q'), ...mintParts(kind, mint) })
      draft.edit('Add question', (definition) => {
        if (at) return addQuestion(definition, at.sectionId, at.index, question)
        const section = newSection(mint('s'))
        const withSection = addSection(definition, definition.sections.length, section)
        return addQuestion(withSection, section.id, 0, question)
      })
      begun.begin(question.id)
      selection.select({ kind: 'question', questionId: question.id }, 'elsewhere', 'prompt')
      say('Question added')
    },
    addBelow(what = selection.getState().selection, kind) {
      const next = kind ?? lastKind ?? kindOf(what) ?? FIRST_KIND
      acts.addQuestion(next, placeAfter(draft.definition(), what))
    },
    rememberKind(kind) {
      lastKind = kind
    },
    nextKind: () => lastKind ?? kindOf(selection.getState().selection) ?? FIRST_KIND,
    addSection(index) {
      const section = newSection(mint('s'))
      draft.edit('Add section', (definition) => addSection(definition, index, section))
      begun.begin(section.id)
      selection.select({ kind: 'section', sectionId: section.id }, 'elsewhere', 'title')
      say('Section added')
    },
    duplicate(what) {
      if (what.kind === 'start') return
      if (what.kind === 'question') {
        const copy = (d: Definition) => duplicateQuestion(d, what.questionId, mint)
        editTo('Duplicate question', copy, 'elsewhere', 'prompt')
      } else {
        const copy = (d: Definition) => duplicateSection(d, what.sectionId, mint)
        editTo('Duplicate section', copy, 'elsewhere', 'title')
      }
      say('Duplicated')
    },
    moveQuestion(questionId, to, from = 'elsewhere') {
      draft.edit('Move question', (d) => moveQuestion(d, questionId, to.sectionId, to.index))
      selection.select({ kind: 'question', questionId }, from)
      say(placeWords(draft.definition(), questionId))
    },
    moveSection(sectionId, index, from = 'elsewhere') {
      draft.edit('Move section', (d) => moveSection(d, sectionId, index))
      selection.select({ kind: 'section', sectionId }, from)
      const { sections } = draft.definition()
      const position = sections.findIndex((section) => section.id === sectionId) + 1
      say(`Section moved to position ${position} of ${sections.length}`)
    },
    remove(what, references, from = 'elsewhere') {
      if (what.kind === 'start') return
      const id = what.kind === 'question' ? what.questionId : what.sectionId
      const gone = (d: Definition) =>
        what.kind === 'question' ? removeQuestion(d, id) : removeSection(d, id)
      // The references must go first: afterwards nobody knows which questions a section held.
      const change = (d: Definition) => gone(references === 'remove' ? removeReferences(d, id) : d)
      const next = neighbourOf(draft.definition(), what)
      draft.edit(what.kind === 'question' ? 'Delete question' : 'Delete section', change)
      selection.select(next, from, from === 'outline' ? undefined : FIRST_FIELD[next.kind])
      say(what.kind === 'question' ? 'Question deleted' : 'Section deleted')
    },
    undo: () => travel('undo'),
    redo: () => travel('redo'),
  }
  return acts
}

function placeWords(definition: Definition, questionId: string): string {
  const found = questionAt(definition, questionId)
  if (!found) return ''
  const { section, index } = found
  const title = section.title.trim() || 'untitled section'
  return `Question moved to position ${index + 1} of ${section.questions.length} in ${title}`
}

/** What to select once this is gone. */
function neighbourOf(definition: Definition, what: Selection): Selection {
  if (what.kind === 'question') {
    const found = questionAt(definition, what.questionId)
    const { questions } = found?.section ?? { questions: [] }
    const next = found && (questions[found.index + 1] ?? questions[found.index - 1])
    if (next) return { kind: 'question', questionId: next.id }
    return found ? { kind: 'section', sectionId: found.section.id } : START
  }
  if (what.kind === 'start' || !sectionAt(definition, what.sectionId)) return START
  const at = definition.sections.findIndex(({ id }) => id === what.sectionId)
  const next = definition.sections[at + 1] ?? definition.sections[at - 1]
  return next ? { kind: 'section', sectionId: next.id } : START
}
