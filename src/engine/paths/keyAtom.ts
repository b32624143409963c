/** Whether an answer key is met, as an atom that the search can use. */
import { hasKey, isKeyInParts, scoringOf } from '#src/engine/kinds/scoring.ts'
import { isScoredByOption } from '#src/engine/scoring/optionPoints.ts'

import { findAnswer } from './findAnswer.ts'
import type { Atom, ModelledQuestion } from './model.ts'
import type { Literal } from './solver/literal.ts'

/** Null if no key decides all its points at once. */
export function keyAtom(
  { compiled: { question }, index }: ModelledQuestion,
  literal: () => Literal,
): Atom | null {
  if (!hasKey(question) || isScoredByOption(question) || isKeyInParts(question)) return null
  const { asPredicate, judge } = scoringOf(question)
  const test = asPredicate(question)
  if (test === null) return null
  return {
    literal: literal(),
    of: { question: question.id },
    test,
    holds: ({ answers }) => {
      const answer = answers[index]
      const judged = answer === undefined ? null : judge(question, answer)
      return judged !== null && judged.met === judged.of
    },
  }
}

/** Whether it can certainly be shown without any part of its key being met. */
export function canMiss(asked: ModelledQuestion): boolean {
  const { compiled, requiredIf, index } = asked
  const { question, alwaysRequired } = compiled
  if (!alwaysRequired && requiredIf === null) return true
  if (hasKey(question)) {
    const canMissAll = scoringOf(question).canMissAll?.(question) ?? null
    if (canMissAll !== null) return canMissAll
  }
  const met = keyAtom(asked, () => 0)
  if (met === null) return true
  return findAnswer(compiled.asked, index, [{ ...met, isWanted: false }]).kind === 'found'
}
