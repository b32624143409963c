import type { SettingValue } from '#schemas/records/device.ts'
import type { Company } from '#schemas/company.ts'
import { within } from '#src/base/within.ts'
import { currentCompany } from '#src/builder/storage/company.ts'
import { useQuery } from '#src/storage/core/query.ts'
import { getSetting, useSetting } from '#src/storage/device/device.ts'
import { type StorageHealth, storageHealth } from '#src/storage/device/storageHealth.ts'
import { type Colleague, listTeam } from '#src/storage/device/team.ts'
import type { ProtectionState } from '#src/storage/protection/protectionState.ts'
import { countRecords, type RecordCounts } from '#src/custody/storage/sampleData.ts'
import { useProtection } from '#src/staff/protection/useProtection.ts'

/** Everything that the sections of the page start with. */
export interface StoredData {
  counts: RecordCounts & { sample: number }
  health: StorageHealth
  /** Null if there is none. */
  lastBackup: SettingValue<'lastBackup'> | null
  staffName: string | null
  /** Null as long as the team uses the standard words. */
  recommendations: SettingValue<'recommendationWords'> | null
  /** The company's face on candidates' pages; null if none is set. */
  company: { id: string; accent: string | null; shown: Company } | null
  /** The team with former members; null if it can't be read. */
  team: readonly Colleague[] | null
  protection: ProtectionState
}

const UNTOLD: StorageHealth = { persistent: null, usage: null, quota: null }

/** For what the browser says of its storage: it may not answer at all. */
const HEALTH_MS = 1000

/**
 * Undefined until all of it is read, because a section that appeared later would move those below
 * it. The first two are read together: browsers send no event when their storage fills up, but that
 * happens when records change.
 */
export function useStoredData(): StoredData | undefined {
  const kept = useQuery(readKept, [])
  const lastBackup = useSetting('lastBackup')
  const staffName = useSetting('staffName')
  const recommendations = useSetting('recommendationWords')
  const company = useQuery(readCompany, [])
  const team = useQuery(readTeam, [])
  const protection = useProtection()
  if (
    kept === undefined ||
    lastBackup === undefined ||
    staffName === undefined ||
    recommendations === undefined ||
    company === undefined ||
    team === undefined ||
    protection === undefined
  ) {
    return undefined
  }
  return { ...kept, lastBackup, staffName, recommendations, company, team, protection }
}

async function readKept(): Promise<Pick<StoredData, 'counts' | 'health'>> {
  const counts = await countRecords()
  // If the browser refuses to answer, the values are unknown.
  const health = await within(HEALTH_MS, storageHealth()).catch(() => UNTOLD)
  return { counts, health: health ?? UNTOLD }
}

async function readCompany(): Promise<StoredData['company']> {
  const [details, shown] = [await getSetting('company'), await currentCompany()]
  if (details === null || shown === null) return null
  return { id: JSON.stringify(details), accent: details.accent ?? null, shown }
}

function readTeam(): Promise<StoredData['team']> {
  return listTeam({ all: true }).catch(() => null)
}
