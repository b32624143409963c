import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { storedResponse } from '#tests/support/attemptWriters.ts'
import { anAssessment, shortText, singleChoice } from '#tests/support/definitions.ts'
import { saveLine, withFreshTab } from '#tests/support/screens/candidateScreen.tsx'
import {
  invited,
  limited,
  said,
  setTerms,
  sleepFor,
  started,
  why,
} from '#tests/support/screens/limitedScreen.tsx'

withFreshTab()

test('what is said when time is over or paused claims nothing about saving', async () => {
  const { candidateId } = await started(limited({}, 60))
  const putting = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError')
  })
  fireEvent.input(await why(), { target: { value: 'half' } })
  await saveLine(/^Not saved/)
  sleepFor(2)
  expect(
    await screen.findByText(/^The time for the previous section or question is over/),
  ).not.toHaveTextContent(/saved/)
  putting.mockRestore()
  await setTerms(candidateId, { pauses: [{ from: new Date().toISOString() }] })
  const paused = await screen.findByRole('heading', { name: 'Paused by staff' })
  // The status of the questions, which are hidden.
  const status = screen.getAllByText(/^(Not saved|Saved)/, { selector: 'main *' })
  expect(status.filter((words) => paused.parentElement?.contains(words))).toHaveLength(1)
  expect(screen.getByText('The time is not running.')).toBeVisible()
})

test('while paused, the title of the document says so, and afterwards where one is', async () => {
  const person = await invited(limited({ timeLimit: 600 }))
  const from = new Date().toISOString()
  await setTerms(person.candidateId, { pauses: [{ from }] })
  await person.page.press('Start')
  await screen.findByRole('heading', { name: 'Paused by staff' })
  expect(document.title).toBe('Paused by staff')
  await setTerms(person.candidateId, { pauses: [{ from, to: new Date().toISOString() }] })
  await why()
  expect(document.title).toMatch(/^First – /)
})

test('that a part is over is said until the next page, and more time leaves one there', async () => {
  const { page, candidateId } = await started(limited({}, 60))
  await why()
  sleepFor(2)
  const last = await screen.findByRole('textbox', { name: /What about last/ })
  expect(screen.getByText(/^Section 2 of 2$/)).toBeVisible()
  await setTerms(candidateId, { extraTime: 400 })
  const news = 'You have more time: a section or question that was closed is open again.'
  expect(await screen.findByText(news, { selector: 'main *' })).toBeVisible()
  expect(last).toBeVisible()
  expect(said()).toBe(news)
  fireEvent.input(last, { target: { value: 'yes' } })
  await page.press('Back')
  expect(await why()).toBeVisible()
  expect(screen.queryByText(news, { selector: 'main *' })).toBeNull()
  await expect.poll(async () => (await storedResponse(candidateId)).current?.place).toBe('s1')
})

test('a digit typed as the time ran out answers nothing on the next page', async () => {
  const definition = anAssessment(
    shortText('a', { timeLimit: 60 }),
    singleChoice('b', ['x', 'y', 'z']),
  )
  const { settings } = definition
  const { page } = await started({ ...definition, settings: { ...settings, layout: 'question' } })
  await screen.findByRole('textbox')
  sleepFor(2)
  const heading = await screen.findByRole('heading', { level: 1, name: /What about b/ })
  expect(heading).toHaveFocus()
  await page.user.keyboard('23')
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  // Asked for.
  await page.user.keyboard('{Shift}2')
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName(/y/)
})

test('what happened to the time is said in the flow of the page, above its heading', async () => {
  await started(limited({ timeLimit: 1200 }, 60))
  await why()
  sleepFor(2)
  const note = await screen.findByText(/^The time for the previous section or question is over/, {
    selector: 'main *',
  })
  expect(screen.getByRole('region', { name: 'Time left' })).not.toContainElement(note)
  const heading = screen.getByRole('heading', { level: 1, name: 'Last' })
  expect(note.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
