import type { Answer } from '#schemas/answer.ts'
import type { Sight } from '#src/assessment/engine/kinds/parts/sight.ts'

import type {
  PreparedQuestion,
  Comparable,
} from '#src/assessment/engine/kinds/parts/defineAnswering.ts'
import type { Demand, Judge } from '#src/assessment/engine/kinds/parts/demand.ts'
import { proposeAnswers } from '#src/assessment/engine/kinds/proposing.ts'

/**
 * `none`: no allowed answer satisfies the demands. `unclear`: none was found, but there may be one.
 */
export type FoundAnswer =
  | { readonly kind: 'found'; readonly answer: Answer }
  | { readonly kind: 'none' }
  | { readonly kind: 'unclear' }

/**
 * An answer, not blank and within the limits, that satisfies every demand. Each proposal is judged
 * by the engine itself, so a found answer is certain (rule K2).
 */
export function findAnswer(
  prepared: PreparedQuestion,
  index: number,
  demands: readonly Demand[],
): FoundAnswer {
  const { found, isComplete } = findAnswers(prepared, index, demands, 1)
  const [answer] = found
  if (answer !== undefined) return { kind: 'found', answer }
  return { kind: isComplete ? 'none' : 'unclear' }
}

/** The first few of them; if none is found, whether that is certain. */
export function findAnswers(
  prepared: PreparedQuestion,
  index: number,
  demands: readonly Demand[],
  most: number,
): { found: Answer[]; isComplete: boolean } {
  const judge: Judge = ({ holds }, answer) => holds(sightOf(prepared, index, answer))
  const { answers, isComplete } = proposeAnswers(prepared, demands, judge)
  const found: Answer[] = []
  for (const answer of answers) {
    if (prepared.value(answer) === null || prepared.brokenRule(answer) !== null) continue
    if (!demands.every((demand) => judge(demand, answer) === demand.isWanted)) continue
    if (found.push(answer) >= most) break
  }
  return { found, isComplete }
}

/** The state that conditions see when only this question is answered. */
function sightOf(prepared: PreparedQuestion, index: number, answer: Answer): Sight {
  const answers: Answer[] = []
  const seen: (Comparable | null)[] = []
  answers[index] = answer
  seen[index] = prepared.value(answer)
  return { answers, seen, calculated: [], context: { seed: 0 } }
}
