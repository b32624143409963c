import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { saveCompany } from '#src/custody/storage/companyFace.ts'
import { anAssessment, shortText } from '#tests/support/definitions.ts'
import { value } from '#tests/support/hiring.ts'
import { png } from '#tests/support/files/pictures.ts'
import {
  anInvited,
  openCandidatePage,
  withFreshTab,
} from '#tests/support/screens/candidateScreen.tsx'

withFreshTab()

const MARK = { bytes: png(32, 32).buffer, type: 'image/png' as const }

test('name, mark and accent are on every page from sign-in to the receipt', async () => {
  value(await saveCompany({ name: 'Acme', accent: '#0a66c2', mark: MARK }))
  const invited = await anInvited(anAssessment(shortText('one')))
  const page = openCandidatePage(invited.assessmentId)
  await screen.findByRole('textbox', { name: 'Email address' })
  expect(face()).toEqual(ACME)
  await page.identify(invited)
  await screen.findByRole('button', { name: 'Start' })
  expect(face()).toEqual(ACME)
  await page.press('Start')
  await screen.findByRole('textbox', { name: /one/ })
  expect(face()).toEqual(ACME)
  await page.press('Check answers')
  await screen.findByRole('button', { name: 'Submit answers' })
  expect(face()).toEqual(ACME)
  await page.press('Submit answers')
  await screen.findByRole('heading', { name: 'Received' })
  page.reload()
  await screen.findByRole('heading', { name: 'Received' })
  expect(face()).toEqual(ACME)
  await page.press('Hand the device back')
  await page.identify(invited)
  await screen.findByRole('heading', { name: 'Already submitted' })
  expect(face()).toEqual(ACME)
})

test('a version that was published without a company looks as it did', async () => {
  const invited = await anInvited(anAssessment(shortText('one')))
  value(await saveCompany({ name: 'Acme', accent: '#0a66c2', mark: MARK }))
  openCandidatePage(invited.assessmentId)
  await screen.findByRole('textbox', { name: 'Email address' })
  expect(screen.queryByText('Acme')).toBeNull()
  expect(document.documentElement).not.toHaveAttribute('data-company')
  expect(document.documentElement.getAttribute('style') ?? '').toBe('')
})

test('without a mark, the name is read out; without an accent, the page keeps its own', async () => {
  value(await saveCompany({ name: 'Acme', accent: null, mark: null }))
  const invited = await anInvited(anAssessment(shortText('one')))
  openCandidatePage(invited.assessmentId)
  expect(await screen.findByText('Acme')).not.toHaveAttribute('aria-hidden')
  expect(screen.queryByRole('img')).toBeNull()
  expect(document.documentElement).not.toHaveAttribute('data-company')
})

const ACME = {
  src: expect.stringMatching(/^data:image\/png;base64,iVBOR/),
  names: 1,
  accent: '#0a66c2',
  isAccented: true,
}

function face() {
  const root = document.documentElement
  return {
    src: screen.getByRole('img', { name: 'Acme' }).getAttribute('src'),
    names: screen.getAllByText('Acme').length,
    accent: root.style.getPropertyValue('--company-light'),
    isAccented: root.hasAttribute('data-company'),
  }
}
