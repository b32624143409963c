/**
 * Opens and seals parts in protected mode before an attempt starts, because nothing of this can be
 * inside a transaction. The candidate's page loads this only there.
 */
import type { CurrentAttempt, ProtectedCurrent } from '#schemas/attempt.ts'
import type { PartialResponse } from '#schemas/records/partialRecords.ts'
import { done, failed, type Result } from '#schemas/result.ts'
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
  const { draft, sealedActivity, sealedMarked } = before
  const activity = sealedActivity && (await seal.decryptActivity(sealedActivity))
  if (activity === null) return failed({ kind: 'code-needed' } as const)
  // Marks that don't open keep nobody from their answers.
  const marked = sealedMarked && (await seal.decryptMarked(sealedMarked))
  const plain = { answers, ...(activity && { activity }), ...(marked && { marked }) }
  const sealed = {
    draft,
    ...(sealedActivity && { sealedActivity }),
    ...(marked && sealedMarked && { sealedMarked }),
  }
  return done(preparedWith(seal, { before, plain, sealed }))
}

async function protect(
  before: CurrentAttempt | undefined,
  team: TeamKey,
  credentials: Credentials,
) {
  const seal = await newSeal(before?.attemptId ?? crypto.randomUUID(), team, credentials)
  const { answers = {}, activity, marked } = before ?? {}
  const plain = { answers, ...(activity && { activity }), ...(marked && { marked }) }
  const sealed = {
    draft: await seal.encryptAnswers(answers),
    ...(activity && { sealedActivity: await seal.encryptActivity(activity) }),
    ...(marked && { sealedMarked: await seal.encryptMarked(marked) }),
  }
  return done(preparedWith(seal, { before, plain, sealed }))
}

function preparedWith(
  seal: AttemptSeal,
  {
    before,
    plain,
    sealed,
  }: {
    /** Undefined for a new attempt. */
    before: PartialResponse['current']
    plain: Pick<CurrentAttempt, 'answers' | 'activity' | 'marked'>
    sealed: Pick<ProtectedCurrent, 'draft' | 'sealedActivity' | 'sealedMarked'>
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
      const { answers: _answers, activity: _activity, marked: _marked, ...bare } = attempt
      return { ...bare, ...sealed, keys: seal.keys }
    },
    opened({
      draft: _draft,
      sealedActivity: _activity,
      sealedMarked: _marked,
      keys: _keys,
      ...bare
    }) {
      return { ...bare, ...plain }
    },
  }
}
