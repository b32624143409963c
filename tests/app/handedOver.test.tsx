import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'

import { saveCompany } from '#src/custody/storage/companyFace.ts'
import { showAccent } from '#src/assessment/renderer/company/Company.tsx'
import { startHandedOver } from '#src/app/handedOver.tsx'
import { readCandidateMode } from '#src/storage/device/candidateMode.ts'
import { enterCandidateMode } from '#src/storage/device/candidateModeWrites.ts'
import { setSetting } from '#src/storage/device/device.ts'
import { startSitting } from '#src/taking/screens/attempt/otherTabs.ts'
import { writeTabNote } from '#src/taking/screens/attempt/tabNote.ts'
import { startOrResume } from '#src/taking/storage/opening.ts'
import { applyTheme } from '#src/ui/theme.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { png } from '#tests/support/files/pictures.ts'
import { PIN, quickVerifier } from '#tests/support/handingOver.ts'
import {
  aCandidate,
  aJob,
  aPublishedAssessment,
  candidateNow,
  value,
} from '#tests/support/hiring.ts'
import { withLocks } from '#tests/support/locks.ts'
import { limited } from '#tests/support/screens/limitedScreen.tsx'

withFreshDatabases()
withLocks()

afterEach(() => {
  // Drawn without testing-library.
  document.body.replaceChildren()
  applyTheme('system')
  showAccent(document.documentElement, undefined)
  sessionStorage.clear()
})

test('it pauses the clock of the candidate whose page this tab showed, and never says a whole email', async () => {
  const job = await aJob()
  const { assessment } = await aPublishedAssessment(job.id, limited({ timeLimit: 600 }))
  const { id: candidateId } = await aCandidate(job.id, { email: 'ada@example.org' })
  const { id: assessmentId } = assessment
  value(await startOrResume({ candidateId, assessmentId, now: new Date() }))
  const mark = (await startSitting(candidateId)) ?? ''
  writeTabNote({ kind: 'sitting', assessmentId, candidateId, mark, lastActiveAt: 0 })
  const assessments = [{ id: assessmentId, title: 'Cook' }]
  value(await enterCandidateMode({ assessments, pin: await quickVerifier(PIN) }))
  const mode = await readCandidateMode()
  if (mode === null) throw new Error('It was handed over')
  const root = document.body.appendChild(document.createElement('div'))
  await act(() => startHandedOver(root, mode, () => undefined))
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('PIN'), PIN)
  await user.click(await screen.findByRole('button', { name: 'Pause the assessment' }))
  expect(await screen.findByText('For a•••@example.org.')).toBeVisible()
  expect(document.body).not.toHaveTextContent('ada@')
  expect((await candidateNow(candidateId)).assignment?.pauses).toHaveLength(1)
})

test('the page that asks for the PIN has the face of the candidate’s pages', async () => {
  const mark = { bytes: png(32, 32).buffer, type: 'image/png' as const }
  value(await saveCompany({ name: 'Acme', accent: '#0a66c2', mark }))
  const job = await aJob()
  const { assessment } = await aPublishedAssessment(job.id, limited({}))
  const assessments = [{ id: assessment.id, title: 'Cook' }]
  value(await enterCandidateMode({ assessments, pin: await quickVerifier(PIN) }))
  const mode = await readCandidateMode()
  if (mode === null) throw new Error('It was handed over')
  const root = document.body.appendChild(document.createElement('div'))
  await act(() => startHandedOver(root, mode, () => undefined))
  expect(await screen.findByRole('img', { name: 'Acme' })).toBeVisible()
  expect(document.documentElement).toHaveAttribute('data-company')
})

test('the page that asks for the PIN has the theme that was chosen on this device', async () => {
  value(await setSetting('theme', 'dark'))
  const assessments = [{ id: crypto.randomUUID(), title: 'Cook' }]
  value(await enterCandidateMode({ assessments, pin: await quickVerifier(PIN) }))
  const mode = await readCandidateMode()
  if (mode === null) throw new Error('It was handed over')
  const root = document.body.appendChild(document.createElement('div'))
  await act(() => startHandedOver(root, mode, () => undefined))
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(document.documentElement.dataset['theme']).toBe('dark')
})
