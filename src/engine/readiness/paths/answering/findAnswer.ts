import type { Answer } from '#schemas/answer.ts'
import type { Sight } from '#src/engine/conditions/compileCondition.ts'
import type { AskedQuestion, Comparable } from '#src/engine/questions/kind.ts'

import type { Demand, Judge } from './demand.ts'
import { proposeAnswers } from './proposeAnswers.ts'

/** `none`: no allowed answer complies. `unclear`: none was found, and there may be one. */
export type FoundAnswer =
  | { readonly kind: 'found'; readonly answer: Answer }
  | { readonly kind: 'none' }
  | { readonly kind: 'unclear' }

/**
 * An answer, not blank and within the limits, that complies with every demand. The engine itself
 * judges each that is proposed, so that what is found is certain (rule K2).
 */
export function findAnswer(
  asked: AskedQuestion,
  index: number,
  demands: readonly Demand[],
): FoundAnswer {
  const judge: Judge = ({ holds }, answer) => holds(sightOf(asked, index, answer))
  const { answers, isComplete } = proposeAnswers(asked.question, demands, judge)
  for (const answer of answers) {
    if (asked.value(answer) === null || asked.brokenRule(answer) !== null) continue
    if (demands.every((demand) => judge(demand, answer) === demand.isWanted)) {
      return { kind: 'found', answer }
    }
  }
  return { kind: isComplete ? 'none' : 'unclear' }
}

/** What conditions see once this question alone is answered. */
function sightOf(asked: AskedQuestion, index: number, answer: Answer): Sight {
  const answers: Answer[] = []
  const seen: (Comparable | null)[] = []
  answers[index] = answer
  seen[index] = asked.value(answer)
  return { answers, seen, calculated: [], context: { seed: 0 } }
}
