import type { Definition } from '#schemas/definition.ts'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import type { ConditionCoverage, Coverage } from '#src/builder/model/testCandidates/coverage.ts'
import { findQuestion } from '#src/assessment/engine/editing/definition.ts'
import type { FindingPlace } from '#src/assessment/engine/findings/findings.ts'
import { formatsIn, pluralsIn } from '#src/assessment/words/values/formats.ts'

import { placeText } from '#src/builder/model/words/findingWords.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'

const { list, number } = formatsIn('en')
const { counted } = pluralsIn<'one' | 'other'>('en')

/** Something that no candidate covers, and where it is. */
export type CoverageLine = { at: string; text: string; place: FindingPlace }

/** "2 of 3 conditions covered both ways, 7 of 9 options chosen". */
export function coverageWords({ conditions, options, optionsLeft }: Coverage): string {
  const both = conditions.filter(({ held, failed }) => held && failed).length
  const chosen = options - optionsLeft.length
  const parts = [
    conditions.length > 0 &&
      `${number(both)} of ${counted(conditions.length, { one: 'condition', other: 'conditions' })} covered both ways`,
    options > 0 &&
      `${number(chosen)} of ${counted(options, { one: 'option', other: 'options' })} chosen`,
  ].filter((part) => part !== false)
  return parts.join(', ') || 'There are no conditions or options to cover'
}

/** The gaps in the coverage, condition by condition and question by question. */
export function coverageLines(
  { conditions, optionsLeft }: Coverage,
  definition: Definition,
): CoverageLine[] {
  const ofConditions = conditions
    .filter(({ held, failed }) => !held || !failed)
    .map((covered) => lineAt(covered.place, conditionText(covered), definition))
  const questionIds = [...new Set(optionsLeft.map(({ questionId }) => questionId))]
  const ofOptions = questionIds.map((questionId) => {
    const left = optionsLeft.filter((each) => each.questionId === questionId)
    const labels = left.map(({ optionId }) => optionLabel(questionId, optionId, definition))
    const text = `never chosen: ${list(labels, 'and')}`
    return lineAt({ questionId, field: 'options' }, text, definition)
  })
  return [...ofConditions, ...ofOptions]
}

function conditionText({ place, held, failed }: ConditionCoverage): string {
  if (!held && !failed) return 'never reached'
  if (place.field === 'requiredIf') return held ? 'never optional' : 'never required'
  return held ? 'never hidden' : 'never shown'
}

function lineAt(place: FindingPlace, text: string, definition: Definition): CoverageLine {
  return { at: placeText(place, definition), text, place }
}

function optionLabel(questionId: string, optionId: string, definition: Definition): string {
  const question = findQuestion(definition, questionId)?.question
  const options = question && 'options' in question ? question.options : []
  const option = options.find(({ id }) => id === optionId)
  return (option && textLine(option.label)) || staffWords.conditionWords.nothing
}
