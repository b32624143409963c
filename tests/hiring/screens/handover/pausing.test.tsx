import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'

import { isPaused } from '#src/hiring/storage/clock.ts'
import { HandedOverPage } from '#src/hiring/screens/handover/HandedOverPage.tsx'
import { STAFF_MS } from '#src/hiring/screens/handover/useStaffLeft.ts'
import { responseTable } from '#src/storage/core/database.ts'
import { setSetting } from '#src/storage/device/device.ts'
import { readCandidateMode } from '#src/storage/device/candidateMode.ts'
import { enterCandidateMode } from '#src/storage/device/candidateModeWrites.ts'
import { readProtection } from '#src/storage/protection/protectionState.ts'
import { lock, unlock } from '#src/storage/protection/unlocking.ts'
import { hasKeys, takeNoKeys } from '#src/storage/sealing/openKeys.ts'
import { hardened } from '#src/storage/vault/argon2id.ts'
import { emailOf } from '#src/taking/storage/taking.ts'
import { listSeated } from '#src/taking/storage/seated.ts'
import { startOrResume } from '#src/taking/storage/opening.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { PIN, quickVerifier } from '#tests/support/handingOver.ts'
import {
  aCandidate,
  aJob,
  aPublishedAssessment,
  candidateNow,
  MORNING,
  value,
} from '#tests/support/hiring.ts'
import { setVisibility, storedResponse } from '#tests/support/attemptWriters.ts'
import { holdLock, withLocks } from '#tests/support/locks.ts'
import { PASSPHRASE, protect } from '#tests/support/protection/protecting.ts'
import { limited } from '#tests/support/screens/limitedScreen.tsx'

withFreshDatabases()
withLocks()

afterEach(() => {
  vi.useRealTimers()
  setVisibility('visible')
  takeNoKeys()
})

const NAME = 'Ada Canary'

function never(): void {
  throw new Error('The device stays handed over')
}

async function invited() {
  const job = await aJob()
  const { assessment } = await aPublishedAssessment(job.id, limited({ timeLimit: 600 }))
  const { id, email } = await aCandidate(job.id, { name: NAME })
  value(await startOrResume({ candidateId: id, assessmentId: assessment.id, now: MORNING }))
  return { candidateId: id, email, assessmentId: assessment.id }
}

/** The page that takes the PIN, while this candidate fills in the assessment in another tab. */
async function opened(
  { candidateId, assessmentId }: Awaited<ReturnType<typeof invited>>,
  pin: { pin: Awaited<ReturnType<typeof quickVerifier>> } | null,
) {
  value(await setSetting('staffName', 'Mira'))
  const assessments = [{ id: assessmentId, title: 'Cook' }]
  value(await enterCandidateMode({ assessments, ...pin }))
  const mode = await readCandidateMode()
  if (mode === null) throw new Error('It was just turned on')
  await holdLock(`response-${candidateId}`)
  const ended = vi.fn<() => void>()
  const seats = { list: () => listSeated(mode, null), emailOf }
  render(<HandedOverPage mode={mode} seats={seats} onEnded={ended} onUnlocked={ended} />)
  const user = userEvent.setup()
  return {
    user,
    ended,
    press: async (name: string) => user.click(await screen.findByRole('button', { name })),
    isPaused: async () => {
      const { assignment } = await candidateNow(candidateId)
      return assignment !== undefined && isPaused(assignment)
    },
  }
}

test('the PIN and one press pause the clock, the reason comes after, and the device stays handed over', async () => {
  const person = await invited()
  const page = await opened(person, { pin: await quickVerifier(PIN) })
  await screen.findByRole('button', { name: 'Pause the assessment' })
  expect(document.body).not.toHaveTextContent(/Canary|example\.org/)

  await page.user.type(screen.getByLabelText('PIN'), '000000')
  await page.press('Pause the assessment')
  await waitFor(() =>
    expect(screen.getByLabelText('PIN')).toHaveAccessibleDescription('This PIN is incorrect'),
  )
  expect(await page.isPaused()).toBe(false)

  await page.user.type(screen.getByLabelText('PIN'), PIN)
  await page.press('Pause the assessment')
  const heading = await screen.findByRole('heading', { name: 'The assessment is paused' })
  expect(heading).toHaveFocus()
  expect(await screen.findByText(`For ${person.email}.`)).toBeVisible()
  expect(document.body).not.toHaveTextContent(NAME)
  const { timeline, notes } = await candidateNow(person.candidateId)
  expect(timeline.at(-1)).toMatchObject({ kind: 'paused', by: { kind: 'staff', name: 'Mira' } })
  expect(notes).toEqual([])

  await page.user.type(screen.getByLabelText('Reason (optional)'), 'Fire alarm')
  await page.press('Save the reason')
  await waitFor(() => expect(screen.getByText('The reason was saved as a note.')).toHaveFocus())
  const explained = await candidateNow(person.candidateId)
  expect(explained.notes.map(({ text }) => text)).toEqual(['Paused the assessment: Fire alarm'])
  expect(await page.isPaused()).toBe(true)

  await page.press('Done')
  expect(screen.getByLabelText('PIN')).toHaveValue('')
  expect(await readCandidateMode()).toMatchObject({ tries: 0 })
  expect(page.ended).not.toHaveBeenCalled()

  await page.user.type(screen.getByLabelText('PIN'), PIN)
  await page.press('Resume the assessment')
  expect(await screen.findByRole('heading', { name: 'The clock is running' })).toHaveFocus()
  expect(await page.isPaused()).toBe(false)
  expect((await candidateNow(person.candidateId)).timeline.at(-1)).toMatchObject({
    kind: 'continued',
    by: { kind: 'staff', name: 'Mira' },
  })
})

test('with the team passphrase it is the same, and the page keeps no keys', async () => {
  const person = await invited()
  await protect()
  lock()
  const page = await opened(person, null)
  await page.user.type(await screen.findByLabelText('Team passphrase'), PASSPHRASE)
  expect(document.body).not.toHaveTextContent(/Canary|example\.org/)
  await page.press('Pause the assessment')
  await screen.findByRole('heading', { name: 'The assessment is paused' })
  await page.user.type(screen.getByLabelText('Reason (optional)'), 'Fire alarm')
  await page.press('Save the reason')
  await screen.findByText('The reason was saved as a note.')
  await page.press('Done')
  expect(hasKeys()).toBe(false)
  expect(await readProtection()).toMatchObject({ kind: 'locked' })
  expect(await readCandidateMode()).not.toBeNull()
  expect(page.ended).not.toHaveBeenCalled()

  value(await unlock(PASSPHRASE, hardened))
  const { notes, assignment } = await candidateNow(person.candidateId)
  expect(notes.map(({ text }) => text)).toEqual(['Paused the assessment: Fire alarm'])
  expect(assignment && isPaused(assignment)).toBe(true)
})

test.each(['Done', 'Resume the assessment'])(
  'a reason that is typed and not saved is kept by “%s”, protected too',
  async (next) => {
    const person = await invited()
    await protect()
    lock()
    const page = await opened(person, null)
    await page.user.type(await screen.findByLabelText('Team passphrase'), PASSPHRASE)
    await page.press('Pause the assessment')
    await screen.findByRole('heading', { name: 'The assessment is paused' })
    await page.user.type(screen.getByLabelText('Reason (optional)'), 'Fire alarm')
    await page.press(next)
    await waitFor(() => expect(screen.queryByLabelText('Reason (optional)')).toBeNull())
    if (next !== 'Done') await page.press('Done')
    await waitFor(() => expect(hasKeys()).toBe(false))
    value(await unlock(PASSPHRASE, hardened))
    const { notes } = await candidateNow(person.candidateId)
    expect(notes.map(({ text }) => text)).toEqual(['Paused the assessment: Fire alarm'])
  },
)

test('two who sit here are told apart before a clock is stopped', async () => {
  const [ada, bo] = [await invited(), await invited()]
  value(await setSetting('staffName', 'Mira'))
  const assessments = [ada, bo].map(({ assessmentId: id }) => ({ id, title: 'Cook' }))
  value(await enterCandidateMode({ assessments, pin: await quickVerifier(PIN) }))
  const mode = await readCandidateMode()
  if (mode === null) throw new Error('It was just turned on')
  for (const { candidateId } of [ada, bo]) await holdLock(`response-${candidateId}`)
  const seats = { list: () => listSeated(mode, null), emailOf }
  render(<HandedOverPage mode={mode} seats={seats} onEnded={never} onUnlocked={never} />)
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('PIN'), PIN)
  await user.click(await screen.findByRole('button', { name: 'Pause the assessment' }))
  expect(await screen.findAllByRole('heading', { name: 'The clock is running' })).toHaveLength(2)
  for (const { email } of [ada, bo]) expect(await screen.findByText(`For ${email}.`)).toBeVisible()
  for (const { candidateId } of [ada, bo]) {
    const { assignment } = await candidateNow(candidateId)
    expect(assignment && isPaused(assignment)).toBe(false)
  }
})

test.each([
  { how: 'is covered', leave: () => setVisibility('hidden') },
  { how: 'is left', leave: () => window.dispatchEvent(new Event('pagehide')) },
  { how: 'is not used for a while', leave: () => vi.advanceTimersByTime(STAFF_MS) },
])('once the page $how, the PIN is needed again', async ({ leave }) => {
  const person = await invited()
  const page = await opened(person, { pin: await quickVerifier(PIN) })
  await page.user.type(await screen.findByLabelText('PIN'), PIN)
  await screen.findByRole('button', { name: 'Pause the assessment' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await page.press('Pause the assessment')
  await screen.findByRole('heading', { name: 'The assessment is paused' })
  leave()
  expect(await screen.findByLabelText('PIN')).toHaveValue('')
  expect(screen.queryByRole('heading', { name: 'The assessment is paused' })).toBeNull()
})

test('where nobody has a clock, there is nothing to pause', async () => {
  const assessments = [{ id: crypto.randomUUID(), title: 'Cook' }]
  value(await enterCandidateMode({ assessments, pin: await quickVerifier(PIN) }))
  const mode = await readCandidateMode()
  if (mode === null) throw new Error('It was just turned on')
  const seats = { list: () => listSeated(mode, null), emailOf }
  render(<HandedOverPage mode={mode} seats={seats} onEnded={never} onUnlocked={never} />)
  expect(await screen.findByRole('button', { name: 'Take the device back' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /the assessment$/ })).toBeNull()
})

test('a candidate who came here by mistake reads in their language how to go back', async () => {
  const person = await invited()
  const response = await storedResponse(person.candidateId)
  if (!response.current) throw new Error('It was started')
  await responseTable.put({ ...response, current: { ...response.current, language: 'ar' } })
  const { press } = await opened(person, { pin: await quickVerifier(PIN) })
  const close = vi.spyOn(window, 'close').mockImplementation(() => undefined)
  await press('إغلاق علامة التبويب هذه')
  expect(close).toHaveBeenCalledOnce()
  const words = screen.getByText(/^التقييم مفتوح في علامة تبويب أخرى\./)
  expect(words.parentElement).toHaveAttribute('lang', 'ar')
  expect(words.parentElement).toHaveAttribute('dir', 'rtl')
  expect(screen.queryByRole('button', { name: 'Close this tab' })).toBeNull()
  close.mockRestore()
})
