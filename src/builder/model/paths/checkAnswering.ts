import { answering } from '#src/assessment/engine/kinds/answering.ts'
import type { Finding, FindingPlace, Undecided } from '#src/assessment/engine/findings/findings.ts'

import type { ModelledQuestion } from './model.ts'
import { type Explorer, findReach } from './reachability.ts'
import { rulesAbove } from './scope.ts'

/** Checks that there is an answer within the limits wherever one is required (rule K9). */
export function checkAnswering(
  explorer: Explorer,
  { index, compiled, answerable, required, requiredIf }: ModelledQuestion,
  at: FindingPlace,
): Finding[] {
  if (answerable === 'yes' || !answering[compiled.question.kind].answerable) return []
  const place: FindingPlace = { ...at, field: 'limits' }
  const rules = [...rulesAbove(explorer.model, index), requiredIf]
  const wanted = findReach(explorer, rules, [required], (stage) => stage.required[index] === 1)
  const undecided = (why: Undecided): Finding[] => [
    { grade: 'undecided', kind: 'undecided', about: 'answering', why, place },
  ]
  if (answerable === 'unclear') {
    // Where an answer is never required, it doesn't matter whether one is possible.
    if (wanted.kind === 'never') return []
    return undecided({ by: 'text', questionIds: [compiled.question.id] })
  }
  if (wanted.kind === 'unclear') return undecided(wanted.why)
  if (wanted.kind === 'never') return [{ grade: 'warning', kind: 'cannotBeAnswered', place }]
  const { kind: _, ...witness } = wanted
  return [{ grade: 'problem', kind: 'cannotBeAnswered', ...witness, place }]
}
