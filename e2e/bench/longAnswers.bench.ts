/**
 * The cost of a very long answer on a narrow screen at a quarter of the speed: pasting it, and one
 * more keystroke.
 */
import type { CDPSession, Locator, Page } from 'playwright/test'

import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { IdentifyPage } from '#e2e/pages/identifyPage.ts'
import { expect, plainTest as test } from '#e2e/support/fixtures.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { anAssessment, code, longText, shortText } from '#tests/support/definitions.ts'
import { FIRST, invitedCandidates } from '#tests/support/invitedCandidates.ts'

const SLOWDOWN = 4
const LENGTHS = [20_000, 100_000, 500_000] as const
const KEYS = 7

/** Text with line breaks, without line breaks, and without letters that determine a direction. */
const TEXTS = {
  lines: 'The quick brown fox jumps over the lazy dog, and then it does so once again.\n',
  'one line': 'The quick brown fox jumps over the lazy dog. ',
  digits: '0123456789 ',
} as const

for (const [kind, question] of [
  ['long text', longText('a')],
  ['code', code('a')],
  ['short text', shortText('a')],
] as const) {
  test(`a very long answer stays editable: ${kind}`, async ({ browser, baseURL }) => {
    console.log(`\nMilliseconds of work, ${SLOWDOWN} times slower`)
    let measured = 0
    for (const [sort, unit] of Object.entries(TEXTS)) {
      for (const length of LENGTHS) {
        const context = await browser.newContext({
          baseURL: baseURL ?? '',
          viewport: { width: 360, height: 740 },
        })
        const page = await context.newPage()
        const field = await openField(page, question)
        const session = await page.context().newCDPSession(page)
        await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
        await field.focus()
        const text = unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
        const pasted = await worked(page, session, () => page.evaluate(pasteInto, text))
        const keys: number[] = []
        for (let key = 0; key < KEYS; key++) {
          keys.push(await worked(page, session, () => page.keyboard.press('x')))
        }
        const median = keys.toSorted((a, b) => a - b)[Math.floor(KEYS / 2)] ?? Number.NaN
        const figures = `pasted in ${pasted.toFixed(0)}, a key ${median.toFixed(0)}`
        console.log(`  ${kind}, ${length} of ${sort}: ${figures}`)
        measured++
        await context.close()
      }
    }
    expect(measured).toBe(LENGTHS.length * Object.keys(TEXTS).length)
  })
}

async function openField(page: Page, question: Parameters<typeof anAssessment>[0]) {
  const invited = invitedCandidates(anAssessment(question))
  const { assessment } = await seedInvitedCandidates(page, invited)
  await page.goto(`/take/${assessment.id}`)
  await new IdentifyPage(page).identify(FIRST)
  await new AssessmentPage(page).start()
  const field: Locator = page.getByRole('textbox', { name: /What about a/ })
  await field.waitFor()
  return field
}

/** The page inserts such a long text by itself. */
function pasteInto(text: string): void {
  const field = document.activeElement
  const data = new DataTransfer()
  data.setData('text/plain', text)
  const event = new ClipboardEvent('paste', {
    clipboardData: data,
    bubbles: true,
    cancelable: true,
  })
  if (field?.dispatchEvent(event)) throw new Error('Nobody took the text in')
}

/** Main-thread work until two frames have been painted. */
async function worked(page: Page, session: CDPSession, act: () => Promise<void>): Promise<number> {
  await session.send('Performance.enable')
  const before = await taskSeconds(session)
  await act()
  await page.evaluate(twoFrames)
  return ((await taskSeconds(session)) - before) * 1000
}

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
  })
}
