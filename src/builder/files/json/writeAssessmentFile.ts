/** The file format of one assessment: definition and test candidates as JSON. */
import { ASSESSMENT_FILE } from '#schemas/files/assessmentFile.ts'
import { FORMATS } from '#schemas/base.ts'
import type { Definition } from '#schemas/definition.ts'
import type { TestCandidate } from '#schemas/testCandidate.ts'

import { refusedExtent, TOO_LARGE } from './assessmentExtent.ts'
import { ASSESSMENT_LIMITS, FILE_LIMITS, isLonger } from '#src/storage/json/limits.ts'
import { withSourcesOnly } from './withDerivedTexts.ts'

/** The parts of an assessment that a file contains. */
export type ReadAssessment = { definition: Definition; testCandidates: readonly TestCandidate[] }

/**
 * JSON that people can read and compare: texts as source, and no `testCandidates` if there are
 * none. Large files are written without indentation, to stay within the limits.
 */
export function writeAssessmentFile(assessment: ReadAssessment): string {
  const text = `${JSON.stringify(fileOf(assessment), null, 2)}\n`
  return isLonger(text, FILE_LIMITS.bytes) ? compactFile(assessment) : text
}

/** Why the file of this assessment could not be read back, completing “it is …”; null if it can. */
export function problemOfFile(assessment: ReadAssessment): string | null {
  if (isLonger(compactFile(assessment), ASSESSMENT_LIMITS.bytes)) return TOO_LARGE
  return refusedExtent(fileOf(assessment))?.why ?? null
}

/** Without indentation, as a large assessment is written. */
export function compactFile(assessment: ReadAssessment): string {
  return JSON.stringify(fileOf(assessment))
}

function fileOf({ definition, testCandidates }: ReadAssessment) {
  const tests = testCandidates.length === 0 ? {} : { testCandidates }
  return {
    format: FORMATS.assessmentFile,
    kind: ASSESSMENT_FILE,
    definition: withSourcesOnly(definition),
    ...tests,
  }
}
