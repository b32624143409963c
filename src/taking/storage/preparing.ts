/**
 * Opens and seals parts in protected mode before an attempt starts, because nothing of this can be
 * inside a transaction. The candidate's page loads this only there.
 */
import type { Answers } from '#schemas/answer.ts'
import type { Activity } from '#schemas/activity.ts'
import type { CurrentAttempt, ProtectedCurrent } from '#schemas/attempt.ts'
import type { PartialResponse } from '#schemas/records/partialRecords.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import type { Encrypted } from '#schemas/sealing.ts'
import type { TeamKey } from '#schemas/records/teamKey.ts'
import { hiring } from '#src/storage/core/rawDatabase.ts'
import { read } from '#src/storage/core/transactions.ts'
import { requireTeamKey } from '#src/storage/device/missingKey.ts'
import { getStored } from '#src/storage/records/rawRecords.ts'
import { partialResponses } from './partialKinds.ts'

import { type AttemptSeal, type Credentials, newSeal, sealOf } from './attemptSeal.ts'

export interface Prepared {
  seal: AttemptSeal
  /** Whether it is for the attempt that is stored now. */
  isFor(current: PartialResponse['current']): boolean
  /** The attempt as it is stored. */
  sealed(attempt: CurrentAttempt | ProtectedCurrent): ProtectedCurrent
  /** The attempt with its answers. */
  opened(attempt: ProtectedCurrent): CurrentAttempt
}

/**
 * Null if nothing need be sealed. Rejects with what storage threw, and if the team's key is damaged or
 * missing.
 */
export async function prepare(
  candidateId: string,
  credentials: Credentials | undefined,
): Promise<Result<Prepared | null, { kind: 'code-needed' }>> {
  const team = await requireTeamKey()
  if (team === null) return done(null)
  const stored = await read(hiring, ['Responses'], (stores) =>
    getStored(stores, partialResponses, candidateId),
  )
  const before = stored?.kind === 'whole' ? stored.value.current : undefined
  const isProtected = before !== undefined && 'draft' in before
  // While protection is being turned off, a plain attempt stays plain.
  if (team.pending === 'opening' && !isProtected) return done(null)
  if (credentials === undefined) return failed({ kind: 'code-needed' })
  return isProtected ? reopen(before, team, credentials) : protect(before, team, credentials)
}

async function reopen(before: ProtectedCurrent, team: TeamKey, credentials: Credentials) {
  const seal = await sealOf(before, team, credentials)
  const answers = await seal?.decryptAnswers(before.draft)
  if (!seal || !answers) return failed({ kind: 'code-needed' } as const)
  const { draft, sealedActivity } = before
  if (sealedActivity === undefined) return done(preparedWith(seal, { before, answers, draft }))
  const activity = await seal.decryptActivity(sealedActivity)
  if (!activity) return failed({ kind: 'code-needed' } as const)
  return done(
    preparedWith(seal, { before, answers, draft, observed: { activity, sealedActivity } }),
  )
}

async function protect(
  before: CurrentAttempt | undefined,
  team: TeamKey,
  credentials: Credentials,
) {
  const seal = await newSeal(before?.attemptId ?? crypto.randomUUID(), team, credentials)
  const answers = before?.answers ?? {}
  const draft = await seal.encryptAnswers(answers)
  const activity = before?.activity
  if (activity === undefined) return done(preparedWith(seal, { before, answers, draft }))
  const sealedActivity = await seal.encryptActivity(activity)
  return done(
    preparedWith(seal, { before, answers, draft, observed: { activity, sealedActivity } }),
  )
}

function preparedWith(
  seal: AttemptSeal,
  {
    before,
    answers,
    draft,
    observed,
  }: {
    /** Undefined for a new attempt. */
    before: PartialResponse['current']
    answers: Answers
    draft: Encrypted
    /** If anything was recorded. */
    observed?: { activity: Activity; sealedActivity: Encrypted }
  },
): Prepared {
  return {
    seal,
    isFor(current) {
      if (before === undefined || current === undefined) return before === current
      return JSON.stringify(before) === JSON.stringify(current)
    },
    sealed(attempt) {
      if ('draft' in attempt) return attempt
      const { answers: _sealed, activity: _alsoSealed, ...bare } = attempt
      const besides = observed && { sealedActivity: observed.sealedActivity }
      return { ...bare, draft, ...besides, keys: seal.keys }
    },
    opened({ draft: _opened, sealedActivity: _alsoOpened, keys: _kept, ...bare }) {
      return { ...bare, answers, ...(observed && { activity: observed.activity }) }
    },
  }
}
