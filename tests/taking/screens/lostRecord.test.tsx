import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { candidateTable, responseTable } from '#src/storage/core/database.ts'
import { storedResponse } from '#tests/support/attemptWriters.ts'
import {
  anInvited,
  openCandidatePage,
  saveLine,
  withFreshTab,
} from '#tests/support/screens/candidateScreen.tsx'
import { holdLock, withLocks } from '#tests/support/locks.ts'

withFreshTab()
withLocks()

describe('a record deleted while it is filled in', () => {
  test('is reported, and the answers stay on screen', async () => {
    await deletedWhileTyping()
    expect(await saveLine(/^Not saved: these answers were deleted/)).toBeVisible()
    expect(framework()).toHaveValue('Canary')
    expect(asksBeforeLeaving()).toBe(true)
  })

  test('loses nothing on Submit, and no other tab is mentioned', async () => {
    const { page } = await typing()
    await toCheck(page)
    await deleteEverything()
    await page.press('Submit answers')
    expect(await screen.findByText(/^Not submitted, and not saved/)).toBeVisible()
    expect(screen.getByText('Canary')).toBeVisible()
    expect(document.body).not.toHaveTextContent(/another tab|other tab|Try again/)
    expect(asksBeforeLeaving()).toBe(true)
    // Again, with no further effect.
    await page.press('Submit answers')
    expect(await screen.findByText(/^Not submitted, and not saved/)).toBeVisible()
    expect(await responseTable.count()).toBe(0)
  })

  test('is left only after confirming the loss', async () => {
    const { page } = await deletedWhileTyping()
    await page.press('Stop and leave')
    expect(await screen.findByText(/^These answers can no longer be saved/)).toBeVisible()
    expect(document.body).not.toHaveTextContent('Try again')
    expect(framework()).toHaveValue('Canary')
    await page.press('Leave anyway')
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible()
    expect(document.body).not.toHaveTextContent(/Canary|kept|Saved/)
    expect(await responseTable.count()).toBe(0)
  })
})

describe('a record changed while it is filled in', () => {
  test('by another attempt: the answers stay on screen', async () => {
    const { page, candidateId } = await typing()
    const stored = await storedResponse(candidateId)
    if (!stored.current) throw new Error('It is being filled in')
    const current = { ...stored.current, attemptId: crypto.randomUUID(), answers: {} }
    await responseTable.put({ ...stored, rev: stored.rev + 5, current })
    expect(await saveLine(/^Not saved: these answers were changed elsewhere/)).toBeVisible()
    expect(framework()).toHaveValue('Canary')
    expect(asksBeforeLeaving()).toBe(true)
    await toCheck(page)
    await page.press('Submit answers')
    expect(await screen.findByText(/^Not submitted, and not saved/)).toBeVisible()
    expect(screen.getByText('Canary')).toBeVisible()
    expect(document.body).not.toHaveTextContent(/another tab|other tab/)
  })

  test('by a submission: the page says that it was received', async () => {
    const { candidateId } = await typing()
    const { current, ...rest } = await storedResponse(candidateId)
    if (!current) throw new Error('It is being filled in')
    const { place: _left, seen: _seen, ...attempt } = current
    const submittedAt = new Date().toISOString()
    const finished = { ...attempt, submittedAt, receipt: 'AAAA-BBBB', dropped: [] }
    await responseTable.put({ ...rest, rev: rest.rev + 1, submittedAt, attempts: [finished] })
    expect(await screen.findByRole('heading', { name: 'Already submitted' })).toBeVisible()
    expect(document.body).not.toHaveTextContent('Canary')
  })

  test('by a tab that holds the lock: the page closes in its favour', async () => {
    const { candidateId } = await typing()
    const taken = holdLock(`response-${candidateId}`)
    const stored = await storedResponse(candidateId)
    await responseTable.put({ ...stored, rev: stored.rev + 1 })
    const letGo = await taken
    expect(
      await screen.findByRole('heading', { name: 'Already open in another tab' }),
    ).toBeVisible()
    expect(document.body).not.toHaveTextContent('Canary')
    letGo()
  })
})

async function typing() {
  const invited = await anInvited()
  const page = openCandidatePage(invited.assessmentId)
  await page.identify(invited)
  await page.press('Start')
  await page.user.click(await screen.findByRole('radio', { name: 'Backend' }))
  fireEvent.input(framework(), { target: { value: 'Canary' } })
  await page.user.type(screen.getByRole('textbox', { name: /How many years/ }), '7')
  await saveLine(/^Saved on this device/)
  return { ...invited, page }
}

async function toCheck({ press }: Pick<ReturnType<typeof openCandidatePage>, 'press'>) {
  await press('Next')
  await screen.findByRole('heading', { level: 1, name: 'Your work' })
  await press('Check answers')
  await screen.findByRole('heading', { level: 1, name: 'Check your answers' })
}

async function deletedWhileTyping() {
  const typed = await typing()
  await deleteEverything()
  fireEvent.input(screen.getByRole('textbox', { name: /How many years/ }), {
    target: { value: '8' },
  })
  await saveLine(/^Not saved/)
  return typed
}

/** As removing the sample data does. */
async function deleteEverything(): Promise<void> {
  await candidateTable.clear()
  await responseTable.clear()
}

function framework(): HTMLElement {
  return screen.getByRole('textbox', { name: /Which framework/ })
}

function asksBeforeLeaving(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
