/**
 * Decides what a page opens, before either app is loaded: in candidate mode only the assessments
 * that were handed over.
 */
import type { CandidateMode } from '#schemas/records/device.ts'
import { within } from '#src/base/within.ts'
import { onCandidateMode, readCandidateMode } from '#src/storage/device/candidateMode.ts'
import { assessmentIdOfTakePath } from '#src/base/takePath.ts'

import { CANDIDATE_MODE_MS } from './timeouts.ts'

export type Opening =
  | { app: 'staff' }
  | { app: 'candidate'; assessmentId: string; mode: CandidateMode | null }
  | { app: 'handedOver'; mode: CandidateMode }

/**
 * Rejects with what storage threw: then no staff page may be opened. A candidate's page opens all
 * the same, since it says itself that storage fails; it is checked again as soon as storage answers.
 */
export async function openingFor(pathname: string): Promise<Opening> {
  const assessmentId = assessmentIdOfTakePath(pathname)
  const reading = readCandidateMode()
  if (assessmentId === null) {
    const mode = await reading
    return mode === null ? { app: 'staff' } : { app: 'handedOver', mode }
  }
  const mode = (await within(CANDIDATE_MODE_MS, reading).catch(() => null)) ?? null
  if (mode === null) return { app: 'candidate', assessmentId, mode }
  const isHandedOver = mode.assessments.some(({ id }) => id === assessmentId)
  return isHandedOver ? { app: 'candidate', assessmentId, mode } : { app: 'handedOver', mode }
}

/**
 * Reloads the page as soon as it should open something else: when another page hands the device
 * over or takes it back, and whenever this page is shown again or goes through its history. Returns
 * a function for when this page itself opens something else without being loaded again.
 */
export function keepGuard(atFirst: Opening['app']): (next: Opening['app']) => void {
  let opened = atFirst
  let clear = clearingOf(opened)
  const check = async () => {
    // However long it takes: the page may have been opened without an answer.
    await readCandidateMode()
    const { app } = await openingFor(window.location.pathname)
    if (app === opened) return
    clear()
    window.location.reload()
  }
  // If storage is lost, the screens of each app say so; the next load asks again.
  const look = () => void check().catch(() => undefined)
  look()
  onCandidateMode(look)
  window.addEventListener('popstate', look)
  window.addEventListener('pageshow', look)
  window.addEventListener('focus', look)
  // A page that is left is hidden after its connections are closed, and must not open new ones.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look()
  })
  return (next) => {
    opened = next
    clear = clearingOf(next)
  }
}

function clearingOf(opened: Opening['app']): () => void {
  return opened === 'staff' ? staffPageClearing() : () => undefined
}

/**
 * Returns what clears a staff page before it reloads, because somebody can stop the reload, or
 * refuse it where a page asks before it is left. That would leave the staff page open.
 */
function staffPageClearing(): () => void {
  let isCleared = false
  // Added before the app's own, because for `beforeunload` Chromium ignores the capture phase.
  for (const type of ['beforeunload', 'keydown']) {
    const stop = (event: Event) => {
      if (isCleared) event.stopImmediatePropagation()
    }
    window.addEventListener(type, stop, { capture: true })
  }
  return () => {
    isCleared = true
    document.body.replaceChildren()
    document.title = 'TalentFlow'
  }
}
