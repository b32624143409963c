/** What a keystroke of a candidate costs in protected mode, compared with plain mode. */
import type { Browser, Page } from 'playwright/test'

import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { expect, plainTest as test } from '#e2e/support/fixtures.ts'
import { protect } from '#e2e/support/protecting.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { FIRST, invitedCandidates } from '#tests/support/invitedCandidates.ts'

import { type Keystrokes, measureKeystrokes } from './keystroke.ts'
import { longAssessment } from './longAssessment.ts'

const SIZES = [10, 155] as const
const KEYS = 120
const ROUNDS = 3
/** Of the plain one. */
const MOST = 1.25

test('a keystroke in protected mode costs hardly more than in plain mode', async ({
  browser,
  baseURL,
}) => {
  const ratios: number[] = []
  for (const size of SIZES) {
    const found = { plain: [] as Keystrokes[], protected: [] as Keystrokes[] }
    // Alternating, so that other load affects both.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const mode of ['plain', 'protected'] as const) {
        found[mode].push(await typing(browser, { baseURL: baseURL ?? '', size, mode }))
      }
    }
    for (const measure of ['median', 'cpuMedian', 'cpu'] as const) {
      const [plain, sealed] = [found.plain, found.protected].map((rounds) =>
        rounds.map((round) => round[measure]).toSorted((a, b) => a - b),
      )
      const ratio = middle(sealed) / middle(plain)
      if (measure !== 'median') ratios.push(ratio)
      console.log(
        `${size} questions, ${NAMES[measure]}: plain ${range(plain)}, protected ${range(sealed)}, ` +
          `ratio ${ratio.toFixed(2)}`,
      )
    }
  }
  for (const ratio of ratios) expect(ratio).toBeLessThanOrEqual(MOST)
})

const NAMES = {
  median: 'key to paint',
  cpuMedian: 'CPU, median key',
  cpu: 'CPU, mean key',
} as const

async function typing(
  browser: Browser,
  { baseURL, size, mode }: { baseURL: string; size: number; mode: 'plain' | 'protected' },
): Promise<Keystrokes> {
  const context = await browser.newContext({ baseURL })
  const page: Page = await context.newPage()
  const { assessment } = await seedInvitedCandidates(page, invitedCandidates(longAssessment(size)))
  if (mode === 'protected') await protect(page)
  await new AssessmentPage(page).startAs(assessment.id, FIRST)
  const field = page.getByRole('textbox', { name: /What is typed here/ })
  await field.waitFor()
  const keys = await measureKeystrokes(page, field, KEYS)
  await context.close()
  return keys
}

function middle(sorted: readonly number[] = []): number {
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Milliseconds: the median of the rounds, with the lowest and the highest. */
function range(sorted: readonly number[] = []): string {
  const [low = Number.NaN, high = Number.NaN] = [sorted[0], sorted.at(-1)]
  return `${middle(sorted).toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`
}
