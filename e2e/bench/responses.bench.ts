/**
 * The list of responses by their number: how long until the first row and until all of them, what a
 * filter, an order and scrolling take, and the longest task of the page meanwhile.
 */
import type { Page } from 'playwright/test'

import { expect, test } from '#e2e/support/fixtures.ts'
import { protect, unlock } from '#e2e/support/protecting.ts'
import { seedRecords } from '#e2e/support/seed.ts'
import { submittedResponse } from '#e2e/support/submitted.ts'
import { responsesPath } from '#src/paths.ts'
import { anAssessment, longText, number } from '#tests/support/definitions.ts'
import { invitedCandidates } from '#tests/support/invitedCandidates.ts'

const CASES = [
  { size: 100, isProtected: false },
  { size: 1_000, isProtected: false },
  { size: 10_000, isProtected: false },
  { size: 1_000, isProtected: true },
] as const
/** Milliseconds: what a person does not notice. */
const LONGEST_TASK = 50

const definition = anAssessment(
  ...Array.from({ length: 19 }, (_, place) =>
    number(`sum${place}`, {
      key: { value: place, tolerance: 0 },
      points: 1,
      tags: [`t${place % 3}`],
    }),
  ),
  longText('why', { points: 5 }),
)
definition.settings.passMark = { percent: 50 }

for (const { size, isProtected } of CASES) {
  test(`the list of ${size} responses${isProtected ? ', protected' : ''}`, async ({ page }) => {
    const assessmentId = await seed(page, size)
    const passphrase = isProtected ? await protect(page) : null
    await page.addInitScript(noteTasks)
    await page.goto(responsesPath(assessmentId))
    if (passphrase !== null) await unlock(page, passphrase)
    // With a passphrase from then on, because making the key takes a second by design.
    const start = passphrase === null ? 0 : await page.evaluate(() => performance.now())
    const rows = page.getByRole('region', { name: 'Responses' }).getByRole('listitem')
    await rows.first().waitFor({ timeout: 60_000 })
    const first = await page.evaluate((from) => performance.now() - from, start)
    await page
      .getByText(`${size.toLocaleString('en')} submitted responses`)
      .waitFor({ timeout: 300_000 })
    const all = await page.evaluate((from) => performance.now() - from, start)
    const filter = await took(page, () => page.getByLabel('State').selectOption('provisional'))
    const sort = await took(page, () => page.getByLabel('Sort').selectOption('highest'))
    const byName = await took(page, () => page.getByLabel('Sort').selectOption('name'))
    const frames = await page.evaluate(scrollThrough)
    const longest = await page.evaluate(() => Math.max(0, ...(window.longTasks ?? [])))
    console.log(
      `${size} responses${isProtected ? ', protected' : ''}: first row ${first.toFixed(0)} ms, all ${all.toFixed(0)} ms; ` +
        `filter ${filter.toFixed(0)}, sort by score ${sort.toFixed(0)}, by name ${byName.toFixed(0)} ms to paint; ` +
        `scroll frame median ${frames.median.toFixed(0)}, worst ${frames.worst.toFixed(0)} ms; ` +
        `longest task ${longest.toFixed(0)} ms (aim ${LONGEST_TASK})`,
    )
    expect(await rows.count()).toBeLessThan(80)
  })
}

declare global {
  interface Window {
    longTasks?: number[]
  }
}

/** Tasks over 50 ms, once the page has drawn its first row. */
function noteTasks() {
  const tasks: number[] = []
  window.longTasks = tasks
  new PerformanceObserver((list) => {
    const hasRows = document.querySelector('section[aria-label="Responses"] li') !== null
    for (const { duration } of list.getEntries()) if (hasRows) tasks.push(duration)
  }).observe({ entryTypes: ['longtask'] })
}

/** Milliseconds in the page until the change is painted. */
async function took(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    addEventListener('change', () => performance.mark('acted'), { once: true, capture: true })
  })
  await act()
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          setTimeout(() =>
            resolve(
              performance.now() - (performance.getEntriesByName('acted').at(-1)?.startTime ?? 0),
            ),
          ),
        )
      }),
  )
}

async function scrollThrough() {
  const frame = document.querySelector('section[aria-label="Responses"]')
  const times: number[] = []
  let last = performance.now()
  for (let step = 0; step < 60; step += 1) {
    frame?.scrollBy({ top: 700 })
    const now = await new Promise<number>((resolve) => {
      requestAnimationFrame(resolve)
    })
    times.push(now - last)
    last = now
  }
  times.sort((a, b) => a - b)
  return { median: times[30] ?? 0, worst: times.at(-1) ?? 0 }
}

async function seed(page: Page, size: number): Promise<string> {
  const { job, assessment, version, candidates } = invitedCandidates(definition)
  await seedRecords(page, { Jobs: [job], Assessments: [assessment, version] })
  for (let from = 0; from < size; from += 1_000) {
    const people = Array.from({ length: Math.min(1_000, size - from) }, (_, place) => ({
      ...candidates[0],
      id: crypto.randomUUID(),
      name: `Person ${from + place}`,
      email: `person${from + place}@example.org`,
      reference: crypto.randomUUID().slice(0, 9).toUpperCase(),
    }))
    await seedRecords(page, {
      Candidates: people,
      Responses: people.map((candidate, place) =>
        submittedResponse({
          candidate,
          assessmentId: assessment.id,
          versionId: version.id,
          answers: {
            ...Object.fromEntries(
              Array.from({ length: 19 }, (_, sum) => [`sum${sum}`, (place + sum) % 20]),
            ),
            ...(place % 2 === 0 && { why: `Because of ${place}` }),
          },
        }),
      ),
    })
  }
  return assessment.id
}
