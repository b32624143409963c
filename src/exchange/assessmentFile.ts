/**
 * Our own file of one assessment: the definition and its test candidates as JSON. Whatever comes in is
 * measured before it is looked at, and its texts are read again from their source.
 */
import { ASSESSMENT_FILE, assessmentFileSchema } from '#schemas/assessmentFile.ts'
import { FORMAT } from '#schemas/base.ts'
import { type Definition, definitionSchema } from '#schemas/definition.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import type { TestCandidate } from '#schemas/testCandidate.ts'

import { firstProblem } from './file/firstProblem.ts'
import { readJson } from './file/readJson.ts'
import { refusedPattern } from './file/refusedPattern.ts'
import { refusedPoints } from './file/refusedPoints.ts'
import { repeatedId, repeatedTest } from './file/repeatedId.ts'
import { type Unreadable, unreadable } from './file/unreadable.ts'
import { withDerivedTexts } from './file/withDerivedTexts.ts'

/** What a file holds of an assessment. */
export type ReadAssessment = { definition: Definition; testCandidates: readonly TestCandidate[] }

/** JSON that people can read and compare; without `testCandidates` where there are none. */
export function writeAssessmentFile({ definition, testCandidates }: ReadAssessment): string {
  const tests = testCandidates.length === 0 ? {} : { testCandidates }
  const file = { format: FORMAT, kind: ASSESSMENT_FILE, definition, ...tests }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** Reads what `writeAssessmentFile` wrote, or a definition by itself; texts may be plain strings. */
export function readAssessmentFile(text: string): Result<ReadAssessment, Unreadable> {
  const read = readJson(text)
  return read.ok ? readAssessment(read.value) : read
}

/** The same of JSON that was parsed already, by `readJson`. */
export function readAssessment(value: unknown): Result<ReadAssessment, Unreadable> {
  const file = readFile(value)
  if (!file.ok) return file
  const { definition, testCandidates } = file.value
  const repeated = repeatedId(definition) ?? repeatedTest(testCandidates)
  if (repeated !== null) return unreadable(repeated.where, `the id ${repeated.id} is used twice`)
  const refused = refusedPattern(definition) ?? refusedPoints(definition)
  return refused === null ? file : failed(refused)
}

function readFile(value: unknown): Result<ReadAssessment, Unreadable> {
  const isWrapped = isObject(value) && value['kind'] === ASSESSMENT_FILE
  if (isNewer(value) || (isWrapped && isNewer(value['definition']))) {
    return unreadable('The file', 'it was written by a newer TalentFlow')
  }
  if (!isWrapped) {
    const checked = definitionSchema.safeParse(withDerivedTexts(value))
    if (!checked.success) return failed(firstProblem(checked.error.issues, value))
    return done({ definition: checked.data, testCandidates: [] })
  }
  const raw = { ...value, definition: withDerivedTexts(value['definition']) }
  const checked = assessmentFileSchema.safeParse(raw)
  if (!checked.success) return failed(firstProblem(checked.error.issues, value))
  const { definition, testCandidates = [] } = checked.data
  return done({ definition, testCandidates })
}

function isNewer(value: unknown): boolean {
  return isObject(value) && typeof value['format'] === 'number' && value['format'] > FORMAT
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
