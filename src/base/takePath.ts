/** The candidate's address, separate from those of staff: candidates don't load them. Imports nothing. */
const TAKE = '/take/'

export function takePath(assessmentId: string): string {
  return `${TAKE}${assessmentId}`
}

/** The assessment id in a candidate's address, or null. */
export function assessmentIdOfTakePath(pathname: string): string | null {
  if (!pathname.startsWith(TAKE)) return null
  return pathname.slice(TAKE.length).replace(/\/.*$/, '')
}

/** The only staff address that candidates' pages know: while handed over, it takes the PIN. */
export const STAFF_ADDRESS = '/'
