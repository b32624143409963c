import type { Definition } from '#schemas/definition.ts'
import { textLine } from '#src/engine/textLine.ts'
import type { ConditionCoverage, Coverage } from '#src/engine/candidates/coverage.ts'
import { findQuestion } from '#src/engine/editing/definition.ts'
import type { FindingPlace } from '#src/engine/readiness/findings.ts'
import { listText, numberText } from '#src/wording/candidate/formats.ts'

import { placeText } from './findingWords.ts'
import { staffWords } from './staffWords.ts'

const words = staffWords.testCandidates

/** Something that no candidate has seen, and where it is. */
export type CoverageLine = { at: string; text: string; place: FindingPlace }

/** "2 of 3 conditions seen both ways, 7 of 9 options chosen". */
export function coverageWords({ conditions, options, optionsLeft }: Coverage): string {
  const both = conditions.filter(({ held, failed }) => held && failed).length
  const said = words.coverage({
    both: numberText(both),
    conditions: numberText(conditions.length),
    chosen: numberText(options - optionsLeft.length),
    options: numberText(options),
  })
  return said === '' ? words.nothingToCover : said
}

/** What is left to be seen, condition by condition and question by question. */
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
    const text = words.optionsLeft(listText(labels, 'and'))
    return lineAt({ questionId, field: 'options' }, text, definition)
  })
  return [...ofConditions, ...ofOptions]
}

function conditionText({ place, held, failed }: ConditionCoverage): string {
  const said = words.conditionLeft[place.field === 'requiredIf' ? 'required' : 'shown']
  if (!held && !failed) return said.asked
  return held ? said.failed : said.held
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
