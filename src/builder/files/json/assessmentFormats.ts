import { problemOfFile, type ReadAssessment, writeAssessmentFile } from './writeAssessmentFile.ts'

/** A format in which an assessment is saved as a file. */
export interface AssessmentFormat {
  /** Its entry in the menu. */
  label: string
  /** The ending of its file names. */
  ending: string
  /** The content of the file, named once it is saved. */
  saved: string
  /** Instead, if it can't carry this assessment: what was saved and what to do; null if it can. */
  shortfall: (assessment: ReadAssessment) => string | null
  write: (assessment: ReadAssessment) => string
}

/** The one format that the app opens again. */
export const JSON_FORMAT: AssessmentFormat = {
  label: 'Save as a file',
  ending: 'json',
  saved: 'The draft and its test candidates are saved as a file',
  shortfall(assessment) {
    const problem = problemOfFile(assessment)
    return problem === null
      ? null
      : `The file was saved, but TalentFlow can’t open it again: ${problem}. Save a backup instead.`
  },
  write: writeAssessmentFile,
}

/** Every format, in the order of the menu. */
export const ASSESSMENT_FORMATS: readonly AssessmentFormat[] = [JSON_FORMAT]
