/** Acts on the questions selected in the outline: each is one step, and says what it did. */
import type { Condition } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import type { ManyStep } from '#schemas/stepName.ts'
import {
  changeTagsOf,
  type ManyResult,
  setPointsOf,
  setRequiredOf,
  setShowIfOf,
} from '#src/assessment/engine/editing/manyQuestions.ts'
import { moveQuestions } from '#src/assessment/engine/editing/questions.ts'
import { usesOf } from '#src/assessment/engine/editing/references.ts'
import { pointsText } from '#src/staff/words/pointsText.ts'
import { manyStep } from '#src/builder/screens/state/actions.ts'
import type { Builder } from '#src/builder/screens/state/BuilderContext.ts'
import type { Destination } from '#src/builder/screens/state/destinations.ts'
import { sectionAt } from '#src/builder/screens/state/draftPlaces.ts'
import { toast } from '#src/ui/overlays/toasts.ts'

import { countedQuestions, leftWords } from './manyWords.ts'

type QuestionIds = readonly string[]

export function makeRequired(builder: Builder, ids: QuestionIds, isRequired: boolean): void {
  change(builder, isRequired ? 'makeRequired' : 'makeOptional', ids, {
    edit: (d) => setRequiredOf(d, ids, isRequired),
    done: (questions, isOne) =>
      `${questions} ${isOne ? 'is' : 'are'} now ${isRequired ? 'required' : 'optional'}`,
  })
}

export function changePoints(builder: Builder, ids: QuestionIds, points: number | undefined): void {
  change(builder, 'changePoints', ids, {
    edit: (d) => setPointsOf(d, ids, points),
    done: (questions, isOne) =>
      points === undefined
        ? `Points removed from ${questions}`
        : `${questions} now ${isOne ? 'gives' : 'give'} ${pointsText(points)} ${points === 1 ? 'point' : 'points'}`,
  })
}

export function changeTags(
  builder: Builder,
  ids: QuestionIds,
  tags: { add: readonly string[]; remove: readonly string[] },
): void {
  change(builder, 'editTags', ids, {
    edit: (d) => changeTagsOf(d, ids, tags),
    done: (questions) => `Tags changed on ${questions}`,
  })
}

/** Null removes the condition of each. */
export function setCondition(
  builder: Builder,
  ids: QuestionIds,
  condition: Condition | null,
): void {
  change(builder, condition === null ? 'removeCondition' : 'editCondition', ids, {
    edit: (d) => setShowIfOf(d, ids, condition),
    done: (questions) =>
      condition === null ? `Condition removed from ${questions}` : `Condition set for ${questions}`,
  })
}

export function moveTogether(builder: Builder, ids: QuestionIds, to: Destination): void {
  change(builder, 'moveQuestion', ids, {
    edit: (d) => ({ definition: moveQuestions(d, ids, to.sectionId, to.index), left: [] }),
    done: (questions) => {
      const title = sectionAt(builder.draft.definition(), to.sectionId)?.title.trim()
      return `${questions} moved to ${title || 'untitled section'}`
    },
  })
}

/** The copies are selected instead. */
export function duplicate(builder: Builder, ids: QuestionIds): void {
  builder.chosen.choose(builder.actions.duplicateQuestions(ids))
  sayDone(builder, `${countedQuestions(ids.length)} duplicated`)
}

/**
 * Deletes them and returns true if nothing else refers to any; otherwise lists the uses, and asks.
 */
export function requestQuestionsRemoval(builder: Builder, ids: QuestionIds): boolean {
  if (usesOf(builder.draft.definition(), { questionIds: ids }).length > 0) {
    builder.dialogs.open({ kind: 'removeQuestions', questionIds: ids })
    return false
  }
  removeQuestionsNow(builder, ids, 'keep')
  return true
}

export function removeQuestionsNow(
  builder: Builder,
  ids: QuestionIds,
  references: 'keep' | 'remove',
): void {
  builder.actions.removeQuestions(ids, references)
  builder.chosen.clear()
  sayDone(builder, `${countedQuestions(ids.length)} deleted`)
}

interface Change {
  edit: (definition: Definition) => ManyResult
  /** `questions`: how many were changed, such as "12 questions". */
  done: (questions: string, isOne: boolean) => string
}

function change(builder: Builder, step: ManyStep, ids: QuestionIds, { edit, done }: Change): void {
  const before = builder.draft.definition()
  const { definition, left } = edit(before)
  const unchanged = leftWords(left, before)
  if (definition === before) {
    toast({ text: unchanged || 'Nothing to change', tone: 'notice', about: MANY })
    return
  }
  const kept = new Set(left.map(({ questionId }) => questionId))
  const changed = ids.filter((id) => !kept.has(id))
  builder.draft.edit(manyStep(step, changed), () => definition)
  const isOne = changed.length === 1
  const text = done(countedQuestions(changed.length), isOne)
  sayDone(builder, unchanged === '' ? text : `${text}. ${unchanged}`)
}

const MANY = 'many'

function sayDone({ actions }: Builder, text: string): void {
  const action = { label: 'Undo', onAct: () => actions.undo() }
  toast({ text, ofDraft: true, about: MANY, action })
}
