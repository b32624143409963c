import { limitFacts, type LimitFacts } from '#src/assessment/engine/clock/limits.ts'
import { hiring } from '#src/storage/core/rawDatabase.ts'
import { read } from '#src/storage/core/transactions.ts'
import { getWhole } from '#src/storage/records/rawRecords.ts'

import { getClockTerms } from './clockTerms.ts'
import { partialVersions } from './partialKinds.ts'

/**
 * The limits of a candidate, or null if there are none. Undefined if the version can't be read. Rejects
 * with what storage threw.
 */
export async function limitFactsFor(
  candidateId: string,
  versionId: string,
): Promise<LimitFacts | null | undefined> {
  const version = await read(hiring, ['Assessments'], (stores) =>
    getWhole(stores, partialVersions, versionId),
  )
  if (!version.ok) return undefined
  const { definition, assessmentId } = version.value
  const { extraTime } = await getClockTerms(candidateId, assessmentId)
  return limitFacts(definition, extraTime)
}
