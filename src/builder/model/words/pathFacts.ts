import type { Answers } from '#schemas/answer.ts'
import type { Condition } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import { findQuestion, findSection } from '#src/assessment/engine/editing/definition.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { getOwn } from '#src/assessment/engine/getOwn.ts'
import type { Finding, FindingPlace } from '#src/assessment/engine/findings/findings.ts'
import type { PathCheck } from '#src/builder/model/paths/prover.ts'
import { answerText } from '#src/assessment/words/answerText.ts'
import { listText, numberText } from '#src/assessment/words/values/formats.ts'
import { english } from '#src/assessment/words/english/first.ts'

import { questionName } from '#src/staff/words/comparisonParts.ts'
import { conditionText } from '#src/staff/words/conditionSentence.ts'
import type { PathFacts } from '#src/staff/words/english/findingSentences.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'

/** The facts that a finding about paths mentions, formatted for reading. */
export function pathFactsOf(finding: Finding, definition: Definition): PathFacts {
  const because = 'because' in finding ? finding.because : []
  const isText = finding.kind === 'undecided' && finding.why.by === 'text'
  const textIds = isText && 'questionIds' in finding.why ? finding.why.questionIds : []
  return {
    rules: because.map((place) => ruleText(place, finding.place, definition)).join('; '),
    isOneRule: because.length === 1,
    part: 'part' in finding ? conditionText(finding.part, definition) : '',
    partHolds: 'holds' in finding ? finding.holds : 'implied',
    isOnAPath: finding.kind === 'cannotBeAnswered' && finding.witness !== undefined,
    minutes: finding.kind === 'knockOutLate' ? numberText(finding.minutes) : '',
    isAboutAnswering: finding.kind === 'undecided' && finding.about === 'answering',
    undecidedBy: finding.kind === 'undecided' ? finding.why.by : 'budget',
    texts: listText(
      textIds.map((id) => quoted(nameOf(id, definition))),
      'and',
    ),
  }
}

/** "Takes 5 to 9 minutes, depending on the path." */
export function minutesWords({ least, most, isExact }: PathCheck['minutes']): string {
  return staffWords.paths.minutes(numberText(least), numberText(most), isExact)
}

/** "Gives at most 34 points."; empty if there are no points. */
export function pointsWords({ least, most }: PathCheck['points']): string {
  if (least === 0 && most === 0) return ''
  return staffWords.paths.points(numberText(least), numberText(most))
}

/** "“Role”: Back end; “Years”: 5", or that no answer is needed. */
export function witnessText(witness: Answers, definition: Definition): string {
  const given = answerLines(witness, definition)
  return given.length === 0 ? staffWords.paths.noAnswers : given.join('; ')
}

/** One line for each answer with its question, in authored order. */
export function answerLines(answers: Answers, definition: Definition): string[] {
  return questionsOf(definition)
    .filter(({ id }) => getOwn(answers, id) !== undefined)
    .map((question) =>
      staffWords.paths.answer(
        quoted(questionName(question)),
        answerText(question, getOwn(answers, question.id), english),
      ),
    )
}

function ruleText(place: FindingPlace, own: FindingPlace, definition: Definition): string {
  const { paths } = staffWords
  const { sectionId = '', questionId, field } = place
  if (questionId === undefined) {
    const section = findSection(definition, sectionId)
    const isOwn = own.questionId === undefined && own.sectionId === sectionId
    const title = section?.title.trim() ?? ''
    const name = isOwn ? paths.thisSection : title === '' ? paths.itsSection : quoted(title)
    return paths.shownWhen(name, textOf(section?.showIf, definition))
  }
  const question = findQuestion(definition, questionId)?.question
  const name =
    questionId === own.questionId ? paths.thisQuestion : quoted(nameOf(questionId, definition))
  if (field === 'required') return paths.required(name)
  if (field === 'showIf') return paths.shownWhen(name, textOf(question?.showIf, definition))
  const requiredIf = question && 'requiredIf' in question ? question.requiredIf : undefined
  return paths.requiredWhen(name, textOf(requiredIf, definition))
}

function textOf(condition: Condition | undefined, definition: Definition): string {
  return condition === undefined ? '' : conditionText(condition, definition)
}

function nameOf(questionId: string, definition: Definition): string {
  const question = findQuestion(definition, questionId)?.question
  return question ? questionName(question) : staffWords.conditionWords.deletedQuestion
}

function quoted(text: string): string {
  return `“${text}”`
}
