import { config } from 'zod/mini'

import { assessmentIdOfTakePath } from './paths.ts'

// The content policy refuses code made from strings, and zod would try.
config({ jitless: true })

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element to draw in')

openApp(root).catch((error: unknown) => {
  root.textContent = 'TalentFlow could not be loaded. Reload the page to try again.'
  throw error
})

/** Staff and candidates never share an app: neither loads the code of the other. */
async function openApp(element: HTMLElement): Promise<void> {
  const assessmentId = assessmentIdOfTakePath(location.pathname)
  if (assessmentId === null) {
    const { startStaff } = await import('./app/staff.tsx')
    await startStaff(element)
  } else {
    const { startCandidate } = await import('./app/candidate.tsx')
    startCandidate(element, assessmentId)
  }
}
