import type { Condition } from '#schemas/condition.ts'
import type { Definition, Section, Settings } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import type { TextRules } from '#schemas/textRules.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { renderedWords } from '#src/assessment/engine/texts/renderedText.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { checkCalculated } from '#src/assessment/engine/calculated/checkCalculated.ts'
import { authoringOf } from '#src/assessment/engine/kinds/authoring.ts'
import { textsOf } from '#src/assessment/engine/texts/questionTexts.ts'
import { isEmptyText } from '#src/assessment/engine/texts/text.ts'
import type {
  Finding,
  FindingField,
  FindingPlace,
} from '#src/assessment/engine/findings/findings.ts'
import { worthOf } from '#src/assessment/engine/scoring/worth.ts'

import { checkCalculations } from './checkCalculations.ts'
import { type Authored, checkCondition } from './checkCondition.ts'
import { checkKey } from './checkKey.ts'
import { checkOptions } from './checkOptions.ts'
import { checkQuotes, checkQuotesOfSettings } from './checkQuotes.ts'
import { checkSincePublished, type Published } from './checkSincePublished.ts'
import { checkSkippedBlanks } from './checkSkippedBlanks.ts'
import { checkSectionLimit, checkTimeLimit, checkWholeLimit } from './checkTimeLimit.ts'
import { checkTranslations } from './checkTranslations.ts'

/**
 * Finds the obstacles to publishing a draft, and other facts that its author should know, in
 * authored order. What changed since the last published version comes last.
 */
export function checkReadiness(definition: Definition, published?: Published | null): Finding[] {
  const questions = questionsOf(definition)
  const compiled = compile(definition)
  const authored: Authored = {
    questions,
    indexById: new Map(questions.map((question, index) => [question.id, index])),
    compiled,
    checked: checkCalculated(definition),
  }
  const codes = repeatedCodes(questions)
  const findings = [
    ...checkAssessment(definition, questions),
    ...checkCalculations(definition, authored.checked),
    ...checkSkippedBlanks(definition, authored.checked),
    ...checkQuotesOfSettings(definition, compiled),
  ]
  let index = 0
  for (const section of definition.sections) {
    const place = { sectionId: section.id }
    findings.push(...checkSection(section, definition.sections.length > 1))
    findings.push(...checkSectionLimit(section))
    const opening: [FindingField, Section['introduction']][] = [
      ['introduction', section.introduction],
    ]
    findings.push(...checkQuotes(opening, place, index, compiled))
    findings.push(...checkConditions(section, place, index, authored))
    for (const question of section.questions) {
      const at = { ...place, questionId: question.id }
      findings.push(...checkQuestion(question, at, codes, definition.textRules))
      findings.push(...checkTimeLimit(question, definition.settings, at))
      findings.push(...checkQuotes(textsOf(question), at, index, compiled))
      findings.push(...checkConditions(question, at, index, authored))
      index++
    }
  }
  if (published) findings.push(...checkSincePublished(definition, published))
  return findings
}

function checkAssessment(definition: Definition, questions: readonly Question[]): Finding[] {
  const findings: Finding[] = []
  if (isEmptyText(definition.settings.title)) {
    findings.push({ grade: 'problem', kind: 'noTitle', place: { field: 'title' } })
  }
  if (questions.every((question) => question.kind === 'statement')) {
    findings.push({ grade: 'problem', kind: 'noQuestions', place: { field: 'questions' } })
  }
  return [
    ...findings,
    ...checkTranslations(definition),
    ...checkWholeLimit(definition),
    ...checkOutcome(definition.settings, questions),
  ]
}

/** If the only section is empty, that is reported for the assessment instead. */
function checkSection(section: Section, isOneOfMany: boolean): Finding[] {
  const { id: sectionId, questions, draw = 0 } = section
  if (questions.length === 0) {
    const place: FindingPlace = { sectionId, field: 'questions' }
    return isOneOfMany ? [{ grade: 'warning', kind: 'sectionEmpty', place }] : []
  }
  const there = questions.filter(({ kind }) => kind !== 'statement').length
  const place: FindingPlace = { sectionId, field: 'draw' }
  return draw > there ? [{ grade: 'warning', kind: 'drawTooMany', draw, there, place }] : []
}

function checkQuestion(
  question: Question,
  place: FindingPlace,
  codes: ReadonlySet<string>,
  textRules: TextRules,
): Finding[] {
  const findings: Finding[] = []
  if (renderedWords(question.prompt) === '') {
    findings.push({ grade: 'problem', kind: 'noPrompt', place: { ...place, field: 'prompt' } })
  }
  if (codes.has(question.code.trim())) {
    findings.push({
      grade: 'problem',
      kind: 'duplicateCodes',
      code: question.code,
      place: { ...place, field: 'code' },
    })
  }
  findings.push(...checkOptions(question, place))
  findings.push(...authoringOf(question).check(question, place))
  findings.push(...checkKey(question, place, textRules))
  return findings
}

function checkConditions(
  holder: { showIf?: Condition; requiredIf?: Condition },
  place: FindingPlace,
  index: number,
  authored: Authored,
): Finding[] {
  const { showIf, requiredIf } = holder
  return [
    ...(showIf ? checkCondition(showIf, { ...place, field: 'showIf' }, index, authored) : []),
    ...(requiredIf
      ? checkCondition(requiredIf, { ...place, field: 'requiredIf' }, index, authored)
      : []),
  ]
}

/** Blank codes don't count. */
function repeatedCodes(questions: readonly Question[]): Set<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const code of questions.map((question) => question.code.trim())) {
    if (code !== '' && seen.has(code)) repeated.add(code)
    seen.add(code)
  }
  return repeated
}

/** Checks that the pass mark has an effect, and that bands are distinct. */
function checkOutcome(
  { passMark, bands = [] }: Settings,
  questions: readonly Question[],
): Finding[] {
  const findings: Finding[] = []
  if (questions.every((question) => worthOf(question) <= 0)) {
    const nothing = { grade: 'warning', kind: 'nothingToScore' } as const
    if (passMark !== undefined) findings.push({ ...nothing, place: { field: 'passMark' } })
    else if (bands.length > 0) findings.push({ ...nothing, place: { field: 'bands' } })
  }
  const place: FindingPlace = { field: 'bands' }
  if (bands.some(({ name }) => isEmptyText(name))) {
    findings.push({ grade: 'problem', kind: 'bandWithoutName', place })
  }
  const starts = bands.map(({ from }) => from)
  const repeated = starts.find((from, index) => starts.indexOf(from) !== index)
  if (repeated !== undefined) {
    findings.push({ grade: 'problem', kind: 'bandsAlike', from: repeated, place })
  }
  return findings
}
