import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

import type { BrowserContext, Locator } from 'playwright/test'

import { expect } from '#e2e/support/fixtures.ts'
import { killBrowser, killProcesses, processesOf } from '#e2e/support/profileBrowser.ts'
import { test } from '#e2e/support/profileTest.ts'
import { protect } from '#e2e/support/protecting.ts'

import { times } from './size.ts'
import { note, openField, randomKey, seedWriters } from './writers.ts'

const KILLS_PER_CANDIDATE = 10
const LONGEST_MS = 1_500

test('1. killing the browser while a candidate types in protected mode', async ({ device }) => {
  const kills = times(200, 2)
  const setUp = await device.start()
  const { assessmentId } = await seedWriters(await setUp.newPage(), kills)
  await protect(await setUp.newPage())
  await killBrowser(setUp)

  let typed = ''
  let acknowledged = ''
  const figures = { acknowledgements: 0, typed: 0, lost: 0, torn: 0, unsaved: 0 }
  for (let kill = 0; kill <= kills; kill += 1) {
    const context = await device.start()
    const before = acknowledged
    await context.exposeFunction('acknowledge', (text: string) => {
      if (text !== acknowledged) figures.acknowledgements += 1
      acknowledged = text
    })
    await context.addInitScript(acknowledgeSaved)
    const page = await context.newPage()
    const candidate = Math.floor(Math.max(0, kill - 1) / KILLS_PER_CANDIDATE)
    const field = await openField(page, assessmentId, candidate)
    const recovered = await field.inputValue()
    if (!typed.startsWith(recovered)) figures.torn += 1
    else if (!recovered.startsWith(before)) figures.lost += 1
    figures.unsaved = Math.max(figures.unsaved, typed.length - recovered.length)
    if (kill === kills) break
    typed = recovered
    acknowledged = recovered
    let typing = field
    if (kill > 0 && kill % KILLS_PER_CANDIDATE === 0) {
      typing = await openField(await context.newPage(), assessmentId, candidate + 1)
      typed = ''
      acknowledged = ''
    }
    const start = typed.length
    typed = await typeUntilKilled(context, typing, typed)
    figures.typed += typed.length - start
  }
  note(
    `${kills} kills, ${figures.typed} keys, ${figures.acknowledgements} times “Saved”: ` +
      `${figures.lost} acknowledged lost, ${figures.torn} torn, ` +
      `at most ${figures.unsaved} keys not yet saved`,
  )
  expect(figures.acknowledgements).toBeGreaterThan(0)
  expect(figures).toMatchObject({ lost: 0, torn: 0 })
})

/** Kills at a random instant; returns all that was typed, of which the last key may not have arrived. */
async function typeUntilKilled(
  context: BrowserContext,
  field: Locator,
  before: string,
): Promise<string> {
  const { keyboard } = field.page()
  await field.click()
  await keyboard.press('ControlOrMeta+End')
  const pids = await processesOf(context)
  const state = { isKilled: false }
  const killing = delay(randomInt(LONGEST_MS)).then(() => {
    state.isKilled = true
    return killProcesses(context, pids)
  })
  let typed = before
  while (!state.isKilled) {
    const key = randomKey()
    typed += key
    await keyboard.type(key).catch((error: unknown) => {
      if (!state.isKilled) throw error
    })
  }
  await killing
  return typed
}

/**
 * Runs in the page: reports the text of every frame that says that it is saved. Between two frames the
 * text can be newer than the words beside it, which nobody sees.
 */
function acknowledgeSaved(): void {
  let reported: string | null = null
  const look = () => {
    const text = document.querySelector('textarea')?.value ?? null
    const words = document.querySelector('[data-state="saved"]')?.textContent
    if (text !== reported && text !== null && words?.startsWith('Saved on this device')) {
      reported = text
      Reflect.get(globalThis, 'acknowledge')(text)
    }
    requestAnimationFrame(look)
  }
  look()
}
