/** Every address of the staff app, and the functions that build them. Imports nothing. */

export const paths = {
  home: '/',
  jobs: '/jobs',
  job: '/jobs/:jobId',
  candidates: '/candidates',
  board: '/candidates/board',
  candidate: '/candidates/:candidateId',
  assessments: '/assessments',
  builder: '/assessments/:assessmentId',
  invite: '/assessments/:assessmentId/invite',
  paper: '/assessments/:assessmentId/paper',
  versions: '/assessments/:assessmentId/versions',
  version: '/assessments/:assessmentId/versions/:number',
  versionComparison: '/assessments/:assessmentId/versions/compare',
  responses: '/assessments/:assessmentId/responses',
  statistics: '/assessments/:assessmentId/statistics',
  fairOutcome: '/assessments/:assessmentId/fair-outcome',
  response: '/assessments/:assessmentId/responses/:candidateId',
  marking: '/assessments/:assessmentId/marking',
  agreement: '/assessments/:assessmentId/agreement',
  settling: '/assessments/:assessmentId/settling',
  compare: '/assessments/:assessmentId/compare',
  keyFix: '/assessments/:assessmentId/key',
  whatIf: '/assessments/:assessmentId/what-if',
  decision: '/assessments/:assessmentId/decision',
  mentions: '/mentions',
  data: '/data',
  /**
   * The data page, starting a backup at once; opened in a new tab beside a page with unsaved work.
   */
  saveBackup: '/data?backup',
} as const

export function jobPath(jobId: string): string {
  return `/jobs/${jobId}`
}

export function candidatePath(candidateId: string): string {
  return `/candidates/${candidateId}`
}

/** The place of a note on the page that shows it. */
export function noteAnchor(noteId: string): string {
  return `note-${noteId}`
}

export function builderPath(assessmentId: string): string {
  return `/assessments/${assessmentId}`
}

/** The dialog for a new assessment of this job, starting with a file. */
export function openFilePath(jobId: string): string {
  return `${paths.assessments}?new=${jobId}&start=file`
}

/** Choosing candidates, their codes, the address, handing over. `candidateId` chooses one. */
export function invitePath(assessmentId: string, candidateId?: string): string {
  const only = candidateId === undefined ? '' : `?candidate=${candidateId}`
  return `/assessments/${assessmentId}/invite${only}`
}

/** The blank assessment to print; `version` is its number, or the draft. */
export function paperPath(assessmentId: string, version?: number | 'draft'): string {
  const only = version === undefined ? '' : `?version=${version}`
  return `/assessments/${assessmentId}/paper${only}`
}

/** The published versions of an assessment. */
export function versionsPath(assessmentId: string): string {
  return `/assessments/${assessmentId}/versions`
}

/** One version as candidates saw it. */
export function versionPath(assessmentId: string, number: number): string {
  return `/assessments/${assessmentId}/versions/${number}`
}

/** Two versions side by side, by number, or the draft. */
export function versionComparisonPath(
  assessmentId: string,
  before: number,
  after: number | 'draft',
): string {
  return `/assessments/${assessmentId}/versions/compare?before=${before}&after=${after}`
}

/** The builder, asking whether the draft becomes this version again. */
export function restorePath(assessmentId: string, number: number): string {
  return `/assessments/${assessmentId}?restore=${number}`
}

export function responsesPath(assessmentId: string): string {
  return `/assessments/${assessmentId}/responses`
}

/** The statistics of the questions of an assessment. */
export function statisticsPath(assessmentId: string): string {
  return `/assessments/${assessmentId}/statistics`
}

/** How often candidates of each group are selected. */
export function fairOutcomePath(assessmentId: string): string {
  return `/assessments/${assessmentId}/fair-outcome`
}

export function responsePath(assessmentId: string, candidateId: string): string {
  return `/assessments/${assessmentId}/responses/${candidateId}`
}

/** One question and all answers to it; without `questionId`, the first that has to be marked. */
export function markingPath(assessmentId: string, questionId?: string): string {
  const only = questionId === undefined ? '' : `?question=${questionId}`
  return `/assessments/${assessmentId}/marking${only}`
}

/** How far reviewers agree. */
export function agreementPath(assessmentId: string): string {
  return `/assessments/${assessmentId}/agreement`
}

/** Answers with different marks, one at a time; with `questionId`, those to one question. */
export function settlingPath(assessmentId: string, questionId?: string): string {
  const only = questionId === undefined ? '' : `?question=${questionId}`
  return `/assessments/${assessmentId}/settling${only}`
}

/** Responses beside each other; which ones is in the search parameters. */
export function comparePath(assessmentId: string): string {
  return `/assessments/${assessmentId}/compare`
}

/** Correcting the key of one question of a published version. */
export function keyFixPath(assessmentId: string, version: number, questionId: string): string {
  return `/assessments/${assessmentId}/key?version=${version}&question=${questionId}`
}

/** Other weights and limits, and what they would change. */
export function whatIfPath(assessmentId: string): string {
  return `/assessments/${assessmentId}/what-if`
}

/** The shortlist, who was chosen, and why. */
export function decisionPath(assessmentId: string): string {
  return `/assessments/${assessmentId}/decision`
}
