import type { Company } from '#schemas/company.ts'
import { hiring } from '#src/storage/core/rawDatabase.ts'
import { read } from '#src/storage/core/transactions.ts'
import { getWhole } from '#src/storage/records/rawRecords.ts'

import { newestVersion } from './invitation.ts'
import { partialAssessments, partialVersions } from './partialKinds.ts'

/**
 * The company's face of this version, or of the assessment's newest one. Null if it has none, or
 * can't be read: the page looks as without one.
 */
export async function companyOf(assessmentId: string, versionId?: string): Promise<Company | null> {
  try {
    return await read(hiring, ['Assessments'], async (stores) => {
      const assessment = await getWhole(stores, partialAssessments, assessmentId)
      if (!assessment.ok) return null
      const version = await (versionId === undefined
        ? newestVersion(stores, assessment.value)
        : getWhole(stores, partialVersions, versionId))
      return version.ok ? (version.value.company ?? null) : null
    })
  } catch {
    return null
  }
}
