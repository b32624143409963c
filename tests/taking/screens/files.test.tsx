import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { fileTable } from '#src/storage/core/deviceDatabase.ts'
import { storedResponse } from '#tests/support/attemptWriters.ts'
import {
  anInvited,
  letPass,
  openCandidatePage,
  saveLine,
  withFreshTab,
} from '#tests/support/screens/candidateScreen.tsx'
import { failWrites } from '#tests/support/database.ts'
import { allKinds } from '#tests/support/invitedCandidates.ts'

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

test('locking waits for several files, and stores each of them', async () => {
  const { page, candidateId } = await atFiles(3)
  const second = slowFile('two.txt')
  choose(new File(['one'], 'one.txt'), second.file, new File(['three'], 'three.txt'))
  await expect.poll(() => keptNames(candidateId)).toEqual(['one.txt'])
  letPass(5)
  expect(await screen.findByText(/^This page locked .* but the last ones/)).toBeVisible()
  second.letRead()
  expect(await screen.findByText(/^This page locked .* They are saved/)).not.toHaveTextContent(
    'file',
  )
  expect(await keptNames(candidateId)).toEqual(['one.txt', 'two.txt', 'three.txt'])
  expect(page.loads()).toBe(3)
})

test('a file that could not be stored while the page locked is reported', async () => {
  const { candidateId } = await atFiles(3)
  const second = slowFile('two.txt')
  choose(new File(['one'], 'one.txt'), second.file, new File(['three'], 'three.txt'))
  await expect.poll(() => keptNames(candidateId)).toEqual(['one.txt'])
  letPass(5)
  second.fail()
  expect(await screen.findByText(/^This page locked .* They are saved/)).toHaveTextContent(
    'a file that was being added is not',
  )
  expect(document.body).not.toHaveTextContent('two.txt')
  expect(await keptNames(candidateId)).toEqual(['one.txt', 'three.txt'])
})

test('a pending file prevents submitting without notice', async () => {
  const { page, candidateId } = await atFiles()
  const { file, fail } = slowFile('cv.txt')
  choose(file)
  await page.press('Check answers')
  await page.press('Submit answers')
  fail()
  expect(await screen.findByText(/^A file wasn’t added/)).toBeVisible()
  expect((await storedResponse(candidateId)).attempts).toEqual([])
  await page.press('Back')
  expect(await screen.findByText(/^“cv.txt” was not added/)).toBeVisible()
  await page.press('Check answers')
  await page.press('Submit answers')
  expect(await screen.findByRole('heading', { name: 'Received' })).toBeVisible()
})

test('leaving waits for it too', async () => {
  const { page, candidateId } = await atFiles()
  const { file, letRead } = slowFile('cv.txt')
  choose(file)
  await page.press('Stop and leave')
  letRead()
  expect(await screen.findByText(/^Your answers are saved on this device/)).toBeVisible()
  const { current } = await storedResponse(candidateId)
  expect(current?.answers['cv']).toMatchObject([{ name: 'cv.txt' }])
})

test('the bytes of a file stay as long as the stored answer refers to it', async () => {
  const { page, candidateId } = await atFiles()
  const isNamed = async () => 'cv' in ((await storedResponse(candidateId)).current?.answers ?? {})
  choose(new File(['one'], 'one.txt'))
  await expect.poll(isNamed).toBe(true)
  failWrites('Responses', { times: 2 })
  await page.press(/^Remove one\.txt/)
  await saveLine(/^Not saved/)
  expect(await isNamed()).toBe(true)
  expect(await fileTable.count()).toBe(1)
  await expect.poll(isNamed).toBe(false)
})

test('the bytes of a file that no stored answer refers to are deleted', async () => {
  const { page } = await atFiles()
  choose(new File(['one'], 'one.txt'))
  await page.press(/^Remove one\.txt/)
  await expect.poll(() => fileTable.count()).toBe(0)
})

test('R6: two files of one name are told apart, and a name that turns itself around is seen', async () => {
  const { page, candidateId } = await atFiles(3)
  choose(new File(['one'], 'cv.txt'), new File(['two'], 'cv.txt'))
  expect(await screen.findByRole('button', { name: /^Remove cv\.txt \(2\)/ })).toBeVisible()
  expect(await screen.findByText('cv.txt (2) added, 2 of 3')).toBeInTheDocument()
  choose(new File(['three'], 'nu\u202efdp.txt'))
  expect(await screen.findByRole('button', { name: /^Remove nu\[U\+202E\]fdp\.txt/ })).toBeVisible()
  await page.press(/^Remove cv\.txt (?!\()/)
  expect(await screen.findByText('cv.txt removed')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Remove cv\.txt \(2\)/ })).toBeNull()
  await expect.poll(() => keptNames(candidateId)).toEqual(['cv.txt', 'nu\u202efdp.txt'])
})

/** At a question for files, up to `most`. */
async function atFiles(most = 1) {
  const definition = allKinds()
  const sections = definition.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) =>
      question.kind === 'file' ? { ...question, maxFiles: most } : question,
    ),
  }))
  const invited = await anInvited({ ...definition, sections })
  const page = openCandidatePage(invited.assessmentId)
  await page.identify(invited)
  await page.press('Start')
  await page.user.click(await screen.findByRole('radio', { name: 'Frontend' }))
  await page.user.type(screen.getByRole('textbox', { name: /How many years/ }), '7')
  await page.press('Next')
  await screen.findByRole('heading', { level: 1, name: 'Your work' })
  return { ...invited, page }
}

async function keptNames(candidateId: string): Promise<string[]> {
  const { current } = await storedResponse(candidateId)
  const kept = current?.answers['cv']
  return Array.isArray(kept) ? kept.map((file) => (typeof file === 'object' ? file.name : '')) : []
}

function choose(...files: File[]): void {
  const input = document.querySelector('input[type="file"]')
  if (!input) throw new Error('The page asks for a file')
  fireEvent.change(input, { target: { files } })
}

/** Like a very large file, or a slow disk. */
function slowFile(name: string) {
  const file = new File(['slow'], name)
  let letRead = () => {}
  let fail = () => {}
  const read = new Promise<void>((resolve, reject) => {
    letRead = resolve
    fail = () => reject(new Error('It was moved'))
  })
  const { buffer } = new TextEncoder().encode('slow')
  file.arrayBuffer = () => read.then(() => buffer)
  return { file, letRead, fail }
}
