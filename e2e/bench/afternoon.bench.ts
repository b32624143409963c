/**
 * A reviewer's afternoon: 30 responses of 12 questions, four of them open, are marked with the keyboard
 * alone, by candidate and by question. What counts is the number of keys; the minutes are those of the
 * machine, which doesn't read.
 */
import type { Page } from 'playwright/test'

import { expect, plainTest as test } from '#e2e/support/fixtures.ts'
import { tabTo } from '#e2e/support/keys.ts'
import { seedSubmitted } from '#e2e/support/seedSubmitted.ts'
import { responsesPath } from '#src/base/paths.ts'
import { anAssessment, longText, singleChoice, text } from '#tests/support/definitions.ts'

const RESPONSES = 30
const OPEN = ['why', 'how', 'when', 'who']
const KEYED = Array.from({ length: 8 }, (_, place) => `keyed${place}`)
const levels = [
  { id: 'weak', text: 'Names no reason', points: 0 },
  { id: 'fair', text: 'Names a reason', points: 2 },
  { id: 'good', text: 'Weighs reasons', points: 5 },
]
const definition = anAssessment(
  ...KEYED.map((id) =>
    singleChoice(id, ['Oslo', 'Bergen'], {
      prompt: text(`Which is the capital (${id})?`),
      key: { options: ['Oslo'] },
      points: 1,
    }),
  ),
  ...OPEN.map((id) =>
    longText(id, { prompt: text(`Why there (${id})?`), points: 5, rubric: { levels } }),
  ),
)

test.setTimeout(1_800_000)

test('30 responses of 12 questions, by candidate', async ({ page }) => {
  const { presses, press, tab } = keysOf(page)
  await openList(page)
  const start = performance.now()
  await tab(page.getByRole('link', { name: /^AAAA-/ }).first())
  await press('Enter')
  await expect(page.getByText('4 answers to mark')).toBeVisible()
  await tab(page.getByRole('button', { name: 'Mark the next answer' }))
  await press('Enter')
  for (let left = RESPONSES; left > 0; left -= 1) {
    for (const [answer, id] of OPEN.entries()) {
      const focused = page.getByRole('article').and(page.locator(':focus'))
      await expect(focused).toContainText(`(${id})`)
      await press(String(1 + ((left + answer) % levels.length)))
      await press('n')
    }
    await press('3')
    await press('n')
    const finish = page.getByRole('button', { name: 'Finish the review' })
    await expect(finish).toBeFocused()
    await press('Enter')
    await expect(page.getByText(/^Finished on/)).toBeVisible()
    const next = page.getByRole('link', { name: 'Next response' })
    if (left === 1) continue
    await expect(next).toBeFocused()
    await press('Enter')
  }
  report('by candidate', presses(), performance.now() - start)
})

test('30 responses of 12 questions, by question', async ({ page }) => {
  const { presses, press, tab } = keysOf(page)
  await openList(page)
  const start = performance.now()
  await tab(page.getByRole('link', { name: 'Mark by question' }))
  await press('Enter')
  await expect(page.getByText(`${RESPONSES} left to mark.`)).toBeVisible()
  await tab(page.getByRole('button', { name: 'Mark this answer' }))
  await press('Enter')
  for (const id of OPEN) {
    await expect(page.getByRole('region', { name: 'Question' })).toContainText(`(${id})`)
    for (let left = RESPONSES; left > 0; left -= 1) {
      await expect(page.getByRole('article').and(page.locator(':focus'))).toBeVisible()
      await press(String(1 + (left % levels.length)))
      await expect(
        page.getByText(left > 1 ? `${left - 1} left to mark.` : 'All marked.'),
      ).toBeVisible()
      await press('n')
    }
    if (id === OPEN.at(-1)) continue
    await expect(page.getByRole('button', { name: /^Next question/ })).toBeFocused()
    await press('Enter')
  }
  const finish = page.getByRole('button', { name: `Finish ${RESPONSES} reviews` })
  await expect(finish).toBeFocused()
  await press('Enter')
  await expect(finish).toHaveCount(0)
  report('by question', presses(), performance.now() - start)
})

async function openList(page: Page): Promise<void> {
  const answers = Array.from({ length: RESPONSES }, (_, place) => ({
    ...Object.fromEntries(KEYED.map((id) => [id, { option: place % 3 === 0 ? 'Bergen' : 'Oslo' }])),
    ...Object.fromEntries(OPEN.map((id) => [id, `Reason ${place} for ${id}`])),
  }))
  const { assessment } = await seedSubmitted(page, definition, answers, (place) => ({
    reference: `AAAA-${1111 + place}`,
  }))
  await page.goto(responsesPath(assessment.id))
  await expect(page.getByText(`${RESPONSES} submitted responses`)).toBeVisible()
}

function keysOf(page: Page) {
  let count = 0
  const press = async (key: string) => {
    count += 1
    await page.keyboard.press(key)
  }
  return {
    press,
    presses: () => count,
    tab: async (control: Parameters<typeof tabTo>[0]) => {
      count += await tabTo(control, 80)
    },
  }
}

function report(way: string, keys: number, milliseconds: number): void {
  const each = (keys / (RESPONSES * OPEN.length)).toFixed(2)
  console.log(
    `${way}: ${keys} keys, ${each} an answer, ${(milliseconds / 60_000).toFixed(1)} minutes`,
  )
}
