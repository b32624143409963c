import type { Page } from 'playwright/test'

import { FIRST, invitedCandidates } from '#tests/support/invitedCandidates.ts'
import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { IdentifyPage } from '#e2e/pages/identifyPage.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { expect, test } from '#e2e/support/fixtures.ts'

import { type Keystrokes, measureKeystrokes } from './keystroke.ts'
import { longAssessment, TYPED } from './longAssessment.ts'

const SIZES = [10, 155, 500] as const

/** A cheap tablet is slower by about this factor. */
const SLOWDOWNS = [1] as const

test('a keystroke costs the same at 10, at 155 and at 500 questions', async ({
  browser,
  baseURL,
}) => {
  const lines: string[] = []
  for (const slowdown of SLOWDOWNS) {
    for (const [screen, measure] of [
      ['builder, preview open', inBuilder],
      ["candidate's page", inTaking],
    ] as const) {
      const found: Keystrokes[] = []
      for (const size of SIZES) {
        const context = await browser.newContext({ baseURL: baseURL ?? '' })
        const page = await context.newPage()
        const { keys, ready } = await measure(page, size, slowdown)
        found.push(keys)
        lines.push(row(`${screen}, ${size} questions, CPU ${slowdown}x slower`, keys, ready))
        await context.close()
      }
      const [few, ...others] = found
      for (const [at, more] of others.entries()) {
        lines.push(`    ${SIZES[at + 1]} to ${SIZES[0]}: ${ratio(few, more)}`)
      }
    }
  }
  console.log(`\nMilliseconds from key to paint\n${lines.join('\n')}\n`)
  expect(lines).toHaveLength(SLOWDOWNS.length * 2 * (2 * SIZES.length - 1))
})

async function inBuilder(page: Page, size: number, slowdown: number) {
  const { assessment } = await seedInvitedCandidates(page, invitedCandidates(longAssessment(size)))
  await slowDown(page, slowdown)
  const started = performance.now()
  await page.goto(`/assessments/${assessment.id}?at=${TYPED}`)
  await page.locator(`[data-card="${TYPED}"]`).scrollIntoViewIfNeeded()
  const closed = page.locator(`[data-card="${TYPED}"]`).getByRole('button', { name: /^Edit / })
  if (await closed.isVisible()) await closed.click()
  const prompt = page.locator(`[data-card="${TYPED}"] [data-field="prompt"] textarea`)
  await prompt.waitFor()
  const ready = performance.now() - started
  return { keys: await measureKeystrokes(page, prompt), ready }
}

async function inTaking(page: Page, size: number, slowdown: number) {
  const { assessment } = await seedInvitedCandidates(page, invitedCandidates(longAssessment(size)))
  await page.goto(`/take/${assessment.id}`)
  await new IdentifyPage(page).identify(FIRST)
  await slowDown(page, slowdown)
  const started = performance.now()
  await new AssessmentPage(page).start()
  const field = page.getByRole('textbox', { name: /What is typed here/ })
  await field.waitFor()
  const ready = performance.now() - started
  return { keys: await measureKeystrokes(page, field), ready }
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

function row(name: string, { median, p95, cpu, cpu90 }: Keystrokes, ready: number): string {
  const paint = `median ${median.toFixed(1)}, p95 ${p95.toFixed(1)}`
  const figures = `${paint}, CPU ${cpu.toFixed(1)}, nine in ten ${cpu90.toFixed(1)}`
  return `  ${name}: ${figures}; usable after ${ready.toFixed(0)} ms`
}

function ratio(few: Keystrokes | undefined, many: Keystrokes): string {
  if (!few) return ''
  return `median ${(many.median / few.median).toFixed(2)}, CPU ${(many.cpu / few.cpu).toFixed(2)}`
}
