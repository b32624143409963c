import { paths } from '#src/paths.ts'

import { expect, test } from './fixtures.ts'
import { oneText, seedInvited, startWriting, TEXT_FIELD } from './seeding.ts'
import type { View } from './view.ts'

const DELAYS_MS = [0, 0, 0, 0, 100, 100, 300, 300]

test('what a candidate typed in the last moment is there afterwards', async ({ view }) => {
  const address = await startWriting(view)
  expect(await lostOnLeaving(view, address, TEXT_FIELD)).toEqual([])
})

test('what a manager typed in the last moment is there afterwards', async ({ view }) => {
  const { assessment } = await seedInvited(view, oneText())
  const address = `/assessments/${assessment.id}?at=story`
  await view.goto(address)
  expect(await lostOnLeaving(view, address, 'Question')).toEqual([])
})

/** Types into a field and leaves by a script of the page, so that it is sure when. */
async function lostOnLeaving(
  view: View,
  address: string,
  field: string | RegExp,
): Promise<string[]> {
  const lost: string[] = []
  for (const [round, delay] of DELAYS_MS.entries()) {
    const text = `Round ${round}, and left ${delay} ms after this.`
    await view.click('textbox', field)
    await view.press('Control+a')
    await view.press('Backspace')
    await view.ask(leaveOnceTyped, { delay, text, to: paths.jobs })
    await view.driver.type(text)
    await view.shows('heading', 'Jobs')
    await view.goto(address)
    await view.shows('textbox', field)
    const kept = await view.valueOf('textbox', field)
    if (kept !== text) lost.push(`${delay} ms: ${kept}`)
  }
  return lost
}

function leaveOnceTyped({ delay, text, to }: { delay: number; text: string; to: string }): void {
  addEventListener('input', ({ target }) => {
    const typed = target instanceof HTMLTextAreaElement ? target.value : ''
    if (typed === text) setTimeout(() => location.assign(to), delay)
  })
}
