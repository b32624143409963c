/**
 * The cost of the builder with its preview open, by length of the assessment. In CPU time of the
 * page's main thread, alternating between sizes so that other load affects all of them.
 *
 * TALENTFLOW_OTHER=http://127.0.0.1:4175 also measures another build served there.
 */
import type { Browser } from 'playwright/test'

import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { expect, plainTest as test } from '#e2e/support/fixtures.ts'
import { invitedCandidates } from '#tests/support/invitedCandidates.ts'

import { measureKeystrokes, processorSeconds } from './keystroke.ts'
import { longAssessment, TYPED } from './longAssessment.ts'

const SIZES = [10, 155, 500] as const
const ROUNDS = 3
const KEYS = 100

const MAX_ELEMENTS = 3000
/** Of a keystroke at 500 questions to one at 10. */
const HIGHEST_RATIO = 1.2

interface Found {
  /** Milliseconds of CPU time until the page is idle. */
  open: number
  elements: number
  /** Milliseconds of CPU time per keystroke: mean including all follow-up work, and median. */
  key: number
  mostly: number
  paint: number
}

test('the builder costs the same at 10, at 155 and at 500 questions', async ({
  browser,
  baseURL,
}) => {
  const other = process.env.TALENTFLOW_OTHER
  const builds = { ...(other && { other }), 'this build': baseURL ?? '' }
  const found: Record<string, Found[]> = {}
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [build, address] of Object.entries(builds)) {
      for (const size of SIZES) {
        const figures = await measure(browser, address, size)
        ;(found[nameOf(build, size)] ??= []).push(figures)
      }
    }
  }
  const middle = (build: string, size: number, of: keyof Found) =>
    median((found[nameOf(build, size)] ?? []).map((each) => each[of]))
  const ratioOf = (build: string) => middle(build, 500, 'key') / middle(build, 10, 'key')
  for (const build of Object.keys(builds)) {
    const rows = SIZES.map((size) => row(size, found[nameOf(build, size)] ?? []))
    const ratio = `  500 to 10 questions: ${ratioOf(build).toFixed(2)}`
    console.log(`\nThe builder, ${build}\n${[...rows, ratio].join('\n')}\n`)
  }

  for (const size of SIZES) {
    expect(middle('this build', size, 'elements')).toBeLessThanOrEqual(MAX_ELEMENTS)
  }
  expect(ratioOf('this build')).toBeLessThanOrEqual(HIGHEST_RATIO)
})

async function measure(browser: Browser, baseURL: string, size: number): Promise<Found> {
  const context = await browser.newContext({ baseURL })
  const { assessment } = await seedInvitedCandidates(
    await context.newPage(),
    invitedCandidates(longAssessment(size)),
  )
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await processorSeconds(session)
  await page.goto(`/assessments/${assessment.id}?at=${TYPED}`)
  // Nothing is looked for in the page until then, because that is work on its main thread too.
  const atRest = await restingAt(() => processorSeconds(session))
  const prompt = page.locator(`[data-card="${TYPED}"] [data-field="prompt"] textarea`)
  await expect(prompt).toBeVisible()
  const elements = await page.locator('*').count()
  const keys = await measureKeystrokes(page, prompt, KEYS)
  await context.close()
  const { cpu, cpuMedian, median: paint } = keys
  return { open: (atRest - before) * 1000, elements, key: cpu, mostly: cpuMedian, paint }
}

/** Once the page has been nearly idle for a while. */
async function restingAt(seconds: () => Promise<number>): Promise<number> {
  let last = await seconds()
  for (let calm = 0; calm < 3; ) {
    await new Promise((resolve) => setTimeout(resolve, 300))
    const now = await seconds()
    calm = now - last < 0.01 ? calm + 1 : 0
    last = now
  }
  return last
}

function nameOf(build: string, size: number): string {
  return `${build}, ${size}`
}

function row(size: number, rounds: readonly Found[]): string {
  const [open, elements, key, mostly, paint] = (
    ['open', 'elements', 'key', 'mostly', 'paint'] as const
  ).map((of) => rounds.map((each) => each[of]))
  return [
    `  ${size} questions: CPU a key ${spread(key)}, median key ${spread(mostly)}`,
    `to paint ${spread(paint)}, open ${spread(open)} ms; ${median(elements).toFixed(0)} elements`,
  ].join('; ')
}

/** The median of the rounds, with minimum and maximum. */
function spread(values: readonly number[] = []): string {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return `${median(values).toFixed(1)} (${least.toFixed(1)} to ${most.toFixed(1)})`
}

function median(values: readonly number[] = []): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
