import type { Definition } from '#schemas/definition.ts'
import { findQuestion } from '#src/assessment/engine/editing/definition.ts'
import { numberQuestions } from '#src/assessment/engine/numbering.ts'
import type { Finding, FindingPlace } from '#src/assessment/engine/findings/findings.ts'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import {
  dateText,
  listText,
  numberText,
  typedNumberText,
} from '#src/assessment/words/values/formats.ts'

import { calculatedName, questionName } from '#src/staff/words/comparisonParts.ts'
import type { FindingFacts } from '#src/staff/words/english/findingSentences.ts'
import { expressionWords } from '#src/staff/words/expressionWords.ts'
import { correctText, keyChangeLine } from './keyChangeWords.ts'
import { pathFactsOf, witnessText } from './pathFacts.ts'
import { languageName } from '#src/staff/words/languageName.ts'
import { pointsWords } from '#src/staff/words/scoreReasonWords.ts'
import { propertiesText } from '#src/staff/words/propertiesText.ts'
import { durationText } from '#src/staff/words/durationText.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'
import { operatorName } from '#src/staff/words/operatorName.ts'

export type FindingWords = {
  title: string
  why: string
  /** The label of the button, if there is an unambiguous fix (`fixFinding` decides). */
  fix: string
  /** The answers of an example, if the finding has one. */
  example: string | null
}

export function findingWords(finding: Finding, definition: Definition): FindingWords {
  const facts = factsOf(finding, definition)
  const { title, why, fix } = staffWords.findings[finding.kind]
  const witness = 'witness' in finding ? finding.witness : undefined
  const example = witness ? witnessText(witness, definition) : null
  return { title: title(facts), why: why(facts), fix: fix(facts), example }
}

/** Where it is: "Question 3, What did you build?". */
export function findingPlaceWords({ place }: Finding, definition: Definition): string {
  return placeText(place, definition)
}

/** Names any place of a definition: "Question 3, What did you build?". */
export function placeText(place: FindingPlace, definition: Definition): string {
  const { places } = staffWords
  const { questionId, sectionId, calculatedId } = place
  if (calculatedId !== undefined) {
    return places.calculated(calculatedName(calculatedId, definition) ?? '')
  }
  if (questionId !== undefined) {
    const question = findQuestion(definition, questionId)?.question
    if (question === undefined) return places.deleted
    const text = textLine(question.prompt) === '' ? '' : questionName(question)
    const number = numberQuestions(definition).get(questionId)
    return number === undefined ? places.statement(text) : places.question(numberText(number), text)
  }
  if (sectionId === undefined) return places.assessment
  const index = definition.sections.findIndex((section) => section.id === sectionId)
  const section = definition.sections[index]
  return section ? places.section(numberText(index + 1), section.title.trim()) : places.deleted
}

function factsOf(finding: Finding, definition: Definition): FindingFacts {
  const { place } = finding
  const isUpsideDown = finding.kind === 'limitsUpsideDown'
  return {
    name: nameIn(finding, definition),
    isRequiredIf: place.field === 'requiredIf',
    isInCondition: place.field === 'showIf' || place.field === 'requiredIf',
    isOfSection: place.questionId === undefined,
    isOfOptions: 'optionIds' in finding && finding.optionIds !== undefined,
    isOfRows: 'rowIds' in finding && finding.rowIds !== undefined,
    isOfSeveral: finding.kind === 'translationToCheck' && finding.count > 1,
    isOfFix: finding.kind === 'keyChangedSince' && finding.isOfFix,
    isKnockOut: place.field === 'knockOut',
    isValueUnfit: finding.kind === 'testDoesNotFitKind' && finding.unfit === 'value',
    isCount: finding.kind === 'numberNever' && finding.of === 'choices',
    missing: finding.kind === 'noKeyPoints' ? finding.missing : 'key',
    lowLimit: isUpsideDown ? finding.low : 'min',
    highLimit: isUpsideDown ? finding.high : 'max',
    low: lowIn(finding),
    high: highIn(finding),
    ...pathFactsOf(finding, definition),
    test: finding.kind === 'testDoesNotFitKind' ? operatorName(finding.op) : '',
    isCalculated: place.calculatedId !== undefined,
    draw: finding.kind === 'drawTooMany' ? numberText(finding.draw) : '',
    there: finding.kind === 'drawTooMany' ? numberText(finding.there) : '',
    detail: detailIn(finding, definition),
  }
}

function nameIn(finding: Finding, definition: Definition): string {
  if (finding.kind === 'duplicateCodes') return finding.code
  if (finding.kind === 'otherTyping') return quoted(finding.texts, 'or')
  if ('name' in finding) return finding.name
  if ('language' in finding) return languageName(finding.language)
  if (finding.kind === 'askedDifferently') {
    const question = findQuestion(definition, finding.place.questionId ?? '')?.question
    return question ? correctText(question) : ''
  }
  if (finding.kind === 'translationToCheck') {
    return listText(finding.languages.map(languageName), 'and')
  }
  if ('levelId' in finding) return levelName(definition, finding)
  if (finding.kind === 'optionNever') {
    return partLabel(definition, finding.place.questionId, finding.optionId)
  }
  if (finding.kind === 'duplicateOptions' || finding.kind === 'duplicateRows') {
    return partLabel(definition, finding.place.questionId, finding.groups[0]?.[0])
  }
  if ('operandId' in finding && finding.operandId !== undefined) {
    const operand = findQuestion(definition, finding.operandId)?.question
    if (operand) return questionName(operand)
    return (
      calculatedName(finding.operandId, definition) ?? staffWords.conditionWords.deletedQuestion
    )
  }
  return ''
}

function detailIn(finding: Finding, definition: Definition): string {
  if (finding.kind === 'blankSkipped') return finding.of
  if (finding.kind === 'otherTyping') return quoted(finding.texts, 'and')
  if (finding.kind === 'numberNever') return typedNumberText(finding.value)
  if (finding.kind === 'askedDifferently') return propertiesText(finding.fields)
  if (finding.kind === 'keyChangedSince') return changesSince(finding, definition)
  return finding.kind === 'expressionBroken' ? problemIn(finding, definition) : ''
}

function changesSince(
  { published, changed, place }: Extract<Finding, { kind: 'keyChangedSince' }>,
  definition: Definition,
): string {
  const now = findQuestion(definition, place.questionId ?? '')?.question
  if (now === undefined) return ''
  const since = { questionId: now.id, before: published, after: now }
  return changed.map((of) => keyChangeLine({ ...since, of })).join('. ')
}

function quoted(texts: readonly string[], joined: 'and' | 'or'): string {
  return listText(
    texts.map((text) => `“${text}”`),
    joined,
  )
}

function problemIn(
  { place, problem }: Extract<Finding, { kind: 'expressionBroken' }>,
  { calculated }: Definition,
): string {
  const source = calculated.find(({ id }) => id === place.calculatedId)?.expression ?? ''
  return expressionWords(problem, source)
}

function partLabel(definition: Definition, questionId = '', partId = ''): string {
  const question = findQuestion(definition, questionId)?.question
  const options = question && 'options' in question ? question.options : []
  const rows = question?.kind === 'matrix' ? question.rows : []
  const part = [...options, ...rows].find((each) => each.id === partId)
  return part ? textLine(part.label) : ''
}

/** The text of a rubric level, or its place. */
function levelName(
  definition: Definition,
  { levelId, place }: Extract<Finding, { levelId: string }>,
): string {
  const question = findQuestion(definition, place.questionId ?? '')?.question
  const levels =
    question === undefined || question.kind === 'statement' ? [] : (question.rubric?.levels ?? [])
  const at = levels.findIndex(({ id }) => id === levelId)
  return levels[at]?.text.trim() || numberText(at + 1)
}

function lowIn(finding: Finding): string {
  if (finding.kind === 'timeLimitShort') return durationText(finding.limit * 1000)
  if (finding.kind === 'translationMissing') return numberText(finding.count)
  if (finding.kind === 'bandsAlike') return numberText(finding.from)
  if ('levelId' in finding) return pointsWords(finding.points)
  if (finding.kind === 'numberNever') return numberText(finding.low)
  if ('version' in finding) return numberText(finding.version)
  return finding.kind === 'limitsUpsideDown' ? valueText(finding.lowValue) : ''
}

function highIn(finding: Finding): string {
  if (finding.kind === 'timeLimitShort') return roughly(finding.needed)
  if (finding.kind === 'maxLengthTooHigh') return numberText(finding.most)
  if ('levelId' in finding) return pointsWords(finding.counted)
  if (finding.kind === 'numberNever') return numberText(finding.high)
  if (finding.kind === 'everythingIsBest') return numberText(finding.most ?? 0)
  return finding.kind === 'limitsUpsideDown' ? valueText(finding.highValue) : ''
}

function valueText(value: number | string): string {
  return typeof value === 'number' ? typedNumberText(value) : dateText(value)
}

/** Seconds, from a minute on in whole minutes: it is an estimate. */
function roughly(seconds: number): string {
  return durationText((seconds < 60 ? seconds : Math.round(seconds / 60) * 60) * 1000)
}
