import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { LanguageChoice } from '#src/taking/screens/pages/LanguageChoice.tsx'
import { WordsContext } from '#src/assessment/renderer/text/words.ts'
import { candidateWordsIn, loadWords } from '#src/assessment/words/catalogues.ts'
import {
  anInvited,
  openCandidatePage,
  withFreshTab,
} from '#tests/support/screens/candidateScreen.tsx'
import { limited } from '#tests/support/screens/limitedScreen.tsx'
import { translatedInto } from '#tests/support/translated.ts'

withFreshTab()

const inAll = ['de', 'fr', 'es', 'ar', 'he'].reduce(
  (definition, language) => translatedInto(definition, language, {}, language),
  limited({ timeLimit: 600 }, 60),
)

test.each([
  { language: 'de', limits: 'Zeitlimits', start: 'Beginnen', question: /de What about why/ },
  { language: 'ar', limits: 'الحدود الزمنية', start: 'بدء', question: /ar What about why/ },
])('with time limits, $language can be chosen before the start', async (chosen) => {
  const invited = await anInvited(inAll)
  const page = openCandidatePage(invited.assessmentId)
  await page.identify(invited)
  await screen.findByText('Time limits')
  // Each one on the way as well: words that were loaded for another language don't count.
  for (const language of ['es', 'he', 'fr', chosen.language]) {
    await page.user.selectOptions(await screen.findByRole('combobox'), language)
    await expect.poll(() => document.documentElement.lang).toBe(language)
  }
  expect(screen.getByText(chosen.limits)).toBeVisible()
  await page.press(chosen.start)
  await screen.findByRole('heading', { level: 1, name: `${chosen.language} First` })
  await page.press(chosen.start)
  expect(await screen.findByRole('textbox', { name: chosen.question })).toBeVisible()
})

test('of several languages in a row, the last one counts', async () => {
  const invited = await anInvited(inAll)
  const page = openCandidatePage(invited.assessmentId)
  await page.identify(invited)
  await screen.findByRole('button', { name: 'Start' })
  const choice = await screen.findByRole('combobox', { name: 'Language' })
  for (const value of ['de', 'fr', 'en', 'ar']) fireEvent.change(choice, { target: { value } })
  expect(await screen.findByRole('button', { name: 'بدء' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(document.documentElement.lang).toBe('ar')
  expect(choice).toHaveValue('ar')
})

test('a language that can’t be loaded leaves the page in its own and says so', async () => {
  await loadWords('en')
  const user = userEvent.setup({ delay: null })
  const tried: string[] = []
  render(
    <WordsContext value={candidateWordsIn('en')}>
      <LanguageChoice
        language="en"
        languages={['en', 'de']}
        onChoose={(language) => {
          tried.push(language)
          return Promise.resolve(false)
        }}
      />
    </WordsContext>,
  )
  const choice = screen.getByRole('combobox', { name: 'Language' })
  await user.selectOptions(choice, 'de')
  expect(await screen.findByText(/^Deutsch could not be loaded/)).toBeVisible()
  expect(choice).toHaveDisplayValue('English')
  expect(choice).toHaveAccessibleDescription(/^Deutsch could not be loaded/)
  expect(tried).toEqual(['de'])
})
