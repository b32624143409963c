/** The stored form of submitted answers in protected mode. */
import type { ProtectedFinished, SubmittedAnswers } from '#schemas/attempt.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import type { Sealed } from '#schemas/sealing.ts'
import type { TeamKey } from '#schemas/records/teamKey.ts'
import { failureOf } from '#src/storage/core/failures.ts'
import type { StorageFailure } from '#src/storage/core/query.ts'
import { hiring } from '#src/storage/core/rawDatabase.ts'
import { read } from '#src/storage/core/transactions.ts'
import { getStored } from '#src/storage/records/rawRecords.ts'
import { submittedContext } from '#src/storage/sealing/contexts.ts'
import { fileIdsIn } from '#src/storage/stored/orphans.ts'
import { publicKeyOf } from '#src/storage/vault/publicKey.ts'
import { sealValue } from '#src/storage/vault/sealedValue.ts'

import { partialResponses } from './partialKinds.ts'

export type SealedAnswers = Pick<ProtectedFinished, 'sealed' | 'fileKey'>

/**
 * Sealed for the team alone: this page can't open it again. Outside any transaction. Null if the
 * response can't be read. `byTeam` is the key of the attempt, which opens its files.
 */
export async function sealAnswers(
  submitted: SubmittedAnswers,
  whose: { candidateId: string; attemptId: string; byTeam: Sealed },
  team: TeamKey,
): Promise<Result<SealedAnswers | null, StorageFailure>> {
  const { candidateId, attemptId, byTeam } = whose
  try {
    const stored = await read(hiring, ['Responses'], (stores) =>
      getStored(stores, partialResponses, candidateId),
    )
    if (stored?.kind !== 'whole') return done(null)
    const { assessmentId, current } = stored.value
    const versionId = current?.versionId ?? ''
    const context = submittedContext({ candidateId, assessmentId, versionId, attemptId })
    const sealed = await sealValue(publicKeyOf(team), submitted, context)
    const hasFiles = Object.values(submitted.answers).some((answer) => fileIdsIn(answer).length > 0)
    return done({ sealed, ...(hasFiles && { fileKey: byTeam }) })
  } catch (error) {
    return failed(failureOf(error))
  }
}
