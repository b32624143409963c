import { config } from 'zod/mini'

import { assessmentIdOfTakePath } from './paths.ts'

// The content policy refuses code made from strings, and zod would try.
config({ jitless: true })

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element to draw in')

removeOldNotes()
openApp(root).catch((error: unknown) => {
  root.textContent = 'TalentFlow could not be loaded. Reload the page to try again.'
  throw error
})

/** Where older versions kept the id of whoever sat down last. */
function removeOldNotes(): void {
  try {
    localStorage.removeItem('talentflow.lastSitting')
  } catch {
    // A browser that gives no access to it has kept nothing there.
  }
}

/** Staff and candidates never share an app: neither loads the code of the other. */
async function openApp(element: HTMLElement): Promise<void> {
  const assessmentId = assessmentIdOfTakePath(location.pathname)
  if (assessmentId === null) {
    const { startStaff } = await import('./app/staff.tsx')
    await startStaff(element)
  } else {
    const { startCandidate } = await import('./app/candidate.tsx')
    await startCandidate(element, assessmentId)
  }
}
