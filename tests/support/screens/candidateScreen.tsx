/**
 * The candidate's page in a tab: a reload clears memory, as in a browser, and keeps the tab's
 * storage and the device's.
 */
import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import { watchForFullDisk } from '#src/storage/core/logRotation.ts'
import { CandidatePage } from '#src/taking/screens/CandidatePage.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aCandidate, aJob, aPublishedAssessment } from '#tests/support/hiring.ts'
import { allKinds } from '#tests/support/invitedCandidates.ts'

/** Empty databases and an empty tab; the test controls the clock. */
export function withFreshTab(): void {
  withFreshDatabases()
  let stopWatching: () => void
  beforeEach(() => {
    stopWatching = watchForFullDisk()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T09:00:00.000Z') })
    sessionStorage.clear()
    localStorage.clear()
    // Announcements are outside the app.
    document.body.replaceChildren()
  })
  afterEach(() => {
    stopWatching()
    vi.useRealTimers()
  })
}

/** A published assessment and a candidate it is assigned to. */
export async function anInvited(definition: Definition = allKinds()) {
  const job = await aJob()
  const { assessment } = await aPublishedAssessment(job.id, definition)
  const { id, email, assignment } = await aCandidate(job.id, { name: 'Ada Canary' })
  if (assignment === undefined) throw new Error('The only open assessment assigns itself')
  const { code } = assignment
  return { jobId: job.id, assessmentId: assessment.id, candidateId: id, email, code }
}

export type Person = { email: string; code: string }

/** `staffAddress`: the device was handed over. */
export function openCandidatePage(assessmentId: string, staffAddress: string | null = null) {
  const user = userEvent.setup({ delay: null })
  let unmount: () => void = () => undefined
  let loads = 0

  /** What the address bar would do. */
  function load(): void {
    unmount()
    loads += 1
    ;({ unmount } = render(
      <StrictMode>
        {/* A load requested while rendering can't happen during it. */}
        <CandidatePage
          assessmentId={assessmentId}
          reloadPage={() => queueMicrotask(load)}
          handBack={() => queueMicrotask(load)}
          staffAddress={staffAddress}
        />
      </StrictMode>,
    ))
  }
  load()

  return {
    user,
    reload: load,
    loads: () => loads,
    async identify({ email, code }: Person) {
      const emailInput = await screen.findByRole('textbox', { name: 'Email address' })
      fireEvent.change(emailInput, { target: { value: email } })
      fireEvent.change(screen.getByRole('textbox', { name: 'Access code' }), {
        target: { value: code },
      })
      await user.click(screen.getByRole('button', { name: 'Continue' }))
    },
    async press(name: string | RegExp) {
      await user.click(await screen.findByRole('button', { name }))
    },
  }
}

/** The save status on the page; announcements have the same text. */
export function saveLine(words: RegExp | string): Promise<HTMLElement> {
  return screen.findByText(words, { selector: 'main *' })
}

/** Time passes, and somebody looks at the device again. */
export function letPass(minutes: number): void {
  vi.setSystemTime(Date.now() + minutes * 60_000)
  fireEvent(document, new Event('visibilitychange'))
}
