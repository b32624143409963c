import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { fileTable } from '#src/db/deviceDatabase.ts'
import { storedResponse } from '#tests/support/attemptWriters.ts'
import {
  anInvited,
  openCandidatePage,
  saveLine,
  withFreshTab,
} from '#tests/support/candidateScreen.tsx'
import { failWrites } from '#tests/support/database.ts'

withFreshTab()

test('a file that is still being stored is waited for, and is submitted', async () => {
  const { page, candidateId } = await atFiles()
  const { file, letRead } = slowFile('cv.txt')
  choose(file)
  await page.press('Check answers')
  await page.press('Submit answers')
  letRead()
  expect(await screen.findByRole('heading', { name: 'Received' })).toBeVisible()
  const { attempts } = await storedResponse(candidateId)
  expect(attempts[0]?.answers['cv']).toMatchObject([{ name: 'cv.txt' }])
  expect(await fileTable.count()).toBe(1)
})

test('leaving waits for it too', async () => {
  const { page, candidateId } = await atFiles()
  const { file, letRead } = slowFile('cv.txt')
  choose(file)
  await page.press('Stop and leave')
  letRead()
  expect(await screen.findByText(/^Saved and stopped/)).toBeVisible()
  const { current } = await storedResponse(candidateId)
  expect(current?.answers['cv']).toMatchObject([{ name: 'cv.txt' }])
})

test('the bytes of a file stay as long as the answer on the disk names it', async () => {
  const { page, candidateId } = await atFiles()
  const isNamed = async () => 'cv' in ((await storedResponse(candidateId)).current?.answers ?? {})
  choose(new File(['one'], 'one.txt'))
  await expect.poll(isNamed).toBe(true)
  failWrites('Responses', { times: 2 })
  await page.press('Remove one.txt')
  await saveLine(/^Not saved/)
  expect(await isNamed()).toBe(true)
  expect(await fileTable.count()).toBe(1)
  await expect.poll(isNamed).toBe(false)
})

test('the bytes of a file that no answer on the disk names are removed', async () => {
  const { page } = await atFiles()
  choose(new File(['one'], 'one.txt'))
  await page.press('Remove one.txt')
  await expect.poll(() => fileTable.count()).toBe(0)
})

async function atFiles() {
  const invited = await anInvited()
  const page = openCandidatePage(invited.assessmentId)
  await page.identify(invited)
  await page.press('Start')
  await page.user.click(await screen.findByRole('radio', { name: 'Frontend' }))
  await page.user.type(screen.getByRole('textbox', { name: /How many years/ }), '7')
  await page.press('Next')
  await screen.findByRole('heading', { level: 1, name: 'Your work' })
  return { ...invited, page }
}

function choose(file: File): void {
  const input = document.querySelector('input[type="file"]')
  if (!input) throw new Error('The page asks for a file')
  fireEvent.change(input, { target: { files: [file] } })
}

/** As one of many megabytes, or on a slow disk. */
function slowFile(name: string) {
  const file = new File(['slow'], name)
  let letRead = () => {}
  const read = new Promise<void>((resolve) => {
    letRead = resolve
  })
  const { buffer } = new TextEncoder().encode('slow')
  file.arrayBuffer = () => read.then(() => buffer)
  return { file, letRead }
}
