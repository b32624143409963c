import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { writeTabNote } from '#src/taking/screens/attempt/tabNote.ts'
import {
  anInvited,
  openCandidatePage,
  withFreshTab,
} from '#tests/support/screens/candidateScreen.tsx'

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

async function atReceipt(staffAddress: string | null) {
  const { assessmentId } = await anInvited()
  const at = new Date().toISOString()
  writeTabNote({ kind: 'receipt', assessmentId, title: 'Basics', reference: 'R-1', at })
  const page = openCandidatePage(assessmentId, staffAddress)
  await screen.findByRole('heading', { name: 'Received' })
  return page
}
