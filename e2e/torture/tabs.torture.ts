import { expect, type Page } from 'playwright/test'

import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { test } from '#e2e/support/profileTest.ts'
import { storedRecord } from '#e2e/support/stored.ts'
import { takePath } from '#src/base/takePath.ts'

import { tell, times } from './size.ts'
import { closeSoon, identify, note, seedWriters, TEXT_FIELD } from './writers.ts'

const SOON_MS = 300

test('7. two and three tabs start the same response at once, and submit it', async ({ device }) => {
  const rounds = times(1_000)
  const context = await device.start()
  const { assessmentId, candidateIds } = await seedWriters(await context.newPage(), rounds)
  const reader = await context.newPage()
  await reader.goto(takePath(assessmentId))
  let opened = 0
  for (const [candidate, candidateId] of candidateIds.entries()) {
    const tabs = await Promise.all(
      Array.from({ length: 2 + (candidate % 2) }, async () => {
        const tab = await context.newPage()
        await tab.goto(takePath(assessmentId))
        return tab
      }),
    )
    // One after the other: who signs in last on a device ends the sittings before.
    for (const tab of tabs) {
      await identify(tab, candidate)
      await expect(tab.getByRole('button', { name: 'Start' })).toBeVisible()
    }
    await pressAtOnce(tabs, 'Start')
    const writing = await theOneThatWrites(tabs)
    const text = `Round ${candidate}`
    await writing.getByRole('textbox', { name: TEXT_FIELD }).fill(text)
    await new AssessmentPage(writing).checkAnswers()
    await expect(writing.getByRole('button', { name: 'Submit answers' })).toBeVisible()
    // The others try to continue in the same moment.
    await pressAtOnce(tabs, 'Submit answers', 'Continue here')
    await expect(new AssessmentPage(writing).heading('Received')).toBeVisible()
    const stored = await storedRecord(reader, 'Responses', candidateId)
    expect(stored).toMatchObject({
      attempts: [{ answers: { story: text }, receipt: expect.any(String) }],
    })
    expect(stored).not.toHaveProperty('current')
    opened += tabs.length
    for (const tab of tabs) closeSoon(tab)
    tell(candidate + 1, rounds)
  }
  note(`${rounds} rounds with ${opened} tabs: submitted exactly once in each, nothing lost`)
})

/** Once the others know that they are not. */
async function theOneThatWrites(tabs: readonly Page[]): Promise<Page> {
  let writing: Page[] = []
  await expect(async () => {
    const shown = await Promise.all(
      tabs.map((tab) => tab.getByRole('textbox', { name: TEXT_FIELD }).isVisible()),
    )
    const shut = await Promise.all(
      tabs.map((tab) => tab.getByRole('heading', { name: 'Already open in another tab' }).count()),
    )
    expect(shut.filter((count) => count === 1)).toHaveLength(tabs.length - 1)
    writing = tabs.filter((_, at) => shown[at])
    expect(writing).toHaveLength(1)
  }).toPass({ timeout: 30_000 })
  const [one] = writing
  if (one === undefined) throw new Error('No tab has the questions')
  return one
}

/** All pages wait for the same time, which is more precise than a call for each from here. */
async function pressAtOnce(tabs: readonly Page[], ...names: string[]): Promise<void> {
  const at = Date.now() + SOON_MS
  await Promise.all(tabs.map((tab) => tab.evaluate(pressLater, { at, names })))
}

/** Doesn't wait for it, because some load another page, and then the call would never be answered. */
function pressLater({ at, names }: { at: number; names: string[] }): void {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
    names.includes(textContent),
  )
  setTimeout(() => button?.click(), at - Date.now())
}
