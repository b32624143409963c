/** Ids of versions. */
import * as z from 'zod/mini'

/** `<assessmentId>.v<number>`. */
export const versionIdSchema = z.string().check(z.regex(/^[0-9a-f-]{36}\.v[1-9]\d*$/))

/** The id of version `number` of an assessment. */
export function versionIdOf(assessmentId: string, number: number): string {
  return `${assessmentId}.v${number}`
}
