import { longAssessment } from '#e2e/bench/longAssessment.ts'
import { builderPath } from '#src/base/paths.ts'
import { invitedCandidates } from '#tests/support/invitedCandidates.ts'

import { expect, test } from './fixtures.ts'
import { seedInvited } from './seeding.ts'

const COUNT = 155
const STEP = 200

/** The builder's scroll containers, and the items whose movement is measured. */
const lists = {
  canvas: { items: '#pane-edit [data-card]', name: 'data-card' },
  outline: { items: '[role="tree"] [role="treeitem"]', name: 'data-row' },
} as const

for (const [pane, list] of Object.entries(lists)) {
  test(`scrolling the ${pane} of a long draft never jumps`, async ({ view }) => {
    const { assessment } = await seedInvited(view, invitedCandidates(longAssessment(COUNT)))
    // From the end upwards, so that everything above comes into view for the first time.
    await view.goto(`${builderPath(assessment.id)}?at=q${COUNT - 1}`)
    await view.has('textbox', 'Question', `Question ${COUNT}: what does this code print, and why?`)
    let steps = 0
    for (; steps < 60; steps += 1) {
      const moved = await view.ask(scrollUp, { ...list, by: STEP })
      if (moved === null) break
      expect(moved.length, 'items seen before and after').toBeGreaterThan(0)
      for (const by of moved) expect(Math.abs(by - STEP)).toBeLessThanOrEqual(1)
    }
    expect(steps).toBeGreaterThan(10)
  })
}

/** How far each item moved that was visible before and after; null near the top. */
async function scrollUp({
  items,
  name,
  by,
}: {
  items: string
  name: string
  by: number
}): Promise<number[] | null> {
  let scroller = document.querySelector(items)?.parentElement ?? null
  while (scroller && scroller.scrollHeight - scroller.clientHeight < 2 * by) {
    scroller = scroller.parentElement
  }
  if (!scroller || scroller.scrollTop < by) return null
  const view = scroller.getBoundingClientRect()
  const tops = () =>
    new Map(
      [...document.querySelectorAll(items)].map((item) => {
        const { top, bottom } = item.getBoundingClientRect()
        return [item.getAttribute(name), { top, isSeen: bottom > view.top && top < view.bottom }]
      }),
    )
  const before = tops()
  scroller.scrollBy({ top: -by, behavior: 'instant' })
  for (let frame = 0; frame < 4; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return [...tops()].flatMap(([id, now]) => {
    const was = before.get(id)
    return was?.isSeen && now.isSeen ? [now.top - was.top] : []
  })
}
