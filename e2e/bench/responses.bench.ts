/**
 * Reviewing by the number of responses, plain and protected: what each act takes, and the longest task
 * of the main thread meanwhile, in several rounds as they are measured, and in a table at the end. How busy
 * the machine was is beside it, because other programs make both longer. `TALENTFLOW_SIZES=100,1000`
 * measures only these, `TALENTFLOW_ROUNDS=1` each act once.
 */
import { cpus, loadavg } from 'node:os'

import type { Browser, Page } from 'playwright/test'

import { expect, plainTest as test } from '#e2e/support/fixtures.ts'
import { protect, unlock } from '#e2e/support/protecting.ts'
import { markingPath, statisticsPath } from '#src/base/paths.ts'

import { choose, isThere, press, scrollThrough } from './acts.ts'
import { type Work, workOf } from './mainThread.ts'
import { seedManyResponses } from './manyResponses.ts'

const SIZES = (process.env['TALENTFLOW_SIZES'] ?? '100,1000,10000').split(',').map(Number)
const ROUNDS = Number(process.env['TALENTFLOW_ROUNDS'] ?? '3')
/** Milliseconds of one task: what a person doesn't notice. */
const LONGEST_TASK = 50
const MINUTES = 60_000

const ROW = 'section[aria-label="Responses"] li'
/** Says how many there are. */
const TOOLBAR = 'main output'

test.setTimeout(60 * MINUTES)

/** By act and column, the figures of all rounds. */
const measured = new Map<string, Map<string, Work[]>>()

test.afterAll(() => {
  const [processor] = cpus()
  const load = loadavg()[0]?.toFixed(1)
  console.log(
    `${cpus().length} × ${processor?.model}, load ${load}, ${ROUNDS} rounds. Each act: median ms until ` +
      'done; processor time of the longest task, median and worst',
  )
  console.table(
    Object.fromEntries(
      [...measured].map(([act, columns]) => [
        act,
        Object.fromEntries([...columns].map(([column, works]) => [column, figures(works)])),
      ]),
    ),
  )
})

/** "120, 18/31"; with an exclamation mark beyond the aim. */
function figures(works: readonly Work[]): string {
  const sorted = (values: number[]) => values.toSorted((a, b) => a - b)
  const middle = (values: number[]) => sorted(values)[Math.floor((values.length - 1) / 2)] ?? 0
  const took = works.map((work) => work.took)
  const tasks = works.map(({ longest }) => longest.cpu)
  const worst = Math.max(...tasks)
  const mark = worst > LONGEST_TASK ? ' !' : ''
  return `${middle(took).toFixed(0)}, ${middle(tasks).toFixed(0)}/${worst.toFixed(0)}${mark}`
}

for (const size of SIZES) {
  test(`reviewing ${size} responses`, async ({ page, browser }) => {
    const assessmentId = await seedManyResponses(page, size)
    for (let round = 0; round < ROUNDS; round += 1) {
      await measureAll({ page, browser, assessmentId, size, passphrase: null, marked: round })
    }
    const passphrase = await protect(page)
    for (let round = 0; round < ROUNDS; round += 1) {
      await measureAll({ page, browser, assessmentId, size, passphrase, marked: ROUNDS + round })
    }
  })
}

interface Measured {
  page: Page
  browser: Browser
  assessmentId: string
  size: number
  passphrase: string | null
  /** How many responses have a mark from earlier rounds. */
  marked: number
}

async function measureAll({ page, browser, assessmentId, size, passphrase, marked }: Measured) {
  const column = `${size} ${passphrase === null ? 'plain' : 'protected'}`
  const found: { name: string; work: Work }[] = []
  const measure = async (name: string, act: () => Promise<number | void>) => {
    const work = await workOf(browser, page, act)
    found.push({ name, work })
    const { took, longest, inside } = work
    const isLong = longest.cpu > LONGEST_TASK
    const columns = measured.get(name) ?? new Map<string, Work[]>()
    measured.set(name, columns.set(column, [...(columns.get(column) ?? []), work]))
    console.log(
      `${column}: ${name} ${took.toFixed(0)} ms, longest task ${longest.wall.toFixed(0)} ms ` +
        `(${longest.cpu.toFixed(0)} of processor time)${isLong ? ` [${inside}]` : ''}`,
    )
  }
  /** Opens an address; the tasks of unlocking don't count. */
  const open = async (address: string, until: () => Promise<void>) => {
    await page.goto(address)
    if (passphrase !== null) await unlock(page, passphrase)
    await until()
  }
  const main = page.getByRole('main')
  const rows = page.getByRole('region', { name: 'Responses' }).getByRole('listitem')
  const all = () =>
    isThere(page, TOOLBAR, {
      text: new RegExp(`^${size.toLocaleString('en')} submitted responses`),
      timeout: 20 * MINUTES,
    })
  const answer = () => isThere(page, 'article', { timeout: 20 * MINUTES })

  // From a page of the same app, so that unlocking and starting it aren't part of it.
  await open('/assessments', () => page.getByRole('heading', { level: 1 }).waitFor())
  await main
    .getByRole('link', { name: /responses? to/ })
    .first()
    .hover()
  await measure('first row of the list', async () => {
    await press(page)
    await isThere(page, ROW, { timeout: 5 * MINUTES })
  })
  await measure('the rest of the list', all)
  await measure('scroll', () => page.evaluate(scrollThrough))
  await measure('filter', () => choose(page, 'Outcome', 'open'))
  await measure('no filter', () => choose(page, 'Outcome', 'all'))
  await measure('sort by score', () => choose(page, 'Sort', 'highest'))
  await measure('sort by reference', () => choose(page, 'Sort', 'name'))
  await measure('sort by state', () => choose(page, 'Sort', 'left'))
  await measure('search', async () => {
    const field = page.getByLabel('Search reference')
    await field.pressSequentially('a1', { delay: 80 })
    await isThere(page, TOOLBAR, { text: / of .* submitted responses/ })
    await field.fill('')
    await all()
  })
  await rows.first().getByRole('link').hover()
  await measure('open', async () => {
    await press(page)
    await answer()
  })
  const next = page
    .getByRole('navigation', { name: 'Responses in this list' })
    .getByRole('button', { name: /^Next response/ })
  await next.hover()
  await measure('next', () => openNext(page))
  for (let passed = 0; passed < marked; passed += 1) await openNext(page)
  await measure('mark', async () => {
    await page
      .getByRole('radio', { name: /Weighs reasons/ })
      .first()
      .press('Space')
    await isThere(page, 'main p', { text: /^9 answers left/ })
  })
  await page.getByRole('link', { name: 'Responses', exact: true }).hover()
  await measure('back to the list', async () => {
    await press(page)
    await all()
  })
  for (const format of ['CSV', 'Excel workbook', 'JSON']) {
    await measure(`export as ${format}`, () => exportAs(page, format))
  }
  await page.getByRole('link', { name: 'Statistics' }).hover()
  await measure('statistics', async () => {
    await press(page)
    await isThere(page, 'main table', { timeout: 20 * MINUTES })
  })
  await page.getByRole('table').getByRole('link').first().hover()
  await measure('statistics of a question', async () => {
    await press(page)
    await isThere(page, 'h2')
  })
  await open(statisticsPath(assessmentId), () =>
    page.getByRole('link', { name: 'Responses', exact: true }).waitFor(),
  )
  await page.getByRole('link', { name: 'Responses', exact: true }).click()
  await all()
  await page.getByRole('link', { name: 'Mark by question' }).hover()
  await measure('mark by question, opened', async () => {
    await press(page)
    await answer()
  })
  await page.goto(`${markingPath(assessmentId)}?question=why0`)
  if (passphrase !== null) await unlock(page, passphrase)
  await answer()
  await measure('mark by question, one answer', async () => {
    await page.getByRole('article').focus()
    await page.keyboard.press('2')
    await isThere(page, 'article input:checked')
  })
  await measure('mark by question, the next answer', async () => {
    await page.keyboard.press('n')
    await isThere(page, 'main:not(:has(article input:checked))')
  })
  const worst = found.toSorted((a, b) => b.work.longest.cpu - a.work.longest.cpu)[0]
  console.log(
    `${column}: longest task of all ${worst?.work.longest.cpu.toFixed(0)} ms of processor time ` +
      `(${worst?.name}), aim ${LONGEST_TASK}`,
  )
}

/** With the pointer on the button. */
async function openNext(page: Page): Promise<void> {
  const before = (await page.locator('h1').textContent()) ?? ''
  await press(page)
  await isThere(page, 'h1', { text: new RegExp(`^(?!${before.replaceAll(/\W/g, '.')}$)`) })
  await isThere(page, 'article')
}

async function exportAs(page: Page, format: string) {
  await page.getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export responses' })
  await dialog.getByRole('radio', { name: format }).check()
  const downloading = page.waitForEvent('download', { timeout: 20 * MINUTES })
  await dialog.getByRole('button', { name: 'Export' }).click()
  await (await downloading).delete()
  await expect(dialog).toHaveCount(0)
}
