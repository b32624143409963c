import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

import { expect, type Page } from 'playwright/test'

import { test } from '#e2e/support/profileTest.ts'

import { crash } from './crashing.ts'
import { times } from './size.ts'
import { note, openField, randomKey, seedWriters } from './writers.ts'

const LONGEST_MS = 1_500
/** Of what is lost, before the crash. */
const OLDEST_MS = 150

test('2. crashing the page while a candidate types', async ({ device }) => {
  const crashes = times(200)
  const context = await device.start()
  const { assessmentId } = await seedWriters(await context.newPage(), crashes)
  const inputs: { at: number; length: number }[] = []
  await context.exposeFunction('reportInput', (input: { at: number; length: number }) => {
    inputs.push(input)
  })
  await context.addInitScript(reportInputs)
  const figures = { typed: 0, lost: 0, oldest: 0 }
  for (let candidate = 0; candidate < crashes; candidate += 1) {
    inputs.length = 0
    const page = await context.newPage()
    const field = await openField(page, assessmentId, candidate)
    await field.click()
    const { typed, at } = await typeUntilCrash(page)
    await page.close()

    const after = await context.newPage()
    const recovered = await (await openField(after, assessmentId, candidate)).inputValue()
    expect(typed.startsWith(recovered), 'torn').toBe(true)
    const missing = inputs.filter(({ length }) => length > recovered.length)
    const age = Math.max(0, ...missing.map((input) => at - input.at))
    figures.typed += inputs.length
    figures.lost += missing.length
    figures.oldest = Math.max(figures.oldest, age)
    expect(age, 'milliseconds before the crash').toBeLessThanOrEqual(OLDEST_MS)
    await after.close()
  }
  note(
    `${crashes} crashes, ${figures.typed} keys: ${figures.lost} keys lost, ` +
      `the oldest ${figures.oldest} ms before the crash`,
  )
})

async function typeUntilCrash(page: Page): Promise<{ typed: string; at: number }> {
  const state = { isOver: false }
  let typed = ''
  const typing = (async () => {
    while (!state.isOver) {
      const key = randomKey()
      typed += key
      await page.keyboard.type(key).catch(() => undefined)
    }
  })()
  await delay(randomInt(LONGEST_MS))
  const at = Date.now()
  await crash(page)
  state.isOver = true
  await typing
  return { typed, at }
}

/** Runs in the page. */
function reportInputs(): void {
  addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLTextAreaElement)) return
      Reflect.get(globalThis, 'reportInput')({ at: Date.now(), length: target.value.length })
    },
    { capture: true },
  )
}
