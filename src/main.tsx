import { config } from 'zod/mini'

import { isInPageCache } from '#src/storage/core/leaving.ts'

import { loadFirstWords } from './app/candidateWords.ts'
import { keepGuard, type Opening, openingFor } from './app/guard.ts'
import { assessmentIdOfTakePath } from './base/takePath.ts'

// The content policy forbids eval, which zod would try.
config({ jitless: true })

// Above the first call: the bundler makes them variables, which are undefined until they are set.
const LATE_MS = 2000
const LATE =
  'Close all other TalentFlow tabs and this page will continue. If it doesn’t, restart the browser. Nothing was changed, and your saved data is safe.'
/** Drawing the page comes first. */
const OFFLINE_AFTER_MS = 1000
/** The path of this script: it names the build, because any change of a script changes it as well. */
const entry = new URL(import.meta.url).pathname

const root = document.getElementById('root')
if (root === null) throw new Error('No element to draw in')

let isBeingLeft = false
addEventListener('beforeunload', () => {
  isBeingLeft = true
})

openApp(root).catch((error: unknown) => fail(root, error))

function fail(element: HTMLElement, error: unknown): void {
  // Cut off because the page was left. If it is shown again, it reloads.
  if (isInPageCache()) return
  // Perhaps cut off as well. If the page stays after all, it says so then.
  if (isBeingLeft) {
    isBeingLeft = false
    setTimeout(fail, LATE_MS, element, error)
    return
  }
  element.textContent =
    error instanceof Error && error.name === 'NewerDatabase'
      ? 'This page is older than the data on this device. Close all other TalentFlow tabs, then reload this page. Nothing was changed.'
      : 'TalentFlow could not be loaded. Reload the page to try again.'
  throw error
}

/** Staff and candidates never share an app: neither loads the code of the other. */
async function openApp(element: HTMLElement): Promise<void> {
  const late = setTimeout(() => {
    element.textContent = `Your data can’t be opened yet. ${LATE}`
  }, LATE_MS)
  const opening = await openingFor(location.pathname).finally(() => clearTimeout(late))
  element.textContent = ''
  const moveGuard = keepGuard(opening.app)
  const openStaff = () => {
    // The address of an assessment is a candidate's again.
    if (assessmentIdOfTakePath(location.pathname) !== null) location.reload()
    else {
      moveGuard('staff')
      startStaffPages(element).catch((error: unknown) => fail(element, error))
    }
  }
  await start(element, opening, openStaff)
  if (import.meta.env.PROD) await keepOffline(opening.app)
}

/** Without it the page works as well, but only while the server does. */
async function keepOffline(app: Opening['app']): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, OFFLINE_AFTER_MS))
  const offline = await import('./app/offline.ts').catch(() => null)
  await offline?.startOffline(app, entry)
}

async function startStaffPages(element: HTMLElement): Promise<void> {
  const { startStaff } = await import('./app/staff.tsx')
  return startStaff(element)
}

/** `openStaff`: in this page, after the device was taken back in it. */
async function start(element: HTMLElement, opening: Opening, openStaff: () => void): Promise<void> {
  switch (opening.app) {
    case 'staff':
      return startStaffPages(element)
    case 'candidate': {
      // At the same time as the app, which needs them before it draws anything.
      const [{ startCandidate }, words] = await Promise.all([
        import('./app/candidate.tsx'),
        loadFirstWords(),
      ])
      return startCandidate(element, opening.assessmentId, opening.mode, words)
    }
    case 'handedOver': {
      const { startHandedOver } = await import('./app/handedOver.tsx')
      return startHandedOver(element, opening.mode, openStaff)
    }
  }
}
