import type { Definition } from '#schemas/definition.ts'
import type { Expectation } from '#schemas/testCandidate.ts'
import type { CandidateRun, ScoredOutcome } from '#src/builder/model/testCandidates/runCandidate.ts'
import { findQuestion } from '#src/assessment/engine/editing/definition.ts'
import { numberQuestions } from '#src/assessment/engine/numbering.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { isProvisional } from '#src/assessment/engine/scoring/scoring.ts'
import { listText, numberText } from '#src/assessment/words/values/formats.ts'

import { questionName } from '#src/staff/words/comparisonParts.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'

const words = staffWords.testCandidates

/** A sentence about a test candidate, and the question it is about, if it still exists. */
export type TestCandidateLine = { text: string; questionId: string | null }

/** The unexpected results, one line per question or number. */
export function differenceLines(
  { outcome, differences }: Pick<CandidateRun, 'outcome' | 'differences'>,
  expected: Expectation,
  definition: Definition,
): TestCandidateLine[] {
  return differences.flatMap((aspect): TestCandidateLine[] => {
    switch (aspect) {
      case 'shown':
        return shownLines(expected.shown ?? [], outcome.shown, definition)
      case 'violations':
        return violationLines(expected.violations ?? [], outcome.violations, definition)
      case 'points':
        return [general(pointsNow(outcome, expected.points ?? 0))]
      case 'most':
        return [general(words.mostNow(points(outcome.most), numberText(expected.most ?? 0)))]
      case 'passed':
        return [general(words.passedNow(passedText(outcome), passedText(expected)))]
      case 'band':
        return [
          general(words.bandNow(bandText(outcome, definition), bandText(expected, definition))),
        ]
      case 'knockOuts':
        return knockOutLines(expected.knockOuts ?? [], outcome.knockOuts, definition)
    }
  })
}

/** The expectations in words; absent ones are skipped. Says if a score is provisional. */
export function expectationLines(
  expected: Expectation | ScoredOutcome,
  definition: Definition,
): TestCandidateLine[] {
  const { shown, violations, knockOuts = [] } = expected
  const name = nameIn(definition)
  return [
    ...(shown ? [general(shownText(shown, definition))] : []),
    ...(violations?.length === 0 ? [general(words.inOrder)] : []),
    ...(violations ?? []).map(({ questionId, rule }) =>
      about(questionId, definition, words.broken(name(questionId), ruleText(rule))),
    ),
    ...scoreLines(expected),
    ...(expected.passed ? [general(passedText(expected))] : []),
    ...(expected.band ? [general(words.band(bandText(expected, definition)))] : []),
    ...knockOuts.map((id) => about(id, definition, words.knocksOut(name(id)))),
  ]
}

function scoreLines(expected: Expectation | ScoredOutcome): TestCandidateLine[] {
  const { points: reached, most } = expected
  if (reached === undefined || most === 0) return []
  if ('mostSoFar' in expected && isProvisional(expected)) {
    const { mostSoFar } = expected
    if (mostSoFar === 0) return [general(words.notScored)]
    return [general(words.scoreSoFar(numberText(reached), numberText(mostSoFar)))]
  }
  if (most === undefined) return [general(words.points(points(reached)))]
  return [general(words.score(numberText(reached), points(most)))]
}

function pointsNow(outcome: ScoredOutcome, before: number): string {
  const now = points(outcome.points)
  return isProvisional(outcome)
    ? words.pointsSoFarNow(now, numberText(before))
    : words.pointsNow(now, numberText(before))
}

function shownLines(before: readonly string[], now: readonly string[], definition: Definition) {
  const name = nameIn(definition)
  const hidden = without(before, now).map((id) => {
    const isThere = findQuestion(definition, id) !== null
    return about(id, definition, isThere ? words.hiddenNow(name(id)) : words.goneNow)
  })
  const shown = without(now, before).map((id) => about(id, definition, words.shownNow(name(id))))
  return [...hidden, ...shown]
}

type Broken = NonNullable<Expectation['violations']>

function violationLines(before: Broken, now: Broken, definition: Definition): TestCandidateLine[] {
  const name = nameIn(definition)
  const missing = (from: Broken, others: Broken) =>
    from.filter(
      (each) =>
        !others.some(
          ({ questionId, rule }) => questionId === each.questionId && rule === each.rule,
        ),
    )
  return [
    ...missing(now, before).map(({ questionId, rule }) =>
      about(questionId, definition, words.brokenNow(name(questionId), ruleText(rule))),
    ),
    ...missing(before, now).map(({ questionId, rule }) =>
      about(questionId, definition, words.mendedNow(name(questionId), ruleText(rule))),
    ),
  ]
}

function knockOutLines(before: readonly string[], now: readonly string[], definition: Definition) {
  const name = nameIn(definition)
  return [
    ...without(now, before).map((id) => about(id, definition, words.knocksOutNow(name(id)))),
    ...without(before, now).map((id) => about(id, definition, words.knockedOutBefore(name(id)))),
  ]
}

/** Names the shown questions that take an answer; a long list of hidden ones is shortened. */
function shownText(ids: readonly string[], definition: Definition): string {
  const shown = new Set(ids)
  const asked = questionsOf(definition).filter(({ kind }) => kind !== 'statement')
  const hidden = asked.filter(({ id }) => !shown.has(id))
  const count = numberText(asked.length - hidden.length)
  if (hidden.length === 0) return words.allShown(count, asked.length === 1)
  if (hidden.length === asked.length) return words.noneShown
  // Several may read alike.
  const numberById = numberQuestions(definition)
  const names = hidden
    .slice(0, MAX_NAMED)
    .map((question) => `question ${numberById.get(question.id)}, ${quoted(questionName(question))}`)
  const left = hidden.length - names.length
  const more = left > 0 ? [words.andMore(numberText(left))] : []
  return words.someShown(count, numberText(asked.length), listText([...names, ...more], 'or'))
}

const MAX_NAMED = 5

function passedText({ passed = null }: Expectation): string {
  return passed === null ? words.noPassMark : staffWords.scores.passed[passed]
}

function bandText({ band = null }: Expectation, { settings }: Definition): string {
  if (band === null) return words.noBand
  const found = settings.bands?.find(({ id }) => id === band)
  return found ? quoted(found.name) : words.deletedBand
}

function ruleText(rule: string): string {
  const known: Readonly<Record<string, string>> = words.rules
  return known[rule] ?? words.anotherRule(rule)
}

function nameIn(definition: Definition): (questionId: string) => string {
  return (questionId) => {
    const question = findQuestion(definition, questionId)?.question
    return question ? quoted(questionName(question)) : staffWords.conditionWords.deletedQuestion
  }
}

function about(questionId: string, definition: Definition, text: string): TestCandidateLine {
  const isThere = findQuestion(definition, questionId) !== null
  return {
    text: text.charAt(0).toUpperCase() + text.slice(1),
    questionId: isThere ? questionId : null,
  }
}

function general(text: string): TestCandidateLine {
  return { text, questionId: null }
}

function points(value: number) {
  return { points: numberText(value), isOne: value === 1 }
}

function without(ids: readonly string[], others: readonly string[]): string[] {
  return ids.filter((id) => !others.includes(id))
}

function quoted(text: string): string {
  return `“${text}”`
}
