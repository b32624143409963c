/**
 * Whether an answer key is met, as a comparison that paths are searched with.
 */
import { entryOf } from '#src/engine/entry.ts'
import { judgeAnswer, keyedRows } from '#src/engine/scoring/keys.ts'
import { isScoredByOption } from '#src/engine/scoring/optionPoints.ts'

import { findAnswer } from './answering/findAnswer.ts'
import { keyTest } from './keyTest.ts'
import type { Atom, ModelledQuestion } from './model.ts'
import type { Literal } from './solver/literal.ts'

/** Null: no key decides about all of its points at once. */
export function metKey(
  { compiled: { question }, index }: ModelledQuestion,
  literal: () => Literal,
): Atom | null {
  const test = isScoredByOption(question) ? null : keyTest(question)
  if (test === null) return null
  return {
    literal: literal(),
    of: { question: question.id },
    test,
    holds: ({ answers }) => {
      const answer = answers[index]
      const judged = answer === undefined ? null : judgeAnswer(question, answer)
      return judged !== null && judged.met === judged.of
    },
  }
}

/** Whether it can surely be shown without anything of its key being met. */
export function canMiss(asked: ModelledQuestion): boolean {
  const { compiled, requiredIf, index } = asked
  const { question, alwaysRequired } = compiled
  if (!alwaysRequired && requiredIf === null) return true
  if (question.kind === 'matrix') {
    return keyedRows(question).every((row) =>
      question.several
        ? question.options.length > 1
        : question.options.some(({ id }) => !entryOf(question.key?.byRow, row)?.includes(id)),
    )
  }
  const met = metKey(asked, () => 0)
  if (met === null) return true
  return findAnswer(compiled.asked, index, [{ ...met, isWanted: false }]).kind === 'found'
}
