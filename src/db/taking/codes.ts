/** Checks an access code for the candidates with an email. Runs inside a caller's transaction. */
import type { Assignment, Candidate } from '#schemas/candidate.ts'
import { sameCode } from '#src/vault/accessCode.ts'

import { candidates, checkRecords } from '#src/db/core/recordKinds.ts'
import { putNext } from '#src/db/core/rawRecords.ts'
import type { Stores } from '#src/db/core/transactions.ts'
import { afterWrongCode, waitsUntil } from '#src/db/device/tries.ts'

export type Invited = { candidate: Candidate; assignment: Assignment }

/** Usually one; the same person may have been entered twice. */
export async function invitedAs(
  stores: Stores,
  email: string,
  assessmentId: string,
): Promise<Invited[]> {
  const raws = await stores.all('Candidates', 'email', email)
  return checkRecords(candidates, raws).whole.flatMap((candidate) => {
    const { assignment } = candidate
    return assignment?.assessmentId === assessmentId ? [{ candidate, assignment }] : []
  })
}

/**
 * The candidate with this code, or the time (ISO) until which no further code is checked. A wrong
 * code counts against every candidate with the email; a correct one resets the count of its own
 * candidate.
 */
export async function tryCode(
  stores: Stores,
  invited: readonly Invited[],
  typed: string,
  now: Date,
) {
  const waiting = longest(invited.map(({ assignment }) => waitsUntil(assignment, now)))
  if (waiting !== null) return { kind: 'wait', until: waiting } as const
  const match = invited.find(({ assignment }) => sameCode(assignment.code, typed))
  for (const { candidate, assignment } of match ? [match] : invited) {
    const { nextTryAt: _over, ...kept } = assignment
    const tries = match ? { tries: 0 } : afterWrongCode(assignment, now)
    await putNext(stores, candidates, { ...candidate, assignment: { ...kept, ...tries } })
    if (match) return { kind: 'match', candidateId: candidate.id } as const
  }
  const first = invited[0]?.assignment
  const until = first ? waitsUntil(afterWrongCode(first, now), now) : null
  return until === null ? ({ kind: 'no-match' } as const) : ({ kind: 'wait', until } as const)
}

function longest(moments: readonly (string | null)[]): string | null {
  return moments.reduce((a, b) => (a === null || (b !== null && b > a) ? b : a), null)
}
