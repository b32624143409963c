import type { BackupStore } from '#schemas/files/backup.ts'

/** Zero records for each store. */
export function noCounts(): Record<BackupStore, number> {
  return {
    Jobs: 0,
    Candidates: 0,
    Assessments: 0,
    Responses: 0,
    settings: 0,
    history: 0,
    erased: 0,
    team: 0,
    keys: 0,
    files: 0,
  }
}
