import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { writeTabNote } from '#src/taking/screens/attempt/tabNote.ts'
import {
  anInvited,
  openCandidatePage,
  withFreshTab,
} from '#tests/support/screens/candidateScreen.tsx'
import { anAssessment, shortText, text } from '#tests/support/definitions.ts'

withFreshTab()

test('while handed over, staff take the device back, or the next candidate signs in', async () => {
  const page = await atReceipt('/')
  expect(screen.getByText('Give the device back to a member of staff.')).toBeVisible()
  const link = screen.getByRole('link', { name: 'For the hiring team' })
  expect(link).toHaveAttribute('href', '/')
  await page.press('Hand the device back')
  expect(await screen.findByRole('textbox', { name: 'Email address' })).toHaveValue('')
})

test('on the way to the PIN nothing of the receipt is kept', async () => {
  const page = await atReceipt('#taken-back')
  await page.user.click(screen.getByRole('link', { name: 'For the hiring team' }))
  expect({ ...sessionStorage }).toEqual({})
})

test('without a handover, the receipt does not lead to staff', async () => {
  await atReceipt(null)
  expect(screen.getByText('You can hand the device back now.')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

test('the author’s words for what happens next are there, and still after a reload', async () => {
  const { settings, ...rest } = anAssessment(shortText('one'))
  const nextSteps = text('We answer by 4 December.')
  const invited = await anInvited({ ...rest, settings: { ...settings, nextSteps } })
  const page = openCandidatePage(invited.assessmentId)
  await page.identify(invited)
  await page.press('Start')
  await page.press('Check answers')
  await page.press('Submit answers')
  expect(await screen.findByText('We answer by 4 December.')).toBeVisible()
  page.reload()
  expect(await screen.findByRole('heading', { name: 'What happens next' })).toBeVisible()
  expect(screen.getByText('We answer by 4 December.')).toBeVisible()
})

async function atReceipt(staffAddress: string | null) {
  const { assessmentId } = await anInvited()
  const at = new Date().toISOString()
  writeTabNote({ kind: 'receipt', assessmentId, title: 'Basics', reference: 'R-1', at })
  const page = openCandidatePage(assessmentId, staffAddress)
  await screen.findByRole('heading', { name: 'Received' })
  return page
}
