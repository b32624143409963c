import { takePath } from '#src/base/takePath.ts'

import { expect, test } from './fixtures.ts'
import { seedInvited, signIn, startWriting, TEXT_FIELD } from './seeding.ts'

test('a question keeps its distance from its answers', async ({ view }) => {
  const { assessment } = await seedInvited(view)
  await view.goto(takePath(assessment.id))
  await signIn(view)
  await view.click('button', 'Start')
  await view.shows('radio', /^Backend/)
  expect(await view.ask(spaceBelowLegend, null)).toBe(12)
})

test('a text area grows with its text', async ({ view }) => {
  await startWriting(view)
  await view.click('textbox', TEXT_FIELD)
  await view.driver.type('One line\n'.repeat(14))
  await expect.poll(() => view.ask(hiddenHeight, null)).toBe(0)
})

test('the message about old browsers is not shown', async ({ view }) => {
  await view.goto('/jobs')
  await view.says('No jobs yet')
  expect(await view.text()).not.toContain('too old')
})

function spaceBelowLegend(): number | null {
  const legend = document.querySelector('fieldset > legend')
  const shown = [...(legend?.parentElement?.children ?? [])].filter(
    (element) => element !== legend && element.getBoundingClientRect().height > 0,
  )
  if (!legend || !shown[0]) return null
  return Math.round(shown[0].getBoundingClientRect().top - legend.getBoundingClientRect().bottom)
}

function hiddenHeight(): number | null {
  const area = document.querySelector('textarea')
  return area && area.scrollHeight - area.clientHeight
}
