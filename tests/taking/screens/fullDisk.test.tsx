import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { storedResponse } from '#tests/support/attemptWriters.ts'
import {
  anInvited,
  openCandidatePage,
  saveLine,
  withFreshTab,
} from '#tests/support/screens/candidateScreen.tsx'
import { failWritesWhile } from '#tests/support/database.ts'
import { savedFiles } from '#tests/support/files/savedFiles.ts'

withFreshTab()

test('after a full disk nothing is called saved until it is safe, and submitting and leaving wait', async () => {
  const { page, candidateId, free } = await onADiskThatIsFull()
  expect(await saveLine(/^Not saved: please call a member of staff/)).toBeVisible()
  free('Responses')
  expect(await saveLine(/^Saved for now\. This device ran out of space/)).toBeVisible()
  expect((await storedResponse(candidateId)).current?.answers['framework']).toBe('Rails')
  await waitFor(() => expect(leave().defaultPrevented).toBe(true))

  await page.press('Stop and leave')
  expect(await saveLine(/^This page stays open: this device ran out of space/)).toBeVisible()
  await page.user.type(screen.getByRole('textbox', { name: /How many years/ }), '7')
  await page.press('Next')
  await page.press('Check answers')
  await page.press('Submit answers')
  expect(await saveLine(/^Not submitted yet: this device ran out of space/)).toBeVisible()
  expect((await storedResponse(candidateId)).attempts).toEqual([])

  free('files')
  await screen.findByText(/^Not submitted.* Try again/, { selector: 'main *' })
  await waitFor(() => expect(leave().defaultPrevented).toBe(false))
  await page.press('Submit answers')
  expect(await screen.findByRole('heading', { name: 'Received' })).toBeVisible()
})

test('the answers can be saved as a readable file', async () => {
  const files = savedFiles()
  const { page, candidateId } = await onADiskThatIsFull()
  await page.press('Save my answers as a file')
  expect(await saveLine(/^Saved as a file at .* Show it to a member of staff/)).toBeVisible()
  const [file] = await files()
  expect(file?.name).toBe('Engineering-basics-answers.txt')
  expect(file?.text).toMatch(/Which framework do you know best\?\nRails\n/)
  expect(file?.text).toMatch(/How many years have you worked\?\nNot answered\n/)
  expect(JSON.parse(file?.text.slice(file.text.indexOf('{')) ?? '')).toEqual({
    candidateId,
    attemptId: expect.any(String),
    answers: { role: { option: 'role1' }, framework: 'Rails' },
  })
})

/** With an answer that could not be saved. */
async function onADiskThatIsFull() {
  const full = new Set<string>()
  failWritesWhile((store) => full.has(store))
  const invited = await anInvited()
  const page = openCandidatePage(invited.assessmentId)
  await page.identify(invited)
  await page.press('Start')
  await page.user.click(await screen.findByRole('radio', { name: 'Backend' }))
  await saveLine(/^Saved on this device/)
  for (const store of ['Responses', 'files']) full.add(store)
  fireEvent.input(screen.getByRole('textbox', { name: /Which framework/ }), {
    target: { value: 'Rails' },
  })
  await saveLine(/^Not saved/)
  return { ...invited, page, free: (store: string) => full.delete(store) }
}

function leave(): Event {
  const leaving = new Event('beforeunload', { cancelable: true })
  dispatchEvent(leaving)
  return leaving
}
