import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { versionIdOf } from '#schemas/versionId.ts'
import { FORMATS } from '#schemas/base.ts'
import { assessmentTable } from '#src/storage/core/database.ts'
import { closeAssessment } from '#src/builder/storage/assessments.ts'
import { handOver } from '#tests/support/handingOver.ts'
import { lastSitting } from '#src/storage/device/sitting.ts'
import { getInvitation, type Invitation } from '#src/taking/storage/taking.ts'
import { Identify } from '#src/taking/screens/pages/Identify.tsx'
import { WordsContext } from '#src/assessment/renderer/text/words.ts'
import { loadWords } from '#src/assessment/words/catalogues.ts'
import { allKinds } from '#tests/support/invitedCandidates.ts'
import {
  anInvited,
  letPass,
  openCandidatePage,
  withFreshTab,
} from '#tests/support/screens/candidateScreen.tsx'
import { value } from '#tests/support/hiring.ts'
import { eventually } from '#tests/support/eventually.ts'

withFreshTab()

test('asks for email and code, and neither lists nor remembers candidates', async () => {
  const { assessmentId, email } = await anInvited()
  openCandidatePage(assessmentId)
  expect(await screen.findByRole('heading', { level: 1, name: 'Engineering basics' })).toBeVisible()
  await waitFor(() => expect(document.title).toBe('Sign in – Engineering basics'))
  const input = screen.getByRole('textbox', { name: 'Email address' })
  expect(input).toHaveValue('')
  expect(input).toHaveAttribute('type', 'email')
  expect(input).toHaveAttribute('autocomplete', 'off')
  expect(document.body).not.toHaveTextContent(/Ada|@/)
  expect(document.body.innerHTML).not.toContain(email)
})

test('the page’s language is that of its text, whatever the assessment’s is', async () => {
  const { assessmentId } = await anInvited({ ...allKinds(), language: 'fa' })
  document.documentElement.lang = ''
  openCandidatePage(assessmentId)
  const heading = await screen.findByText('Engineering basics')
  expect(heading).toHaveAttribute('lang', 'fa')
  expect(document.documentElement.lang).toBe('en')
})

test('reports data that is newer than the page', async () => {
  const { assessmentId } = await anInvited()
  const versionId = versionIdOf(assessmentId, 1)
  const version = await assessmentTable.get(versionId)
  await assessmentTable.put({ ...Object(version), format: FORMATS.version + 1 })
  openCandidatePage(assessmentId)
  const name = 'This page is older than the data on this device'
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
})

test('asks once more if the code was right but did not open the answers', async () => {
  const { assessmentId, email, code } = await anInvited()
  const invitation = value(await getInvitation(assessmentId))
  const user = userEvent.setup({ delay: null })
  const identified: string[] = []
  const words = await loadWords('en')
  const page = (asked: Invitation) => (
    <WordsContext value={words}>
      <Identify
        assessmentId={assessmentId}
        invitation={asked}
        parting="locked"
        staffAddress={null}
        onIdentified={(candidateId) => {
          identified.push(candidateId)
          return Promise.resolve(null)
        }}
      />
    </WordsContext>
  )
  const { rerender } = render(page(invitation))
  await user.type(screen.getByRole('textbox', { name: 'Email address' }), email)
  await user.type(screen.getByRole('textbox', { name: 'Access code' }), code)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await eventually(() => expect(identified).toHaveLength(1))
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true')
  // As it was read once more.
  rerender(page({ ...invitation, languages: [...invitation.languages] }))
  expect(screen.getByRole('button', { name: 'Continue' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(screen.getByRole('textbox', { name: 'Access code' })).toHaveValue('')
})

test('reports missing fields, with a summary that links to them', async () => {
  const { assessmentId } = await anInvited()
  const page = openCandidatePage(assessmentId)
  await page.identify({ email: 'ada', code: '' })
  const link = await screen.findByRole('link', {
    name: 'Enter an email address like name@example.org',
  })
  expect(screen.getByRole('region', { name: 'There is a problem' })).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Enter your access code' })).toBeVisible()
  const input = screen.getByRole('textbox', { name: 'Email address' })
  expect(link).toHaveAttribute('href', `#${input.id}`)
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription(/Enter an email address like/)
  await waitFor(() => expect(document.title).toBe('Error: Sign in – Engineering basics'))
})

test('Enter leads from the email to the code, and from there on', async () => {
  const { assessmentId, email } = await anInvited()
  openCandidatePage(assessmentId)
  const first = await screen.findByRole('textbox', { name: 'Email address' })
  const second = screen.getByRole('textbox', { name: 'Access code' })
  expect([first, second].map((each) => each.getAttribute('enterkeyhint'))).toEqual(['next', 'go'])
  await userEvent.type(first, `${email}{Enter}`)
  expect(second).toHaveFocus()
  expect(screen.queryByRole('region', { name: 'There is a problem' })).toBeNull()
  await userEvent.type(second, 'AAAA-1111{Enter}')
  expect(await screen.findByRole('region', { name: 'There is a problem' })).toHaveFocus()
})

test('never says which part was wrong, and keeps the email', async () => {
  const { assessmentId, email, code } = await anInvited()
  const page = openCandidatePage(assessmentId)
  await page.identify({ email, code: 'AAAA-1111' })
  const aboutCode = (await screen.findByRole('region', { name: 'There is a problem' })).textContent
  expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveValue(email)
  await page.identify({ email: 'nobody@example.org', code })
  await eventually(() =>
    expect(screen.getByRole('button', { name: 'Continue' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    ),
  )
  expect(screen.getByRole('region', { name: 'There is a problem' }).textContent).toBe(aboutCode)
})

test('after five attempts says when the next one counts, and then signs in', async () => {
  const { assessmentId, email, code } = await anInvited()
  const page = openCandidatePage(assessmentId)
  for (let turn = 0; turn < 6; turn += 1) {
    await page.identify({ email, code: 'AAAA1111' })
    await eventually(() =>
      expect(screen.getByRole('button', { name: 'Continue' })).not.toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    )
  }
  expect(screen.getByRole('region', { name: 'There is a problem' })).toHaveTextContent(
    /Try again in (30 seconds|1 minute) \(at .+\), or ask/,
  )
  letPass(60)
  await page.identify({ email, code })
  expect(await screen.findByRole('button', { name: 'Start' })).toBeVisible()
})

test('accepts capitals, spaces, hyphens and misread letters', async () => {
  const { assessmentId, email, code } = await anInvited()
  const page = openCandidatePage(assessmentId)
  const asTyped = `${code.slice(0, 4)}-${code.slice(4)} `.toLowerCase().replaceAll('1', 'l')
  await page.identify({ email: ` ${email.toUpperCase()} `, code: asTyped })
  expect(await screen.findByRole('button', { name: 'Start' })).toBeVisible()
})

test('signing in reloads the page, with only ids kept in the tab', async () => {
  const { assessmentId, candidateId, email, code } = await anInvited()
  const page = openCandidatePage(assessmentId)
  await page.identify({ email, code })
  await screen.findByRole('button', { name: 'Start' })
  expect(page.loads()).toBe(2)
  expect(Object.keys(sessionStorage)).toHaveLength(1)
  const note: unknown = JSON.parse(Object.values({ ...sessionStorage }).join(''))
  expect(note).toEqual({
    kind: 'sitting',
    assessmentId,
    candidateId,
    mark: await lastSitting(),
    lastActiveAt: expect.any(Number),
  })
  expect(localStorage).toHaveLength(0)
})

test('a session opened by staff starts at once, and only once', async () => {
  const { assessmentId, candidateId } = await anInvited()
  value(await handOver(candidateId, assessmentId, new Date()))
  openCandidatePage(assessmentId)
  expect(await screen.findByRole('button', { name: 'Start' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  expect(screen.getByText('Seven questions about how you work.')).toBeVisible()
  expect(screen.getByText(/ 7 questions\. It takes about/)).toBeVisible()
  expect(screen.getByText(/saved on this device as you go/)).toBeVisible()
  fireEvent.click(screen.getByText(/^What is recorded/))
  expect(screen.getByText(/How many characters you paste/)).toBeVisible()
  sessionStorage.clear()
  openCandidatePage(assessmentId)
  expect(await screen.findByRole('textbox', { name: 'Email address' })).toBeVisible()
})

test('a session opened by staff names the candidate, and shows the code until it is started', async () => {
  const { assessmentId, candidateId, email, code } = await anInvited()
  value(await handOver(candidateId, assessmentId, new Date()))
  const page = openCandidatePage(assessmentId)
  const masked = `${email.slice(0, 1)}•••@${email.split('@')[1]}`
  expect(await screen.findByText(`For ${masked}. Not you? Tell a member of staff.`)).toBeVisible()
  const shown = `${code.slice(0, 4)}-${code.slice(4)}`
  expect(screen.getByText(shown)).toBeVisible()
  expect(screen.getByText(/You need it if the page locks/)).toBeVisible()
  const elsewhere = [
    document.title,
    location.href,
    JSON.stringify({ ...sessionStorage, ...localStorage }),
  ]
  for (const secret of [email, code, shown]) {
    expect(elsewhere.join(' ')).not.toContain(secret)
  }
  await page.press('Start')
  expect(await screen.findByRole('button', { name: 'Stop and leave' })).toBeVisible()
  expect(document.body).not.toHaveTextContent(shown)
  await page.press('Stop and leave')
  await page.identify({ email, code: shown })
  expect(await screen.findByRole('button', { name: 'Stop and leave' })).toBeVisible()
})

test('a reload of the start page names the candidate again without the code; signing in does neither', async () => {
  const { assessmentId, candidateId, email, code } = await anInvited()
  value(await handOver(candidateId, assessmentId, new Date()))
  const page = openCandidatePage(assessmentId)
  await screen.findByText(/^For .*Not you/)
  page.reload()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Start' })).toBeVisible())
  expect(await screen.findByText(/^For .*Not you/)).toBeVisible()
  expect(document.body).not.toHaveTextContent(code.slice(4))
  await page.press('Leave')
  await page.identify({ email, code })
  expect(await screen.findByRole('button', { name: 'Start' })).toBeVisible()
  expect(screen.queryByText(/Not you/)).toBeNull()
})

test('an unknown address, and a closed assessment, have messages', async () => {
  const nowhere = openCandidatePage(crypto.randomUUID())
  expect(
    await screen.findByRole('heading', { name: 'We can’t find this assessment' }),
  ).toBeVisible()
  expect(nowhere.loads()).toBe(1)

  const { assessmentId } = await anInvited()
  value(await closeAssessment(assessmentId))
  openCandidatePage(assessmentId)
  expect(await screen.findByRole('heading', { name: 'This assessment is closed' })).toBeVisible()
})
