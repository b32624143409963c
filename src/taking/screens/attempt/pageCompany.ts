import type { Company } from '#schemas/company.ts'
import { companyOf } from '#src/taking/storage/company.ts'

import type { Arrival } from './takeState.ts'

/** Whose page it is: what is open knows it, or it is read. */
export async function companyAt(at: Arrival, assessmentId: string): Promise<Company | null> {
  switch (at.kind) {
    case 'identify':
    case 'welcome':
      return at.invitation.company ?? null
    case 'filling':
      return at.attempt.company
    case 'receipt':
      return companyOf(assessmentId, at.receipt.versionId)
    case 'alreadySubmitted':
    case 'openElsewhere':
    case 'noEntry':
      return companyOf(assessmentId)
    // Reading may be what fails, and may never end.
    case 'failed':
      return null
  }
}
