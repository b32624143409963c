import { userEvent } from '@testing-library/user-event'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'

import { responseTable } from '#src/storage/core/database.ts'
import { startOrResume } from '#src/taking/storage/opening.ts'
import { storedResponse } from '#tests/support/attemptWriters.ts'
import {
  anInvited,
  openCandidatePage,
  saveLine,
  withFreshTab,
} from '#tests/support/screens/candidateScreen.tsx'
import { failWrites } from '#tests/support/database.ts'
import { anAssessment, shortText } from '#tests/support/definitions.ts'
import { value } from '#tests/support/hiring.ts'
import { holdLock, withLocks } from '#tests/support/locks.ts'

withFreshTab()

test('the first page focuses its heading, with progress and its own title', async () => {
  await started()
  const heading = await screen.findByRole('heading', { level: 1, name: 'About you' })
  await waitFor(() => expect(heading).toHaveFocus())
  await waitFor(() => expect(document.title).toBe('About you – Engineering basics'))
  expect(screen.getByText('Section 1 of 2')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Next' })).toBeVisible()
})

test('every change is saved and reported, with the time', async () => {
  const { page, candidateId } = await started()
  await page.user.click(await screen.findByRole('radio', { name: 'Backend' }))
  await page.user.type(framework(), 'Django')
  await saved()
  const { current } = await storedResponse(candidateId)
  expect(current?.answers).toEqual({ role: { option: 'role1' }, framework: 'Django' })
  expect(screen.getByText(/^Saved on this device at \d/)).toBeVisible()
})

test('a failed save is reported until it succeeds', async () => {
  const { page, candidateId } = await started()
  await page.user.click(await screen.findByRole('radio', { name: 'Backend' }))
  await saved()
  failWrites('Responses', { times: 2 })
  fireEvent.input(framework(), { target: { value: 'Rails' } })
  expect(await saveLine(/^Not saved: please call a member of staff/)).toBeVisible()
  const announced = screen.getByText(/^Not saved/, { selector: '[data-announcements]' })
  expect(framework()).toHaveValue('Rails')
  await saved()
  expect(announced).toBeEmptyDOMElement()
  expect((await storedResponse(candidateId)).current?.answers['framework']).toBe('Rails')
})

test('Next first shows errors, also in the title; then it changes the page', async () => {
  const { page } = await started()
  await page.press('Next')
  await waitFor(() => expect(document.title).toBe('Error: About you – Engineering basics'))
  await page.user.click(screen.getByRole('radio', { name: 'Frontend' }))
  await page.user.type(years(), '7')
  await page.press('Next')
  await waitFor(async () =>
    expect(await screen.findByRole('heading', { level: 1, name: 'Your work' })).toHaveFocus(),
  )
  await waitFor(() => expect(document.title).toBe('Your work – Engineering basics'))
})

test('a reload continues at the same page with the same answers, without signing in', async () => {
  const { page } = await onSecondPage()
  await page.user.click(screen.getByRole('checkbox', { name: 'Git' }))
  await saved()
  page.reload()
  expect(await screen.findByRole('heading', { level: 1, name: 'Your work' })).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Git' })).toBeChecked()
})

test('a reload starts no new attempt in place of a deleted one', async () => {
  const { page, candidateId } = await onSecondPage()
  await saved()
  await responseTable.delete(candidateId)
  await screen.findByText(/^Not saved|open in another tab/, { selector: 'main *' })
  page.reload()
  expect(await screen.findByRole('button', { name: 'Start' })).toBeVisible()
  expect(await responseTable.count()).toBe(0)
})

test('a reload leads to the last answered question of a long page', async () => {
  const invited = await anInvited(
    anAssessment(shortText('one'), shortText('two'), shortText('three')),
  )
  const page = openCandidatePage(invited.assessmentId)
  await page.identify(invited)
  await page.press('Start')
  await page.user.type(await screen.findByRole('textbox', { name: /two/ }), 'Answered')
  await saved()
  page.reload()
  await waitFor(() => expect(screen.getByRole('textbox', { name: /two/ })).toHaveFocus())
})

test('the browser’s Back changes the page, and another person’s entry does nothing', async () => {
  const before: unknown = await entryOfFirstPage()
  act(() => void dispatchEvent(new PopStateEvent('popstate', { state: before })))
  expect(await screen.findByRole('heading', { level: 1, name: 'About you' })).toBeVisible()
  const foreign = { attemptId: crypto.randomUUID(), place: 'work' }
  act(() => void dispatchEvent(new PopStateEvent('popstate', { state: foreign })))
  act(() => void dispatchEvent(new PopStateEvent('popstate', { state: { place: 'work' } })))
  expect(screen.getByRole('heading', { level: 1, name: 'About you' })).toBeVisible()
})

test('a file dropped beside the place for one is refused, not opened', async () => {
  await started()
  const heading = screen.getByRole('heading', { level: 1 })
  for (const drop of [fireEvent.dragOver, fireEvent.drop]) {
    expect(drop(heading, { dataTransfer: { items: [{ kind: 'file' }] } })).toBe(false)
    // Text may be dragged into a field.
    expect(drop(years(), { dataTransfer: { items: [{ kind: 'string' }] } })).toBe(true)
  }
})

test('after a Change link, the browser’s Back ends returning to the check page', async () => {
  const before: unknown = await entryOfFirstPage()
  const user = userEvent.setup({ delay: null })
  await user.click(screen.getByRole('button', { name: 'Check answers' }))
  await user.click(await screen.findByRole('link', { name: /^Change.*Which tools/ }))
  expect(await screen.findByRole('button', { name: 'Check answers' })).toBeVisible()
  act(() => void dispatchEvent(new PopStateEvent('popstate', { state: before })))
  expect(await screen.findByRole('button', { name: 'Next' })).toBeVisible()
})

test('another tab that returns to the response takes it over', async () => {
  const { assessmentId, candidateId } = await onSecondPage()
  await saved()
  value(await startOrResume({ candidateId, assessmentId, now: new Date() }))
  expect(await screen.findByRole('heading', { name: 'Already open in another tab' })).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

describe('if the browser has locks', () => {
  withLocks()

  test('a tab that finds the response locked shows no questions', async () => {
    const { assessmentId, candidateId, email, code } = await anInvited()
    const letGo = await holdLock(`response-${candidateId}`)
    const page = openCandidatePage(assessmentId)
    await page.identify({ email, code })
    await page.press('Start')
    expect(
      await screen.findByRole('heading', { name: 'Already open in another tab' }),
    ).toBeVisible()
    letGo()
    await page.press('Continue here')
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible()
  })
})

test('leaving the page asks only while something is unsaved', async () => {
  const { page } = await started()
  await page.user.click(await screen.findByRole('radio', { name: 'Backend' }))
  await saved()
  expect(leave().defaultPrevented).toBe(false)
  failWrites('Responses', { times: 1000 })
  fireEvent.input(framework(), { target: { value: 'Rails' } })
  await saveLine(/^Not saved/)
  expect(leave().defaultPrevented).toBe(true)
})

async function started() {
  const invited = await anInvited()
  const page = openCandidatePage(invited.assessmentId)
  await page.identify(invited)
  await page.press('Start')
  await screen.findByRole('button', { name: 'Stop and leave' })
  return { ...invited, page }
}

async function onSecondPage() {
  const filling = await started()
  await filling.page.user.click(screen.getByRole('radio', { name: 'Frontend' }))
  await filling.page.user.type(years(), '7')
  await filling.page.press('Next')
  await screen.findByRole('heading', { level: 1, name: 'Your work' })
  return filling
}

async function entryOfFirstPage(): Promise<unknown> {
  const entry = vi.spyOn(history, 'replaceState')
  await onSecondPage()
  return entry.mock.calls.at(0)?.[0]
}

function saved(): Promise<HTMLElement> {
  return saveLine(/^Saved on this device/)
}

function framework(): HTMLElement {
  return screen.getByRole('textbox', { name: /Which framework/ })
}

function years(): HTMLElement {
  return screen.getByRole('textbox', { name: /How many years/ })
}

function leave(): Event {
  const leaving = new Event('beforeunload', { cancelable: true })
  dispatchEvent(leaving)
  return leaving
}
