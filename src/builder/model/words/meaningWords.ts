import type { Definition } from '#schemas/definition.ts'
import {
  type ConditionChange,
  conditionChanges,
} from '#src/assessment/engine/editing/conditionChanges.ts'
import { numberQuestions } from '#src/assessment/engine/numbering.ts'
import { type KeyChange, keyChanges } from '#src/assessment/engine/scoring/keyChanges.ts'
import { listText, numberText } from '#src/assessment/words/values/formats.ts'
import { calculatedName, questionName } from '#src/staff/words/comparisonParts.ts'
import { conditionText } from '#src/staff/words/conditionSentence.ts'

import { fromTo, keyChangeLine, onScales, shortened, truthWords } from './keyChangeWords.ts'

export type MeaningChange = KeyChange | ConditionChange

/** Everything that means something else in the second definition (rules E11 to E18). */
export function meaningChanges(before: Definition, after: Definition): MeaningChange[] {
  return [...keyChanges(before, after), ...conditionChanges(before, after)]
}

/** The definitions that the changes lie between. */
type Between = { readonly before: Definition; readonly after: Definition }

/**
 * The changes in one sentence for each place: "Question 2. Correct: Git and Make → Git". The question
 * that is open needs no name. Of many places only the names are given.
 */
export function meaningChangeWords(
  changes: readonly MeaningChange[],
  between: Between,
  openQuestionId: string | null,
): string {
  const nameOf = (change: MeaningChange) => placeName(change, between.after)
  const names = [...new Set(changes.map(nameOf))]
  if (names.length > 2) {
    return `Changed the meaning in ${numberText(names.length)} places: ${listText(names, 'and')}`
  }
  return names
    .map((name) => {
      const its = changes.filter((change) => nameOf(change) === name)
      const lines = its.map((change) => meaningChangeLine(change, between)).join('. ')
      const isOpen =
        openQuestionId !== null && names.length === 1 && questionOf(its[0]) === openQuestionId
      return isOpen ? lines : `${name}. ${lines}`
    })
    .join('. ')
}

/** One change, with the old and the new. */
export function meaningChangeLine(change: MeaningChange, between: Between): string {
  switch (change.of) {
    case 'condition':
      return conditionLine(change, between)
    case 'conditionScale': {
      const { condition, field, scale } = change
      const text = shortened(conditionText(condition, between.after))
      return `${LEADS[field]}: ${fromTo(...onScales(scale.before, scale.after, text))}`
    }
    case 'expression': {
      const { before, after } = change.scale
      return `Uses ${fromTo(...onScales(before, after, `“${questionName(after)}”`))}`
    }
    case 'requirement':
      return change.isNow ? 'Required: no → yes' : 'Required: yes → no'
    case 'key':
    case 'reach':
    case 'scale':
    case 'points':
    case 'knockOut':
    case 'knockOutScale':
      return keyChangeLine(change)
  }
}

const LEADS = { showIf: 'Shown only if', requiredIf: 'Required only if' } as const

function conditionLine(
  { field, before, after, truth }: Extract<ConditionChange, { of: 'condition' }>,
  between: Between,
): string {
  const lead = LEADS[field]
  const was = before && shortened(conditionText(before, between.before))
  const is = after && shortened(conditionText(after, between.after))
  if (truth !== null) {
    return `${lead} ${is ?? ''}: ${fromTo(truthWords(truth.before), truthWords(truth.after))}`
  }
  return `${lead}: ${fromTo(was ?? NO_CONDITION, is ?? NO_CONDITION)}`
}

const NO_CONDITION = 'no condition'

function questionOf(change: MeaningChange | undefined): string | null {
  if (change === undefined) return null
  if ('questionId' in change) return change.questionId
  return 'place' in change && 'questionId' in change.place ? change.place.questionId : null
}

function placeName(change: MeaningChange, definition: Definition): string {
  if ('calculatedId' in change) {
    return `Calculated value “${calculatedName(change.calculatedId, definition) ?? ''}”`
  }
  const id = questionOf(change)
  if (id !== null) {
    const number = numberQuestions(definition).get(id)
    return number === undefined ? 'Statement' : `Question ${numberText(number)}`
  }
  const at = definition.sections.findIndex(
    (section) =>
      'place' in change && 'sectionId' in change.place && section.id === change.place.sectionId,
  )
  return `Section ${numberText(at + 1)}`
}
