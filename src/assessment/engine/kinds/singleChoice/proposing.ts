import type { Answer } from '#schemas/answer.ts'
import type { QuestionOf } from '#schemas/question.ts'
import type { TextRules } from '#schemas/textRules.ts'
import type { Demand, Proposals } from '#src/assessment/engine/kinds/parts/demand.ts'
import { ownWordsWithin } from '#src/assessment/engine/kinds/parts/textProposing.ts'

/** Each option, and own words if demands ask for them. */
export function singleChoicesWithin(
  { options, other }: QuestionOf<'singleChoice'>,
  demands: readonly Demand[],
  textRules: TextRules,
): Proposals {
  const chosen: Answer[] = options.map(({ id }) => ({ option: id }))
  if (!other) return { answers: chosen, isComplete: true }
  const { words, isComplete } = ownWordsWithin(demands, textRules)
  return { answers: [...chosen, ...words.map((own) => ({ other: own }))], isComplete }
}
