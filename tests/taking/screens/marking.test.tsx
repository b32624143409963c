import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { storedResponse } from '#tests/support/attemptWriters.ts'
import {
  anInvited,
  openCandidatePage,
  saveLine,
  withFreshTab,
} from '#tests/support/screens/candidateScreen.tsx'
import { anAssessment, shortText } from '#tests/support/definitions.ts'

withFreshTab()

test('a mark is saved at once, and is there after a reload and signing in again', async () => {
  const { page, candidateId, email, code } = await marked()
  page.reload()
  expect(await toggle()).toHaveAttribute('aria-pressed', 'true')
  await page.press('Stop and leave')
  await page.identify({ email, code })
  expect(await toggle()).toHaveAttribute('aria-pressed', 'true')
  await page.user.click(await toggle())
  await vi.waitFor(async () =>
    expect((await storedResponse(candidateId)).current?.marked).toEqual([]),
  )
})

test('nothing of it is left after submitting', async () => {
  const { page, candidateId } = await marked()
  await page.press('Check answers')
  await page.press('Submit answers')
  await screen.findByRole('heading', { name: 'Received' })
  const { attempts, current } = await storedResponse(candidateId)
  expect(current).toBeUndefined()
  expect(attempts).toHaveLength(1)
  expect(attempts[0]).not.toHaveProperty('marked')
})

async function marked() {
  const invited = await anInvited(anAssessment(shortText('one'), shortText('two')))
  const page = openCandidatePage(invited.assessmentId)
  await page.identify(invited)
  await page.press('Start')
  await page.user.click(await toggle())
  await vi.waitFor(async () =>
    expect((await storedResponse(invited.candidateId)).current?.marked).toEqual(['two']),
  )
  await saveLine(/^Saved on this device/)
  return { ...invited, page }
}

function toggle(): Promise<HTMLElement> {
  return screen.findByRole('button', { name: /^Mark(ed)? for later (2\. )?What about two/ })
}
