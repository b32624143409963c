import type { Answer } from '#schemas/answer.ts'
import type { QuestionOf } from '#schemas/question.ts'
import type { TextRules } from '#schemas/textRules.ts'
import type { Demand, Judge, Proposals } from '#src/assessment/engine/kinds/parts/demand.ts'
import { shortestAround } from '#src/assessment/engine/kinds/parts/superstrings.ts'
import {
  lengthCuts,
  textsWithin,
  wordsInside,
} from '#src/assessment/engine/kinds/parts/textProposing.ts'
import { textForm } from '#src/assessment/engine/texts/fairText.ts'
import { type Aims, samplesOf } from '#src/assessment/engine/patterns/samples.ts'

import type { Pattern } from '#src/assessment/engine/kinds/parts/pattern.ts'

type Limited = QuestionOf<'shortText'>

/** The mark that every text of the format contains. */
const marks: { readonly [F in Limited['format']]?: string } = { email: '@', url: 'https://' }

/** Texts of its format; with a pattern, also texts generated from it. */
export function shortTextsWithin(
  question: Limited,
  demands: readonly Demand[],
  judge: Judge,
  textRules: TextRules,
): Proposals {
  return question.pattern
    ? patternTextsWithin(question, question.pattern, demands, judge, textRules)
    : textsWithin(question, demands, textRules)
}

/** Proposes the texts for a question without a pattern, then texts generated from the pattern. */
function patternTextsWithin(
  question: Limited,
  pattern: Pattern,
  demands: readonly Demand[],
  judge: Judge,
  textRules: TextRules,
): Proposals {
  const { answers, isComplete } = textsWithin(question, demands, textRules)
  if (isComplete) return { answers, isComplete }
  const form = textForm(question.format === 'plain' ? textRules : undefined)
  const aims: Aims = {
    cuts: lengthCuts(question, demands),
    words: wordsFor(question, wordsInside(demands, form)),
    allows: lengthsAllowed(question, demands, judge),
  }
  return { answers: withSamples(answers, pattern, aims), isComplete }
}

/** Generated lazily, because one of the first usually fits. */
function* withSamples(
  known: Proposals['answers'],
  pattern: Pattern,
  aims: Aims,
): Generator<Answer> {
  yield* known
  yield* samplesOf(pattern, aims)
}

/** The wanted words, alone and with what the format requires. */
function wordsFor({ format }: Limited, inside: readonly string[]): string[] {
  const mark = marks[format]
  const marked = mark === undefined ? [] : shortestAround([...inside, mark], 'x')
  return [...shortestAround(inside, 'x'), ...marked].filter((word) => word !== '')
}

/** Whether the limits, and the demands on the length, allow a given length. */
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
