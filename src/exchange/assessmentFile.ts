/**
 * Our own file of one assessment: the definition as JSON. Whatever comes in is measured before it is
 * looked at, and its texts are read again from their source.
 */
import { FORMAT } from '#schemas/base.ts'
import { type Definition, definitionSchema } from '#schemas/definition.ts'
import { done, failed, type Result } from '#schemas/result.ts'

import { firstProblem } from './file/firstProblem.ts'
import { readJson } from './file/readJson.ts'
import { refusedPattern } from './file/refusedPattern.ts'
import { repeatedId } from './file/repeatedId.ts'
import { type Unreadable, unreadable } from './file/unreadable.ts'
import { withDerivedTexts } from './file/withDerivedTexts.ts'

/** What the file says of itself. */
export const ASSESSMENT_FILE = 'talentflow-assessment'

export function writeAssessmentFile(definition: Definition): string {
  return `${JSON.stringify({ format: FORMAT, kind: ASSESSMENT_FILE, definition }, null, 2)}\n`
}

/** Reads what `writeAssessmentFile` wrote, or a definition by itself; texts may be plain strings. */
export function readAssessmentFile(text: string): Result<Definition, Unreadable> {
  const read = readJson(text)
  return read.ok ? readAssessment(read.value) : read
}

/** The same of JSON that was parsed already, by `readJson`. */
export function readAssessment(value: unknown): Result<Definition, Unreadable> {
  const raw = definitionIn(value)
  if (isNewer(value) || isNewer(raw)) {
    return unreadable('The file', 'it was written by a newer TalentFlow')
  }
  const checked = definitionSchema.safeParse(withDerivedTexts(raw))
  if (!checked.success) return failed(firstProblem(checked.error.issues, raw))
  const repeated = repeatedId(checked.data)
  if (repeated !== null) return unreadable(repeated.where, `the id ${repeated.id} is used twice`)
  const refused = refusedPattern(checked.data)
  return refused === null ? done(checked.data) : failed(refused)
}

function definitionIn(value: unknown): unknown {
  return isObject(value) && value['kind'] === ASSESSMENT_FILE ? value['definition'] : value
}

function isNewer(value: unknown): boolean {
  return isObject(value) && typeof value['format'] === 'number' && value['format'] > FORMAT
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
