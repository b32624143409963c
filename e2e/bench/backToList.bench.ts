/**
 * Coming back to the list of responses in protected mode, where each has to be opened to be listed: what
 * every way takes, as a share of the first reading in the same run, and the longest task of the main
 * thread meanwhile. `TALENTFLOW_SIZES=1000` measures with so many responses, `TALENTFLOW_ROUNDS=1` each
 * way once.
 */
import { loadavg } from 'node:os'

import type { Browser, Page } from 'playwright/test'

import { plainTest as test } from '#e2e/support/fixtures.ts'
import { protect, unlock } from '#e2e/support/protecting.ts'

import { isThere, press } from './acts.ts'
import { type Work, workOf } from './mainThread.ts'
import { seedManyResponses, SHORT } from './manyResponses.ts'

const SIZES = (process.env['TALENTFLOW_SIZES'] ?? '10000').split(',').map(Number)
const ROUNDS = Number(process.env['TALENTFLOW_ROUNDS'] ?? '3')
const MINUTES = 60_000

test.setTimeout(60 * MINUTES)

for (const size of SIZES) {
  test(`back to the list of ${size} sealed responses`, async ({ page, browser }) => {
    await seedManyResponses(page, size, SHORT)
    const passphrase = await protect(page)
    const found = new Map<string, Work[]>()
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.goto('/assessments')
      await unlock(page, passphrase)
      for (const [way, work] of await everyWay({ page, browser, size })) {
        found.set(way, [...(found.get(way) ?? []), work])
      }
    }
    const first = median(found.get('the first time')?.map(({ took }) => took) ?? [])
    console.log(`${size} sealed responses, ${ROUNDS} rounds, load ${loadavg()[0]?.toFixed(1)}`)
    console.table(
      Object.fromEntries(
        [...found].map(([way, works]) => {
          const times = works.map(({ took }) => took)
          return [
            way,
            {
              'median ms': Math.round(median(times)),
              'from, to': `${Math.round(Math.min(...times))}, ${Math.round(Math.max(...times))}`,
              'share of the first': (median(times) / first).toFixed(3),
              'longest task, ms': Math.round(Math.max(...works.map(({ longest }) => longest.cpu))),
            },
          ]
        }),
      ),
    )
  })
}

async function everyWay({ page, browser, size }: { page: Page; browser: Browser; size: number }) {
  const works: (readonly [string, Work])[] = []
  const all = () =>
    isThere(page, 'main output', {
      text: new RegExp(`^${size.toLocaleString('en')} submitted responses`),
      timeout: 20 * MINUTES,
    })
  const link = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name }).first()
  const measure = async (way: string, act: () => Promise<unknown>) => {
    const work = await workOf(browser, page, async () => {
      await act()
      await all()
    })
    works.push([way, work])
  }
  const byLink = async (way: string, name: string | RegExp) => {
    await link(name).hover()
    await measure(way, () => press(page))
  }
  const byBack = (way: string) => measure(way, () => page.evaluate(() => history.back()))
  const openResponse = async () => {
    await page.getByRole('region', { name: 'Responses' }).getByRole('link').first().click()
    await isThere(page, 'article')
  }
  const openStatistics = async () => {
    await link('Statistics').click()
    await isThere(page, 'main table', { timeout: 20 * MINUTES })
  }

  await byLink('the first time', /responses to/)
  await openResponse()
  await byLink('from a response, by its link', /^Responses$/)
  await openResponse()
  await byBack('from a response, by Back')
  await openStatistics()
  await byLink('from statistics, by its link', /^Responses$/)
  await openStatistics()
  await byBack('from statistics, by Back')
  await page.getByRole('link', { name: 'Assessments' }).first().click()
  await byLink('from the list of assessments', /responses to/)
  return works
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0
}
