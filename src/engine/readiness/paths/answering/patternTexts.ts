import type { Answer } from '#schemas/answer.ts'
import type { QuestionOf } from '#schemas/question.ts'
import type { Pattern } from '#src/engine/questions/pattern.ts'

import type { Demand, Judge, Proposals } from './demand.ts'
import { type Aims, samplesOf } from './patterns/samples.ts'
import { shortestAround } from './superstrings.ts'
import { lengthCuts, textsWithin, wordsInside } from './texts.ts'

type Limited = QuestionOf<'shortText'>

/** Without these a text is of no such format. */
const marks: { readonly [F in Limited['format']]?: string } = { email: '@', url: 'https://' }

/** What would be proposed without a pattern, and then texts that are written from it. */
export function patternTextsWithin(
  question: Limited,
  pattern: Pattern,
  demands: readonly Demand[],
  judge: Judge,
): Proposals {
  const { answers, isComplete } = textsWithin(question, demands)
  if (isComplete) return { answers, isComplete }
  const aims: Aims = {
    cuts: lengthCuts(question, demands),
    words: wordsFor(question, wordsInside(demands)),
    allows: lengthsAllowed(question, demands, judge),
  }
  return { answers: withSamples(answers, pattern, aims), isComplete }
}

/** Written only once they are asked for: mostly one of the first complies. */
function* withSamples(
  known: Proposals['answers'],
  pattern: Pattern,
  aims: Aims,
): Generator<Answer> {
  yield* known
  yield* samplesOf(pattern, aims)
}

/** The wanted words, by themselves and with what marks the format. */
function wordsFor({ format }: Limited, inside: readonly string[]): string[] {
  const mark = marks[format]
  const marked = mark === undefined ? [] : shortestAround([...inside, mark], 'x')
  return [...shortestAround(inside, 'x'), ...marked].filter((word) => word !== '')
}

/** Whether a limit, or a test of the length, refuses all texts of a length. */
function lengthsAllowed(
  { minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Limited,
  demands: readonly Demand[],
  judge: Judge,
): Aims['allows'] {
  const onLength = demands.filter(({ of }) => 'question' in of && of.measure === 'length')
  return (length) =>
    length >= minLength &&
    length <= maxLength &&
    onLength.every((demand) => judge(demand, 'x'.repeat(length)) === demand.isWanted)
}
