import { ASSESSMENT_FILE } from '#schemas/assessmentFile.ts'
import { BACKUP_FILE, backupHeaderSchema } from '#schemas/backup.ts'
import { FORMAT } from '#schemas/base.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import { firstProblem } from '#src/exchange/file/firstProblem.ts'
import { jsonPath } from '#src/exchange/file/jsonPath.ts'
import { type Unreadable, unreadable } from '#src/exchange/file/unreadable.ts'

const NO_BACKUP = 'it is not a TalentFlow backup'
const ASSESSMENT = `${NO_BACKUP}: open a saved assessment with “New assessment” on the page of assessments`

/** The first line of a backup, parsed; undefined: it is no JSON, `text` or none at all. */
export function readHeader(
  value: unknown,
  text: string | null,
): Result<{ madeAt: string }, Unreadable> {
  const isHeader = typeof value === 'object' && value !== null && 'kind' in value
  if (!isHeader || value.kind !== BACKUP_FILE) {
    // Our own files of one assessment begin with a brace alone, or say what they are.
    const isAssessment = text?.trim() === '{' || (isHeader && value.kind === ASSESSMENT_FILE)
    return unreadable({ path: [], why: isAssessment ? ASSESSMENT : NO_BACKUP })
  }
  if ('format' in value && typeof value.format === 'number' && value.format > FORMAT) {
    const why = `it was saved by a newer TalentFlow: this one reads format ${FORMAT}`
    return failed({ kind: 'unreadable', where: 'line 1, format', why })
  }
  const checked = backupHeaderSchema.safeParse(value)
  if (checked.success) return done({ madeAt: checked.data.madeAt })
  const { path, why } = firstProblem(checked.error.issues, value)
  return failed({ kind: 'unreadable', where: `line 1, ${jsonPath(path)}`, why })
}
