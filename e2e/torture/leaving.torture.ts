import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

import type { BrowserContext, Page } from 'playwright/test'

import { expect } from '#e2e/support/fixtures.ts'
import { test } from '#e2e/support/profileTest.ts'
import { protect } from '#e2e/support/protecting.ts'
import { paths } from '#src/base/paths.ts'

import { crash } from './crashing.ts'
import { times } from './size.ts'
import { closeSoon, note, openField, randomKey, seedWriters } from './writers.ts'

const WAYS = ['reload', 'navigation', 'Back', 'close', 'hide'] as const
type Way = (typeof WAYS)[number]

/** Of the last words of a page. */
const OLDEST_MS = 100
const LONGEST_MS = 800
const FEWEST = 10

/** Every way in both modes first, then with the back/forward cache turned on or off instead. */
const leavings = Array.from({ length: times(200, FEWEST) }, (_, at) => {
  const isProtected = Math.floor(at / WAYS.length) % 2 === 1
  const hasCache = (Math.floor(at / FEWEST) % 2 === 0) === isProtected
  return { way: WAYS[at % WAYS.length] ?? 'reload', isProtected, hasCache }
})

for (const isProtected of [false, true]) {
  for (const hasCache of [true, false]) {
    const mode = isProtected ? 'protected mode' : 'plain mode'
    const cache = hasCache ? 'with' : 'without'
    const ways = leavings
      .filter((one) => one.isProtected === isProtected && one.hasCache === hasCache)
      .map(({ way }) => way)
    if (ways.length === 0) continue

    test(`3. leaving a page while a candidate types, ${mode}, ${cache} the back/forward cache`, async ({
      device,
    }) => {
      const context = await device.start(hasCache ? {} : { ignoreDefaultArgs: [] })
      const setUp = await context.newPage()
      const { assessmentId } = await seedWriters(setUp, ways.length)
      if (isProtected) await protect(setUp)
      await setUp.close()
      const reports = await collectReports(context)
      const figures = { kept: 0, lost: 0, oldest: 0 }
      for (const [candidate, way] of ways.entries()) {
        const left = await leaveWhileTyping(context, { way, assessmentId, candidate, reports })
        // Reloaded, the page of plain mode continues by itself, and another one only reads.
        if (way === 'reload') await left.page.close()
        const after = await context.newPage()
        const field = await openField(after, assessmentId, candidate)
        const recovered = await field.inputValue()
        expect(left.typed.startsWith(recovered), `torn by ${way}`).toBe(true)
        const missing = left.inputs.filter(({ length }) => length > recovered.length)
        const age = Math.max(0, ...missing.map(({ at }) => left.at - at))
        figures.lost += missing.length
        figures.oldest = Math.max(figures.oldest, age)
        if (await after.evaluate(takeKept)) figures.kept += 1
        expect(age, `lost by ${way}`).toBeLessThanOrEqual(OLDEST_MS)
        closeSoon(after)
        closeSoon(left.page)
      }
      note(
        `${ways.length} times left, ${figures.kept} pages kept in the cache: ` +
          `${figures.lost} keys lost, the oldest ${figures.oldest} ms before leaving`,
      )
    })
  }
}

interface Report {
  /** Milliseconds of the same clock. */
  at: number
  inputs: { at: number; length: number }[]
}

interface Reports {
  next: () => Promise<Report>
}

/** What pages report when they are left. */
async function collectReports(context: BrowserContext): Promise<Reports> {
  let told: ((report: Report) => void) | null = null
  const reports: Reports = {
    next: () =>
      new Promise((resolve) => {
        told = resolve
      }),
  }
  await context.exposeFunction('reportLeft', (report: Report) => told?.(report))
  await context.addInitScript(reportLeaving)
  return reports
}

async function leaveWhileTyping(
  context: BrowserContext,
  {
    way,
    assessmentId,
    candidate,
    reports,
  }: {
    way: Way
    assessmentId: string
    candidate: number
    reports: Reports
  },
): Promise<Report & { typed: string; page: Page }> {
  const page = await context.newPage()
  // A page that has something unsaved asks.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
  await page.goto(paths.data)
  const field = await openField(page, assessmentId, candidate)
  await field.click()
  const state = { isOver: false }
  let typed = ''
  const typing = (async () => {
    while (!state.isOver) {
      const key = randomKey()
      typed += key
      await page.keyboard.type(key).catch(() => undefined)
    }
  })()
  const left = reports.next()
  // Playwright sometimes waits forever for a page to close that is closed during its reload.
  const loaded = way === 'reload' ? page.waitForEvent('load') : null
  await delay(100 + randomInt(LONGEST_MS))
  await leave(page, way)
  const report = await left
  await loaded
  state.isOver = true
  if (way === 'hide') await crash(page)
  await typing
  return { ...report, typed, page }
}

/** Whether the last page was kept in the back/forward cache. */
function takeKept(): boolean {
  const isKept = localStorage.getItem('kept') !== null
  localStorage.removeItem('kept')
  return isKept
}

async function leave(page: Page, way: Way): Promise<void> {
  if (way === 'close') return page.close({ runBeforeUnload: true })
  // The page can be gone before it answers.
  await page.evaluate(leaveBy, { way, to: paths.jobs }).catch(() => undefined)
}

function leaveBy({
  way,
  to,
}: {
  way: 'reload' | 'navigation' | 'Back' | 'hide'
  to: string
}): void {
  if (way === 'reload') location.reload()
  else if (way === 'navigation') location.assign(to)
  else if (way === 'Back') history.back()
  else {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }
}

/** Runs in the page, before all scripts of its own. */
function reportLeaving(): void {
  const inputs: { at: number; length: number }[] = []
  let isReported = false
  addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLTextAreaElement)) return
      inputs.push({ at: Date.now(), length: target.value.length })
    },
    { capture: true },
  )
  const report = () => {
    if (isReported || inputs.length === 0) return
    isReported = true
    Reflect.get(globalThis, 'reportLeft')({ at: Date.now(), inputs })
  }
  addEventListener('beforeunload', report, { capture: true })
  document.addEventListener('visibilitychange', report, { capture: true })
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted && inputs.length > 0) localStorage.setItem('kept', 'true')
  })
}
