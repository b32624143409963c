import { longAssessment } from '#e2e/bench/longAssessment.ts'
import { builderPath, paths } from '#src/base/paths.ts'
import { takePath } from '#src/base/takePath.ts'
import { invitedCandidates } from '#tests/support/invitedCandidates.ts'

import { expect, test } from './fixtures.ts'
import { oneText, seedInvited, signIn, startWriting, TEXT_FIELD } from './seeding.ts'
import type { View } from './view.ts'

const DELAYS_MS = [0, 0, 0, 0, 100, 100, 300, 300]

test('what a candidate typed just before leaving is saved', async ({ view }) => {
  const address = await startWriting(view)
  expect(await lostOnLeaving(view, address, TEXT_FIELD)).toEqual([])
})

test('what a manager typed just before leaving is saved', async ({ view }) => {
  const { assessment } = await seedInvited(view, oneText())
  const address = `/assessments/${assessment.id}?at=story`
  await view.goto(address)
  expect(await lostOnLeaving(view, address, 'Question')).toEqual([])
})

const LONG = 155
const TYPED_FIELD = /^What is typed here is measured/
const LONG_DELAYS_MS = [...DELAYS_MS, ...DELAYS_MS]

test(`what a candidate typed among ${LONG} questions is there afterwards`, async ({ view }) => {
  test.slow()
  const { assessment } = await seedInvited(view, invitedCandidates(longAssessment(LONG)))
  const address = takePath(assessment.id)
  await view.goto(address)
  await signIn(view)
  await view.click('button', 'Start')
  expect(await lostOnLeaving(view, address, TYPED_FIELD, LONG_DELAYS_MS)).toEqual([])
})

// The longer the draft, the longer its saves keep the browser's storage busy.
test(`what a manager typed in a draft of ${LONG} questions is there afterwards`, async ({
  view,
}) => {
  test.slow()
  const { assessment } = await seedInvited(view, invitedCandidates(longAssessment(LONG)))
  const address = `${builderPath(assessment.id)}?at=q3`
  await view.goto(address)
  expect(await lostOnLeaving(view, address, 'Question', LONG_DELAYS_MS)).toEqual([])
})

/** Types into a field and leaves by script, so that the timing is known. */
async function lostOnLeaving(
  view: View,
  address: string,
  field: string | RegExp,
  delays: readonly number[] = DELAYS_MS,
): Promise<string[]> {
  const lost: string[] = []
  for (const [round, delay] of delays.entries()) {
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
    const typed = isTextField(target) ? target.value : ''
    if (typed === text) setTimeout(() => location.assign(to), delay)
  })

  // Nested, because only this function is sent to the page.
  function isTextField(one: EventTarget | null) {
    return one instanceof HTMLTextAreaElement || one instanceof HTMLInputElement
  }
}
