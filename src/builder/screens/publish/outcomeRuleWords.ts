import type { Definition } from '#schemas/definition.ts'
import { numberQuestions } from '#src/assessment/engine/numbering.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'
import { knockOutWords } from '#src/staff/words/scoreReasonWords.ts'

/**
 * "Pass mark: 60% of the available points. Knock-out answers: questions 3 and 7."; null if neither
 * is set.
 */
export function outcomeRuleWords(definition: Definition): string | null {
  const { passMark } = definition.settings
  const numberById = numberQuestions(definition)
  const knockOuts = definition.sections
    .flatMap(({ questions }) => questions)
    .filter((question) => 'knockOut' in question && question.knockOut !== undefined)
    .flatMap(({ id }) => numberById.get(id) ?? [])
  const sentences = [
    ...(passMark ? [`Pass mark: ${numberText(passMark.percent)}% of the available points`] : []),
    ...(knockOuts.length > 0 ? [knockOutWords(knockOuts)] : []),
  ]
  return sentences.length === 0 ? null : `${sentences.join('. ')}.`
}
