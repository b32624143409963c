/**
 * Every address of the app, with the function that builds it. Imports nothing.
 */

export const paths = {
  home: '/',
  jobs: '/jobs',
  job: '/jobs/:jobId',
  candidates: '/candidates',
  board: '/candidates/board',
  candidate: '/candidates/:candidateId',
  assessments: '/assessments',
  builder: '/assessments/:assessmentId',
  responses: '/assessments/:assessmentId/responses',
  response: '/assessments/:assessmentId/responses/:candidateId',
  data: '/data',
  /** The same, saving a backup at once; for a new tab beside a page that holds unsaved work. */
  saveBackup: '/data?backup',
} as const

export function jobPath(jobId: string): string {
  return `/jobs/${jobId}`
}

export function candidatePath(candidateId: string): string {
  return `/candidates/${candidateId}`
}

export function builderPath(assessmentId: string): string {
  return `/assessments/${assessmentId}`
}

/** The dialog for a new assessment of this job, which starts with a file. */
export function openFilePath(jobId: string): string {
  return `${paths.assessments}?new=${jobId}&start=file`
}

export function responsesPath(assessmentId: string): string {
  return `/assessments/${assessmentId}/responses`
}

export function responsePath(assessmentId: string, candidateId: string): string {
  return `/assessments/${assessmentId}/responses/${candidateId}`
}

const TAKE = '/take/'

/** The candidate's address. It stands apart from the staff screens. */
export function takePath(assessmentId: string): string {
  return `${TAKE}${assessmentId}`
}

/** The assessment that an address is the candidate's address of, or null. */
export function assessmentIdOfTakePath(pathname: string): string | null {
  if (!pathname.startsWith(TAKE)) return null
  return pathname.slice(TAKE.length).replace(/\/.*$/, '')
}
