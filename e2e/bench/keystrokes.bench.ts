import type { CDPSession, Page } from 'playwright/test'

import { FIRST, invitedCandidates } from '#tests/support/invitedCandidates.ts'
import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { IdentifyPage } from '#e2e/pages/identifyPage.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { expect, plainTest as test } from '#e2e/support/fixtures.ts'

import { isThere, press } from './acts.ts'
import { type Keystrokes, measureKeystrokes, processorSeconds } from './keystroke.ts'
import { longAssessment, TYPED } from './longAssessment.ts'

const SIZES = [10, 155, 500] as const

/** What people really have: an assessment of this size on a cheap tablet, slower by this factor. */
const USUAL = { size: 60, slowdown: 4, rounds: 5 } as const

test('a keystroke costs the same at 10, at 155 and at 500 questions', async ({
  browser,
  baseURL,
}) => {
  const lines: string[] = []
  const measured = async (measure: typeof inTaking, size: number, slowdown: number) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    const found = await measure(await context.newPage(), size, slowdown)
    await context.close()
    return found
  }
  for (const [screen, measure] of [
    ['builder, preview open', inBuilder],
    ["candidate's page", inTaking],
  ] as const) {
    const found: Keystrokes[] = []
    for (const size of SIZES) {
      const run = await measured(measure, size, 1)
      found.push(run.keys)
      lines.push(row(`${screen}, ${size} questions`, run))
    }
    const [few, ...others] = found
    for (const [at, more] of others.entries()) {
      lines.push(`    ${SIZES[at + 1]} to ${SIZES[0]}: ${ratio(few, more)}`)
    }
  }
  for (const slowdown of [1, USUAL.slowdown]) {
    const rounds: Run[] = []
    for (let round = 0; round < USUAL.rounds; round += 1) {
      rounds.push(await measured(inTaking, USUAL.size, slowdown))
    }
    lines.push(
      row(`candidate's page, ${USUAL.size} questions, CPU ${slowdown}x slower`, medians(rounds)),
    )
  }
  console.log(`\nMilliseconds from key to paint\n${lines.join('\n')}\n`)
  expect(lines).toHaveLength(2 * (2 * SIZES.length - 1) + 2)
})

async function inBuilder(page: Page, size: number, slowdown: number) {
  const { assessment } = await seedInvitedCandidates(page, invitedCandidates(longAssessment(size)))
  const session = await slowDown(page, slowdown)
  const worked = await processorSeconds(session)
  const started = performance.now()
  await page.goto(`/assessments/${assessment.id}?at=${TYPED}`)
  await page.locator(`[data-card="${TYPED}"]`).scrollIntoViewIfNeeded()
  const closed = page.locator(`[data-card="${TYPED}"]`).getByRole('button', { name: /^Edit / })
  if (await closed.isVisible()) await closed.click()
  const prompt = page.locator(`[data-card="${TYPED}"] [data-field="prompt"] textarea`)
  await prompt.waitFor()
  const ready = performance.now() - started
  const readyCpu = ((await processorSeconds(session)) - worked) * 1000
  return { keys: await measureKeystrokes(page, prompt), ready, readyCpu }
}

async function inTaking(page: Page, size: number, slowdown: number) {
  const { assessment } = await seedInvitedCandidates(page, invitedCandidates(longAssessment(size)))
  await page.goto(`/take/${assessment.id}`)
  await new IdentifyPage(page).identify(FIRST)
  const session = await slowDown(page, slowdown)
  await new AssessmentPage(page).startButton.hover()
  const worked = await processorSeconds(session)
  const started = performance.now()
  await press(page)
  await isThere(page, `[data-question="${TYPED}"] input`)
  const ready = performance.now() - started
  const readyCpu = ((await processorSeconds(session)) - worked) * 1000
  const field = page.getByRole('textbox', { name: /What is typed here/ })
  return { keys: await measureKeystrokes(page, field), ready, readyCpu }
}

async function slowDown(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return session
}

/** Each figure's own median. */
function medians(runs: readonly Run[]): Run {
  const middle = (figure: (run: Run) => number) =>
    runs.map(figure).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN
  return {
    keys: {
      median: middle(({ keys }) => keys.median),
      p95: middle(({ keys }) => keys.p95),
      cpu: middle(({ keys }) => keys.cpu),
      cpuMedian: middle(({ keys }) => keys.cpuMedian),
      cpu90: middle(({ keys }) => keys.cpu90),
    },
    ready: middle(({ ready }) => ready),
    readyCpu: middle(({ readyCpu }) => readyCpu),
  }
}

type Run = { keys: Keystrokes; ready: number; readyCpu: number }

function row(name: string, { keys, ready, readyCpu }: Run): string {
  const { median, p95, cpu, cpu90 } = keys
  const paint = `median ${median.toFixed(1)}, p95 ${p95.toFixed(1)}`
  const figures = `${paint}, CPU ${cpu.toFixed(1)}, nine in ten ${cpu90.toFixed(1)}`
  return `  ${name}: ${figures}; usable after ${ready.toFixed(0)} ms, CPU ${readyCpu.toFixed(0)}`
}

function ratio(few: Keystrokes | undefined, many: Keystrokes): string {
  if (!few) return ''
  return `median ${(many.median / few.median).toFixed(2)}, CPU ${(many.cpu / few.cpu).toFixed(2)}`
}
