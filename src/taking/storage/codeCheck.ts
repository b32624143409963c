/** Checks an access code for the candidates with an email. Runs inside a caller's transaction. */
import type { PartialAssignment, PartialCandidate } from '#schemas/records/partialRecords.ts'
import { sameCode } from '#src/storage/vault/accessCode.ts'

import { checkRecords } from '#src/storage/records/shapes.ts'
import { putNext } from '#src/storage/records/rawRecords.ts'
import { partialCandidates } from './partialKinds.ts'
import type { Stores } from '#src/storage/core/transactions.ts'
import {
  afterWrongCode,
  type SignInAttempts,
  waitsUntil,
} from '#src/storage/device/signInAttempts.ts'

export type Invited = { candidate: PartialCandidate; assignment: PartialAssignment }

/** Usually one; the same person may have been entered twice. */
export async function invitedAs(
  stores: Stores,
  email: string,
  assessmentId: string,
): Promise<Invited[]> {
  const raws = await stores.all('Candidates', 'email', email)
  return checkRecords(partialCandidates, raws).whole.flatMap((candidate) => {
    const { assignment } = candidate
    return assignment?.assessmentId === assessmentId ? [{ candidate, assignment }] : []
  })
}

/**
 * The candidate with this code, or the time (ISO) until which no further code is checked. A wrong
 * code counts against every candidate with the email; a correct one resets the count of its own
 * candidate.
 *
 * A code in protected mode can't be checked inside a transaction. Then it counts as wrong until
 * `acceptCode`, so that leaving meanwhile gives no free try; `verify` says what to compare it with,
 * and `otherwise` is the result if none of them matches.
 */
export async function tryCode(
  stores: Stores,
  invited: readonly Invited[],
  typed: string,
  now: Date,
) {
  const waiting = longest(invited.map(({ assignment }) => waitsUntil(assignment, now)))
  if (waiting !== null) return { kind: 'wait', until: waiting } as const
  const match = invited.find(
    ({ assignment }) => 'code' in assignment && sameCode(assignment.code, typed),
  )
  for (const { candidate, assignment } of match ? [match] : invited) {
    await putTries(stores, candidate, match ? NONE : afterWrongCode(assignment, now))
    if (match) return { kind: 'match', candidateId: candidate.id } as const
  }
  const first = invited[0]?.assignment
  const until = first ? waitsUntil(afterWrongCode(first, now), now) : null
  const otherwise =
    until === null ? ({ kind: 'no-match' } as const) : ({ kind: 'wait', until } as const)
  const verify = invited.flatMap(({ candidate: { id }, assignment }) =>
    'verifier' in assignment ? [{ candidateId: id, verifier: assignment.verifier }] : [],
  )
  return verify.length > 0 ? ({ kind: 'verify', verify, otherwise } as const) : otherwise
}

/** Resets the count of wrong codes once a code turned out to be the candidate's. */
export async function acceptCode(stores: Stores, invited: readonly Invited[]): Promise<void> {
  for (const { candidate } of invited) await putTries(stores, candidate, NONE)
}

const NONE: SignInAttempts = { tries: 0 }

async function putTries(
  stores: Stores,
  candidate: PartialCandidate,
  tries: SignInAttempts,
): Promise<void> {
  const { assignment } = candidate
  if (assignment === undefined) return
  const { nextTryAt: _over, ...kept } = assignment
  await putNext(stores, partialCandidates, { ...candidate, assignment: { ...kept, ...tries } })
}

function longest(moments: readonly (string | null)[]): string | null {
  return moments.reduce((a, b) => (a === null || (b !== null && b > a) ? b : a), null)
}
