import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { closeAssessment } from '#src/db/assessments.ts'
import { offerHandover } from '#src/db/taking.ts'
import {
  anInvited,
  letPass,
  openCandidatePage,
  withFreshTab,
} from '#tests/support/candidateScreen.tsx'
import { value } from '#tests/support/hiring.ts'

withFreshTab()

test('asks who is here, and lists and remembers nobody', async () => {
  const { assessmentId, email } = await anInvited()
  openCandidatePage(assessmentId)
  expect(await screen.findByRole('heading', { level: 1, name: 'Engineering basics' })).toBeVisible()
  expect(document.title).toBe('Sign in – Engineering basics')
  const input = screen.getByRole('textbox', { name: 'E-mail address' })
  expect(input).toHaveValue('')
  expect(input).toHaveAttribute('type', 'email')
  expect(input).toHaveAttribute('autocomplete', 'off')
  expect(document.body).not.toHaveTextContent(/Ada|@/)
  expect(document.body.innerHTML).not.toContain(email)
})

test('tells what is missing in the fields, with a summary that leads there', async () => {
  const { assessmentId } = await anInvited()
  const page = openCandidatePage(assessmentId)
  await page.identify({ email: 'ada', code: '' })
  const link = await screen.findByRole('link', {
    name: 'Enter an e-mail address like name@example.org',
  })
  expect(screen.getByRole('alert')).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Enter your access code' })).toBeVisible()
  const input = screen.getByRole('textbox', { name: 'E-mail address' })
  expect(link).toHaveAttribute('href', `#${input.id}`)
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription(/Enter an e-mail address like/)
  expect(document.title).toBe('Error: Sign in – Engineering basics')
})

test('never says which part was wrong, and keeps the e-mail', async () => {
  const { assessmentId, email, code } = await anInvited()
  const page = openCandidatePage(assessmentId)
  await page.identify({ email, code: 'AAAA-1111' })
  const aboutCode = (await screen.findByRole('alert')).textContent
  expect(screen.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(email)
  await page.identify({ email: 'nobody@example.org', code })
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled())
  expect(screen.getByRole('alert').textContent).toBe(aboutCode)
})

test('after five tries tells when the next one counts, and then lets in', async () => {
  const { assessmentId, email, code } = await anInvited()
  const page = openCandidatePage(assessmentId)
  for (let turn = 0; turn < 6; turn += 1) {
    await page.identify({ email, code: 'AAAA1111' })
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled())
  }
  expect(screen.getByRole('alert')).toHaveTextContent(/Try again at .+, in (30 seconds|1 minute)/)
  letPass(60)
  await page.identify({ email, code })
  expect(await screen.findByRole('button', { name: 'Start' })).toBeVisible()
})

test('forgives capitals, spaces, hyphens and mistaken letters', async () => {
  const { assessmentId, email, code } = await anInvited()
  const page = openCandidatePage(assessmentId)
  const asTyped = `${code.slice(0, 4)}-${code.slice(4)} `.toLowerCase().replaceAll('1', 'l')
  await page.identify({ email: ` ${email.toUpperCase()} `, code: asTyped })
  expect(await screen.findByRole('button', { name: 'Start' })).toBeVisible()
})

test('letting somebody in loads the page afresh, with nothing but ids kept in the tab', async () => {
  const { assessmentId, candidateId, email, code } = await anInvited()
  const page = openCandidatePage(assessmentId)
  await page.identify({ email, code })
  await screen.findByRole('button', { name: 'Start' })
  expect(page.loads()).toBe(2)
  expect(Object.keys(sessionStorage)).toHaveLength(1)
  const note: unknown = JSON.parse(Object.values({ ...sessionStorage }).join(''))
  const lastActiveAt = expect.any(Number)
  expect(note).toEqual({ kind: 'sitting', assessmentId, candidateId, lastActiveAt })
})

test('whom staff hand the device to is welcomed at once, and only once', async () => {
  const { assessmentId, candidateId } = await anInvited()
  value(await offerHandover(candidateId, assessmentId, new Date()))
  openCandidatePage(assessmentId)
  expect(await screen.findByRole('button', { name: 'Start' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(screen.getByText('Seven questions about how you work.')).toBeVisible()
  expect(screen.getByText(/^7 questions, about/)).toBeVisible()
  expect(screen.getByText(/saved on this device as you go/)).toBeVisible()
  sessionStorage.clear()
  openCandidatePage(assessmentId)
  expect(await screen.findByRole('textbox', { name: 'E-mail address' })).toBeVisible()
})

test('an address of nothing, and a closed assessment, are said in words', async () => {
  const nowhere = openCandidatePage(crypto.randomUUID())
  expect(
    await screen.findByRole('heading', { name: 'This address leads to no assessment' }),
  ).toBeVisible()
  expect(nowhere.loads()).toBe(1)

  const { assessmentId } = await anInvited()
  value(await closeAssessment(assessmentId))
  openCandidatePage(assessmentId)
  expect(await screen.findByRole('heading', { name: 'This assessment is closed' })).toBeVisible()
})
