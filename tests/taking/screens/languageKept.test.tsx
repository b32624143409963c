/** One language from the first page to the last, and nothing of it for the next person. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { arabic } from '#src/assessment/words/arabic/first.ts'
import { publishDraft, saveDraft } from '#src/builder/storage/assessments.ts'
import { startOrResume } from '#src/taking/storage/opening.ts'
import { submitAttempt } from '#src/taking/storage/submitting.ts'
import { anAssessment, number, shortText } from '#tests/support/definitions.ts'
import { handOver } from '#tests/support/handingOver.ts'
import { assessmentNow, STAFF, value } from '#tests/support/hiring.ts'
import { storedResponse } from '#tests/support/attemptWriters.ts'
import {
  anInvited,
  letPass,
  openCandidatePage,
  type Person,
  withFreshTab,
} from '#tests/support/screens/candidateScreen.tsx'
import { limited } from '#tests/support/screens/limitedScreen.tsx'
import { translatedInto } from '#tests/support/translated.ts'

withFreshTab()

const { signingIn, starting, filling, ending, notices } = arabic
const definition = translatedInto(anAssessment(shortText('why')), 'ar', {}, 'عربي')

type Page = ReturnType<typeof openCandidatePage>

const { heading: submittedBefore } = notices.alreadySubmitted('2026-03-02T09:00:00.000Z')

const choice = () => screen.findByRole<HTMLSelectElement>('combobox')
const lang = () => document.documentElement.lang

async function choose(page: Page, language: string) {
  await page.user.selectOptions(await choice(), language)
  await waitFor(() => expect(lang()).toBe(language))
}

async function signInInArabic(page: Page, { email, code }: Person) {
  // At once, because the heading of a page that another left gets the focus.
  const change = (input: HTMLElement, typed: string) =>
    fireEvent.change(input, { target: { value: typed } })
  change(await screen.findByRole('textbox', { name: signingIn.email }), email)
  change(screen.getByRole('textbox', { name: signingIn.code }), code)
  await page.press(signingIn.continue)
}

async function startInArabic(page: Page, person: Person) {
  await signInInArabic(page, person)
  await page.press(starting.start)
  return screen.findByRole('textbox', { name: /عربي What about why/ })
}

test('chosen before signing in, it is kept by what was typed, by errors and by every page', async () => {
  const invited = await anInvited(definition)
  const page = openCandidatePage(invited.assessmentId)
  await page.user.type(await screen.findByRole('textbox', { name: 'Email address' }), 'Ada')
  await page.user.type(screen.getByRole('textbox', { name: 'Access code' }), 'A')
  await choose(page, 'ar')
  expect(document.documentElement.dir).toBe('rtl')
  expect(await choice()).toHaveFocus()
  const email = screen.getByRole('textbox', { name: signingIn.email })
  const code = screen.getByRole('textbox', { name: signingIn.code })
  expect([email, code].map((input) => (input as HTMLInputElement).value)).toEqual(['Ada', 'A'])
  await page.press(signingIn.continue)
  expect(email).toHaveAccessibleDescription(
    expect.stringContaining(signingIn.emailFaults.unreadable),
  )
  await page.user.clear(email)
  await page.user.clear(code)

  await page.user.type(await startInArabic(page, invited), 'سبب')
  await page.press(filling.leave)
  expect(await screen.findByText(signingIn.parting.left)).toBeVisible()
  expect(lang()).toBe('ar')

  await signInInArabic(page, invited)
  expect(await screen.findByRole('textbox', { name: /عربي/ })).toHaveValue('سبب')
  await page.press(filling.checkAnswers)
  await page.press(filling.submit)
  expect(await screen.findByRole('heading', { name: ending.receipt.title })).toBeVisible()
  await page.press(ending.handBack)
  expect(await screen.findByRole('textbox', { name: 'Email address' })).toBeVisible()
  expect(lang()).toBe('en')
  expect(sessionStorage).toHaveLength(0)

  await choose(page, 'ar')
  await signInInArabic(page, invited)
  expect(await screen.findByRole('heading', { name: submittedBefore })).toBeVisible()
  await page.press(ending.handBack)
  await waitFor(() => expect(lang()).toBe('en'))
  expect(sessionStorage).toHaveLength(0)
})

test('during the attempt it changes at once, and nothing else does', async () => {
  const timed = translatedInto(limited({ timeLimit: 600 }), 'ar', {}, 'عربي')
  const invited = await anInvited(timed)
  const page = openCandidatePage(invited.assessmentId)
  await page.identify(invited)
  await page.press('Start')
  await page.user.type(await screen.findByRole('textbox', { name: /What about why/ }), 'Because')
  await page.press('Next')
  const last = await screen.findByRole('textbox', { name: /What about last/ })
  await page.press('Check answers')
  await waitFor(() => expect(last).toBeInvalid())
  expect(screen.getByText('Time left: 10 minutes')).toBeVisible()

  await choose(page, 'ar')
  expect(document.documentElement.dir).toBe('rtl')
  expect(await choice()).toHaveFocus()
  expect(screen.getByRole('heading', { level: 1, name: 'عربي Last' })).toBeVisible()
  expect(document.title).toContain('عربي Last')
  expect(screen.getByRole('textbox', { name: /عربي What about last/ })).toBeInvalid()
  expect(screen.queryByText(/Time left/)).toBeNull()
  await page.press(filling.back)
  expect(await screen.findByRole('textbox', { name: /عربي What about why/ })).toHaveValue('Because')

  // Saved as an answer is.
  await waitFor(async () => {
    const { current } = await storedResponse(invited.candidateId)
    expect(current).toMatchObject({ language: 'ar', place: 's1', answers: { why: 'Because' } })
  })
  page.reload()
  expect(await screen.findByRole('textbox', { name: /عربي What about why/ })).toHaveValue('Because')
})

test('no number reads as another one', async () => {
  const decimals = translatedInto(anAssessment(number('years'), number('more')), 'de', {}, 'de')
  const invited = await anInvited(decimals)
  const page = openCandidatePage(invited.assessmentId)
  await page.identify(invited)
  await page.press('Start')
  await page.user.type(await screen.findByRole('textbox', { name: /about years/ }), '1.234')
  await page.user.type(screen.getByRole('textbox', { name: /about more/ }), '2,5')
  await choose(page, 'de')
  expect(screen.getByRole('textbox', { name: /about years/ })).toHaveValue('1,234')
  expect(screen.getByRole('textbox', { name: /about more/ })).toHaveValue('2,5')
  await waitFor(async () => {
    const { current } = await storedResponse(invited.candidateId)
    expect(current).toMatchObject({ language: 'de', answers: { years: 1.234, more: 2.5 } })
  })
})

test('who chose a language before signing in again continues in it', async () => {
  const invited = await anInvited(definition)
  const page = openCandidatePage(invited.assessmentId)
  await page.identify(invited)
  await page.press('Start')
  await page.user.type(await screen.findByRole('textbox', { name: /why/ }), 'Because')
  await page.press('Stop and leave')
  await screen.findByText(/Sign in again/)
  await choose(page, 'ar')
  await signInInArabic(page, invited)
  expect(await screen.findByRole('textbox', { name: /عربي/ })).toHaveValue('Because')
  expect((await storedResponse(invited.candidateId)).current?.language).toBe('ar')
})

test('a person who signs in on the page that another left reads in the language of their attempt', async () => {
  const invited = await anInvited(definition)
  const { assessmentId, candidateId } = invited
  value(await startOrResume({ candidateId, assessmentId, now: new Date() }))
  sessionStorage.setItem(
    'talentflow.take',
    JSON.stringify({ kind: 'parting', assessmentId, why: 'left', language: 'ar' }),
  )
  const page = openCandidatePage(assessmentId)
  await signInInArabic(page, invited)
  expect(await screen.findByRole('textbox', { name: 'What about why? (optional)' })).toBeVisible()
  expect(lang()).toBe('en')
})

test('the page that locked is in the language of the candidate', async () => {
  const invited = await anInvited(definition)
  const page = openCandidatePage(invited.assessmentId)
  await screen.findByRole('textbox', { name: 'Email address' })
  await choose(page, 'ar')
  await startInArabic(page, invited)
  letPass(5)
  expect(await screen.findByText(signingIn.parting.locked)).toBeVisible()
  expect(lang()).toBe('ar')
})

test('a reload before signing in keeps it for five minutes', async () => {
  const { assessmentId } = await anInvited(definition)
  const page = openCandidatePage(assessmentId)
  await screen.findByRole('textbox', { name: 'Email address' })
  await choose(page, 'ar')
  page.reload()
  expect(await screen.findByRole('textbox', { name: signingIn.email })).toBeVisible()
  page.reload()
  expect(await screen.findByRole('textbox', { name: signingIn.email })).toBeVisible()
  vi.setSystemTime(Date.now() + 5 * 60_000)
  page.reload()
  expect(await screen.findByRole('textbox', { name: 'Email address' })).toBeVisible()
  expect(sessionStorage).toHaveLength(0)
})

test('a session that staff open forgets the language that was chosen in the tab', async () => {
  const { assessmentId, candidateId } = await anInvited(definition)
  const page = openCandidatePage(assessmentId)
  await screen.findByRole('textbox', { name: 'Email address' })
  await choose(page, 'ar')
  value(await handOver(candidateId, assessmentId, new Date()))
  page.reload()
  expect(await screen.findByRole('button', { name: 'Start' })).toBeVisible()
  expect(lang()).toBe('en')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('language')
})

test('an attempt that staff open again keeps its language, whatever a newer version offers', async () => {
  const { assessmentId, candidateId } = await anInvited(definition)
  const attempt = { candidateId, assessmentId, now: new Date() }
  value(await startOrResume({ ...attempt, language: 'ar' }))
  const { draftRev } = await assessmentNow(assessmentId)
  const draft = translatedInto(anAssessment(shortText('why')), 'de', {}, 'de')
  const { rev } = value(await saveDraft({ assessmentId, rev: draftRev, draft }))
  value(await publishDraft({ assessmentId, rev, by: STAFF }))
  value(await handOver(candidateId, assessmentId, new Date()))
  const page = openCandidatePage(assessmentId)
  await page.press('Continue')
  expect(await screen.findByRole('textbox', { name: /عربي What about why/ })).toBeVisible()
  expect(lang()).toBe('ar')
  expect((await storedResponse(candidateId)).current?.language).toBe('ar')
})

test('what can’t be opened says so in the chosen language', async () => {
  const invited = await anInvited(definition)
  const { assessmentId, candidateId } = invited
  const page = openCandidatePage(assessmentId)
  await screen.findByRole('textbox', { name: 'Email address' })
  await choose(page, 'ar')
  const { response } = value(await startOrResume({ candidateId, assessmentId, now: new Date() }))
  const { attemptId = '' } = response.current ?? {}
  const submission = { candidateId, attemptId, answers: {}, dropped: [], now: new Date() }
  value(await submitAttempt(submission))
  await signInInArabic(page, invited)
  expect(await screen.findByRole('heading', { name: submittedBefore })).toBeVisible()
})
