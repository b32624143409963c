import { assessmentTable } from '#src/storage/core/database.ts'

/** Makes a stored version one from before there were newer text rules. */
export async function withoutTextRules(versionId: string): Promise<void> {
  const stored = await assessmentTable.get(versionId)
  if (typeof stored !== 'object' || stored === null || !('definition' in stored)) {
    throw new Error(`${versionId} is no version`)
  }
  const { textRules: _, ...definition } = Object(stored.definition)
  await assessmentTable.put({ ...stored, definition })
}
