/** Whether checking all paths of a long draft affects typing. */
import type { Page } from 'playwright/test'

import { expect, plainTest as test } from '#e2e/support/fixtures.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import type { Definition } from '#schemas/definition.ts'
import { answeredWith } from '#tests/support/definitions.ts'
import {
  definitionOf,
  invitedCandidates,
  options,
  question,
} from '#tests/support/invitedCandidates.ts'

import { type Keystrokes, measureKeystrokes } from './keystroke.ts'

const TYPED = 'q200'
// Long enough for several checks: one starts at most two seconds after the previous one.
const KEYS = 400
const ROUNDS = 3

test('typing among 400 questions with 150 conditions, with the checker and without', async ({
  browser,
  baseURL,
}) => {
  const found = { without: [] as Keystrokes[], with: [] as Keystrokes[] }
  let checks = 0
  // Alternating, so that other load affects both.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const checker of ['without', 'with'] as const) {
      const context = await browser.newContext({ baseURL: baseURL ?? '' })
      const page = await context.newPage()
      await page.addInitScript(checker === 'with' ? countChecks : neverCheck)
      found[checker].push(await typing(page))
      if (checker === 'with') checks += await page.evaluate(() => Reflect.get(globalThis, 'checks'))
      await context.close()
    }
  }
  const rows = Object.entries(found).map(([checker, rounds]) => row(checker, rounds))
  console.log(`\nMilliseconds from key to paint, ${checks} checks beside it\n${rows.join('\n')}\n`)
  expect(checks).toBeGreaterThan(0)
})

async function typing(page: Page): Promise<Keystrokes> {
  const { assessment } = await seedInvitedCandidates(page, invitedCandidates(draft()))
  await page.goto(`/assessments/${assessment.id}?at=${TYPED}`)
  const prompt = page.locator(`[data-card="${TYPED}"] [data-field="prompt"] textarea`)
  await prompt.waitFor()
  return measureKeystrokes(page, prompt, KEYS)
}

/** Twenty sections of twenty questions; 150 of them depend on an earlier one. */
function draft(): Definition {
  const sections = Array.from({ length: 20 }, (_, place) => ({
    id: `s${place}`,
    title: `Section ${place + 1}`,
    questions: Array.from({ length: 20 }, (_item, at) => {
      const number = place * 20 + at
      const isConditional = at > 0 && at <= (place % 2 === 0 ? 8 : 7)
      return {
        ...question(`q${number}`, `Question ${number + 1}: what does this code print, and why?`),
        kind: 'singleChoice' as const,
        required: true,
        display: 'radio' as const,
        options: options(`o${number}x`, ['A number', 'A text', 'Nothing', 'An error']),
        ...(isConditional && { showIf: answeredWith(`q${number - 1}`, `o${number - 1}x1`) }),
      }
    }),
  }))
  return definitionOf('400 questions', sections)
}

function countChecks(): void {
  Reflect.set(globalThis, 'checks', 0)
  const post = Worker.prototype.postMessage
  Worker.prototype.postMessage = function countAndPost(...given: [unknown]) {
    Reflect.set(globalThis, 'checks', Reflect.get(globalThis, 'checks') + 1)
    post.apply(this, given)
  }
}

function neverCheck(): void {
  Worker.prototype.postMessage = () => undefined
}

function row(checker: string, rounds: readonly Keystrokes[]): string {
  const middle = (of: keyof Keystrokes) =>
    (
      rounds.map((found) => found[of]).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
    ).toFixed(1)
  return `  ${checker}: median ${middle('median')}, p95 ${middle('p95')}, CPU ${middle('cpu')}, nine in ten ${middle('cpu90')}`
}
