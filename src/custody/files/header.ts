import { ASSESSMENT_FILE } from '#schemas/files/assessmentFile.ts'
import { BACKUP_FILE, backupHeaderSchema } from '#schemas/files/backup.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import { backupUpgrades } from '#schemas/upgrades/backup.ts'
import { findNewer, upgrade } from '#schemas/upgrades/upgrade.ts'
import { firstProblem } from '#src/storage/json/firstProblem.ts'
import { jsonPath } from '#src/storage/json/jsonPath.ts'
import { type Unreadable, unreadable } from '#src/storage/json/unreadableFile.ts'

const NO_BACKUP = 'it is not a TalentFlow backup'
const ASSESSMENT = `${NO_BACKUP}: open a saved assessment with “Create assessment” on the assessments page`

/** The first line of a backup, parsed; undefined if there is none or it is not JSON. */
export function readHeader(
  value: unknown,
  text: string | null,
): Result<{ madeAt: string }, Unreadable> {
  const isHeader = typeof value === 'object' && value !== null && 'kind' in value
  if (!isHeader || value.kind !== BACKUP_FILE) {
    // Our assessment files start with a lone brace, or contain their `kind`.
    const isAssessment = text?.trim() === '{' || (isHeader && value.kind === ASSESSMENT_FILE)
    return unreadable({ path: [], why: isAssessment ? ASSESSMENT : NO_BACKUP })
  }
  const newer = findNewer(backupUpgrades, value)
  if (newer !== null) {
    const why = `it was saved by a newer version of TalentFlow: this one reads format ${newer.reads}`
    return failed({ kind: 'unreadable', where: 'line 1, format', why })
  }
  const checked = backupHeaderSchema.safeParse(upgrade(backupUpgrades, value))
  if (checked.success) return done({ madeAt: checked.data.madeAt })
  const { path, why } = firstProblem(checked.error.issues, value)
  return failed({ kind: 'unreadable', where: `line 1, ${jsonPath(path)}`, why })
}
