import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { setLanguage, setTranslation } from '#src/assessment/engine/editing/translating.ts'
import { translatableTexts } from '#src/assessment/engine/texts/translations.ts'
import { arabic } from '#src/assessment/words/arabic/first.ts'
import { anAssessment, singleChoice, text } from '#tests/support/definitions.ts'
import { withLocks } from '#tests/support/locks.ts'
import { storedResponse } from '#tests/support/attemptWriters.ts'
import {
  anInvited,
  openCandidatePage,
  withFreshTab,
} from '#tests/support/screens/candidateScreen.tsx'

withFreshTab()

const english = anAssessment(singleChoice('role', ['dev', 'ops']))

const translated = translatableTexts(english).reduce(
  (so, { id, source }) => setTranslation(so, 'ar', id, text(`عربي ${source}`)),
  english,
)

test('a candidate chooses a language, and the answers mean the same', async () => {
  const invited = await anInvited(translated)
  const page = openCandidatePage(invited.assessmentId)
  await page.identify(invited)
  expect(await screen.findByRole('button', { name: 'Start' })).toBeVisible()
  const choice = screen.getByRole('combobox', { name: 'Language' })

  await page.user.selectOptions(choice, 'ar')
  await page.press('بدء')
  expect(await screen.findByRole('radio', { name: 'عربي dev' })).toBeVisible()
  expect(document.documentElement).toHaveAttribute('lang', 'ar')
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  await page.user.click(screen.getByRole('radio', { name: 'عربي ops' }))
  page.reload()
  expect(await screen.findByRole('radio', { name: 'عربي ops' })).toBeChecked()
  await page.press('مراجعة الإجابات')
  await page.press('إرسال الإجابات')
  expect(await screen.findByRole('heading', { name: 'تم الاستلام' })).toBeVisible()
  const [attempt] = (await storedResponse(invited.candidateId)).attempts
  expect(attempt).toMatchObject({ language: 'ar', answers: { role: { option: 'ops' } } })
})

test('an assessment that isn’t translated has no choice and speaks its own language', async () => {
  const invited = await anInvited(setLanguage(english, 'de'))
  openCandidatePage(invited.assessmentId)
  expect(await screen.findByRole('textbox', { name: 'E-Mail-Adresse' })).toBeVisible()
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'de'))
  expect(screen.queryByRole('combobox')).toBeNull()
})

describe('if the browser has locks', () => {
  withLocks()

  test('a second tab says in the language of the attempt that it is open already', async () => {
    const invited = await anInvited(translated)
    const page = openCandidatePage(invited.assessmentId)
    await page.identify(invited)
    await screen.findByRole('button', { name: 'Start' })
    await page.user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'ar')
    await page.press('بدء')
    expect(await screen.findByRole('radio', { name: 'عربي dev' })).toBeVisible()

    openCandidatePage(invited.assessmentId)
    const { heading } = arabic.notices.openElsewhere
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
    expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  })
})
