import type { Actor } from '#schemas/actor.ts'
import type { Candidate } from '#schemas/records/candidate.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import type { DraftKeys } from '#schemas/sealing.ts'
import { assessmentTable, candidateTable, responseTable } from '#src/storage/core/database.ts'
import { isResponseHeld } from '#src/storage/core/locks.ts'
import type { StorageFailure } from '#src/storage/core/query.ts'
import { write } from '#src/storage/core/writing.ts'
import { assessments, candidates } from '#src/storage/records/recordKinds.ts'
import { putNext, wholeRecord } from '#src/storage/records/records.ts'
import { checkRecord, type NotFound } from '#src/storage/records/shapes.ts'
import { storedResponses } from '#src/storage/records/storedKinds.ts'
import { NeedsParts } from '#src/storage/sealing/prepareParts.ts'
import { openKeys } from '#src/storage/sealing/openKeys.ts'
import { relockDraftKey } from '#src/storage/vault/draftKey.ts'

import { freshAssignment } from './assigning.ts'

export type CannotRenew =
  | NotFound
  | { kind: 'not-assigned' }
  /** In protected mode: their page would store the draft with the old code again. */
  | { kind: 'being-answered' }
  | StorageFailure

/**
 * Replaces the access code: the old one stops working, and waiting times end. In protected
 * mode an unfinished attempt is locked with the new code in the same transaction.
 */
export async function renewCode(
  candidateId: string,
  actor: Actor,
): Promise<Result<Candidate, CannotRenew>> {
  if (openKeys() !== null && (await isResponseHeld(candidateId))) {
    return failed({ kind: 'being-answered' })
  }
  const relock = relocking()
  return write([candidateTable, assessmentTable, responseTable], async () => {
    const stored = await wholeRecord(candidates, candidateId)
    if (!stored.ok) return stored
    const { assignment, timeline } = stored.value
    if (!assignment) return failed({ kind: 'not-assigned' })
    const assessment = await wholeRecord(assessments, assignment.assessmentId)
    if (!assessment.ok) return assessment
    const at = new Date().toISOString()
    const { id: assessmentId, title } = assessment.value
    const fresh = freshAssignment(assessmentId, stored.value)
    await relockDraft(candidateId, fresh.code, relock)
    const renewed: Candidate = {
      ...stored.value,
      updatedAt: at,
      assignment: {
        ...fresh,
        extraTime: assignment.extraTime,
        ...(assignment.pauses && { pauses: assignment.pauses }),
      },
      timeline: [...timeline, { kind: 'codeRenewed', at, by: actor, assessmentId, title }],
    }
    return done(await putNext(candidates, renewed))
  })
}

type Relock = (attemptId: string, keys: DraftKeys, code: string) => DraftKeys | null

/** Its revision stays: nobody edited the answers. */
async function relockDraft(candidateId: string, code: string, relock: Relock): Promise<void> {
  const raw = await responseTable.get(candidateId)
  if (raw === undefined) return
  const checked = checkRecord(storedResponses, raw)
  if (checked.kind !== 'whole') return
  const { current } = checked.value
  if (current === undefined || !('keys' in current)) return
  const keys = relock(current.attemptId, current.keys, code)
  if (keys === null) return
  await responseTable.put({ ...checked.value, current: { ...current, keys } })
}

/** Gives up the transaction until the key is locked, and then finds it. */
function relocking(): Relock {
  const locked = new Map<string, DraftKeys | null>()
  return (attemptId, keys, code) => {
    const team = openKeys()
    if (team === null) return null
    const name = JSON.stringify([attemptId, keys, code])
    const ready = locked.get(name)
    if (ready !== undefined) return ready
    throw new NeedsParts(async () => {
      locked.set(name, await relockDraftKey(attemptId, keys, { ...team, code }))
    })
  }
}
