import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { closeAssessment } from '#src/builder/storage/assessments.ts'
import { allowRetake } from '#src/review/storage/retakes.ts'
import { handOver } from '#tests/support/handingOver.ts'
import { storedResponse } from '#tests/support/attemptWriters.ts'
import {
  anInvited,
  openCandidatePage,
  saveLine,
  withFreshTab,
} from '#tests/support/screens/candidateScreen.tsx'
import { anAssessment, shortText } from '#tests/support/definitions.ts'
import { STAFF, value } from '#tests/support/hiring.ts'

withFreshTab()

test('a retake allowed by staff starts empty, and is submitted beside the first attempt', async () => {
  const { page, candidateId, email, code } = await submitted()
  value(await allowRetake(candidateId, STAFF))
  await page.identify({ email, code })
  await page.press('Start')
  expect(await why()).toHaveValue('')
  await answerAndSubmit(page, 'second')
  const { attempts, current, retakeAllowedAt } = await storedResponse(candidateId)
  expect(attempts.map(({ answers }) => answers)).toEqual([{ why: 'first' }, { why: 'second' }])
  expect(current).toBeUndefined()
  expect(retakeAllowedAt).toBeUndefined()
})

test('one that staff open on this device needs no code', async () => {
  const { page, candidateId, assessmentId } = await submitted()
  value(await allowRetake(candidateId, STAFF))
  value(await handOver(candidateId, assessmentId, new Date()))
  page.reload()
  await page.press('Start')
  expect(await why()).toHaveValue('')
})

test('it resumes where it stopped', async () => {
  const { page, candidateId, email, code } = await submitted()
  value(await allowRetake(candidateId, STAFF))
  await page.identify({ email, code })
  await page.press('Start')
  fireEvent.input(await why(), { target: { value: 'half' } })
  await saveLine(/^Saved on this device at/)
  page.reload()
  expect(await why()).toHaveValue('half')
  await page.press('Stop and leave')
  await page.identify({ email, code })
  expect(await why()).toHaveValue('half')
})

test('without permission it is refused, and so is a second one', async () => {
  const { page, candidateId, email, code } = await submitted()
  await page.identify({ email, code })
  expect(await screen.findByRole('heading', { name: 'Already submitted' })).toBeVisible()
  await page.press('Hand the device back')
  value(await allowRetake(candidateId, STAFF))
  await page.identify({ email, code })
  await page.press('Start')
  await answerAndSubmit(page, 'second')
  await page.press('Hand the device back')
  await page.identify({ email, code })
  expect(await screen.findByRole('heading', { name: 'Already submitted' })).toBeVisible()
})

test('an assessment closed meanwhile allows no retake', async () => {
  const { page, candidateId, assessmentId, email, code } = await submitted()
  value(await allowRetake(candidateId, STAFF))
  await page.identify({ email, code })
  await screen.findByRole('button', { name: 'Start' })
  value(await closeAssessment(assessmentId))
  await page.press('Start')
  expect(await screen.findByRole('heading', { name: 'This assessment is closed' })).toBeVisible()
  expect((await storedResponse(candidateId)).current).toBeUndefined()
})

async function submitted() {
  const invited = await anInvited(anAssessment(shortText('why')))
  const page = openCandidatePage(invited.assessmentId)
  await page.identify(invited)
  await page.press('Start')
  await answerAndSubmit(page, 'first')
  await page.press('Hand the device back')
  return { ...invited, page }
}

async function answerAndSubmit(page: ReturnType<typeof openCandidatePage>, answer: string) {
  fireEvent.input(await why(), { target: { value: answer } })
  await page.press('Check answers')
  await page.press('Submit answers')
  await screen.findByRole('heading', { name: 'Received' })
}

function why(): Promise<HTMLElement> {
  return screen.findByRole('textbox', { name: /What about why/ })
}
