import { everyKind } from '#tests/support/everyKind.ts'
import { FIRST, invitedCandidates } from '#tests/support/invitedCandidates.ts'
import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { expectAccessible } from '#e2e/support/accessibility.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { pressOn, tabTo } from '#e2e/support/keys.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { FULL } from '#e2e/support/settings.ts'

test('every kind of question is answered with the keyboard alone', async ({ page }) => {
  const { assessment } = await seedInvitedCandidates(page, invitedCandidates(everyKind()))
  const assessing = new AssessmentPage(page)
  const keys = page.keyboard
  await assessing.startAs(assessment.id, FIRST)
  await expect(assessing.heading('Every kind')).toBeFocused()
  await expectAccessible(page)

  const group = (name: RegExp) => page.getByRole('group', { name })
  const field = (name: string | RegExp) => page.getByRole('textbox', { name })

  await test.step('all of these ticks the others, and own words are typed', async () => {
    await tabTo(page.getByRole('checkbox', { name: 'All of these' }))
    await keys.press('Space')
    await expect(page.getByRole('checkbox', { name: 'Vim' })).toBeChecked()
    await tabTo(page.getByRole('checkbox', { name: 'Another one' }))
    await keys.press('Space')
    await expect(field('In your own words')).toBeVisible()
    await keys.press('Tab')
    await expect(field('In your own words')).toBeFocused()
    await keys.type('Ed')
    await expect(field('In your own words')).toHaveValue('Ed')
  })

  await test.step('a date in three parts', async () => {
    const parts = { Day: '1', Month: '3', Year: '2026' }
    for (const [part, typed] of Object.entries(parts)) {
      await tabTo(field(part))
      await keys.type(typed)
      await expect(field(part)).toHaveValue(typed)
    }
  })

  await test.step('a scale by its numbers, stars by arrows', async () => {
    const never = group(/review code/).getByRole('radio', { name: '0: Never' })
    await tabTo(never)
    await keys.press('0')
    await expect(never).toBeChecked()
    await keys.press('7')
    await expect(group(/review code/).getByRole('radio', { name: '7' })).toBeChecked()
    const star = (count: string) => group(/like it/).getByRole('radio', { name: count })
    await tabTo(star('1'))
    await keys.press('Space')
    for (const count of ['2', '3']) {
      await keys.press('ArrowRight')
      await expect(star(count)).toBeChecked()
    }
  })

  await test.step('a ranking by arrow keys, with the focus following the row', async () => {
    const down = page.getByRole('button', { name: 'Move down: Trust' })
    await tabTo(down)
    for (const place of [1, 2]) {
      await keys.press('ArrowDown')
      const rows = group(/matters most/).getByRole('listitem')
      await expect(rows.nth(place)).toContainText('Trust')
      await expect(down).toBeFocused()
    }
  })

  await test.step('a matrix row by row', async () => {
    const rows = group(/you agree/).getByRole('radiogroup')
    await pressOn(rows.first().getByRole('radio').first(), '3')
    await expect(rows.first().getByRole('radio', { name: 'Agree', exact: true })).toBeChecked()
    await tabTo(rows.last().getByRole('radio', { name: 'Disagree' }))
    await keys.press('1')
    await expect(rows.last().getByRole('radio', { name: 'Disagree' })).toBeChecked()
    for (const time of ['Morning', 'Evening']) {
      const box = group(/Monday/).getByRole('checkbox', { name: time })
      await tabTo(box)
      await keys.press('Space')
      await expect(box).toBeChecked()
    }
  })

  await test.step('code: Tab indents while typing, and Escape ends that', async () => {
    const area = field(/adds two numbers/)
    await tabTo(area)
    await keys.type('function add(a, b) {')
    await keys.press('Enter')
    await keys.press('Tab')
    await expect(area).toHaveValue('function add(a, b) {\n  ')
    await keys.type('return a + b')
    await keys.press('Enter')
    await keys.press('Shift+Home')
    await keys.press('Delete')
    await keys.type('}')
    await expect(area).toHaveValue('function add(a, b) {\n  return a + b\n}')
    await keys.press('Escape')
    await keys.press('Tab')
    await expect(area).not.toBeFocused()
  })

  await test.step('a typed name instead of a drawing, and a checkbox', async () => {
    const name = field(/^Your full name/)
    await tabTo(page.getByRole('button', { name: 'Type your name instead' }))
    await keys.press('Enter')
    await expect(name).toBeFocused()
    await keys.type('Ada Canary')
    await expect(name).toHaveValue('Ada Canary')
    const agreed = group(/keep your answers/).getByRole('checkbox')
    await tabTo(agreed)
    await keys.press('Space')
    await expect(agreed).toBeChecked()
  })

  await expectAccessible(page)
  await assessing.saved()
  await assessing.checkAnswers()
  await expect(assessing.heading('Check your answers')).toBeVisible()
  await expect(page.getByText('Ada Canary')).toBeVisible()
  await expectAccessible(page)
  await assessing.handIn()
})

test('a signature is drawn, and comes back after a reload', { tag: FULL }, async ({ page }) => {
  const { assessment } = await seedInvitedCandidates(page, invitedCandidates(everyKind()))
  const assessing = new AssessmentPage(page)
  await assessing.startAs(assessment.id, FIRST)

  const pad = page.getByRole('img', { name: /^Your signature/ })
  await pad.hover({ position: { x: 40, y: 40 } })
  await page.mouse.down()
  await pad.hover({ position: { x: 140, y: 90 } })
  await page.mouse.up()
  await expect(pad).toHaveAccessibleName('Your signature: drawn')

  const trust = page.getByRole('listitem').filter({ hasText: 'Trust' })
  const speed = page.getByRole('listitem').filter({ hasText: 'Speed' })
  await trust.scrollIntoViewIfNeeded()
  await trust.locator('span').first().hover()
  await page.mouse.down()
  await speed
    .locator('span')
    .first()
    .hover({ position: { x: 5, y: 40 } })
  // The list is in its new order before the row is dropped.
  const ranked = page.getByRole('listitem').filter({ hasText: /Trust|Speed/ })
  await expect(ranked).toHaveText([/Speed/, /Trust/])
  await page.mouse.up()
  await expect(page.getByText('Ranked, from first to last.')).toBeVisible()
  await assessing.saved()
  await page.reload()
  await assessing.goOn()
  await expect(pad).toHaveAccessibleName('Your signature: drawn')
  await expect(ranked).toHaveText([/Speed/, /Trust/])
})

test('a question ends where its field ends, and is cleared in the gap below', {
  tag: FULL,
}, async ({ page }) => {
  const definition = everyKind()
  const { assessment } = await seedInvitedCandidates(page, invitedCandidates(definition))
  const assessing = new AssessmentPage(page)
  await assessing.startAs(assessment.id, FIRST)
  await expect(assessing.heading('Every kind')).toBeFocused()
  const cards = page.locator('[data-question]')
  // The first questions are drawn before the others.
  await expect(cards).toHaveCount(definition.sections.flatMap(({ questions }) => questions).length)
  const heights = []
  for (const card of await cards.all()) {
    // Off-screen content is not laid out.
    await card.scrollIntoViewIfNeeded()
    const [height, spare] = await card.evaluate(measure)
    expect(spare, (await card.textContent()) ?? '').toBeLessThanOrEqual(2)
    heights.push(height)
  }
  expect(heights.length).toBeGreaterThan(5)

  const scales = page.getByRole('group', { name: /(review code|like it)/ })
  for (const scale of await scales.all()) {
    const clear = scale.getByRole('button', { name: 'Clear this answer' })
    await expect(clear).toBeHidden()
    await scale.getByRole('radio').nth(1).check({ force: true })
    await clear.scrollIntoViewIfNeeded()
    const missed = await clear.evaluate((button) => {
      const { left, right, top, bottom, height } = button.getBoundingClientRect()
      const points = [left + 8, right - 8].flatMap((x) =>
        [top + 1, (top + bottom) / 2, bottom - 1].map((y) => [x, y] as const),
      )
      const hits = points.map(([x, y]) => button.contains(document.elementFromPoint(x, y)))
      return height < 44 ? ['not high enough'] : hits.map((hit, at) => (hit ? '' : `point ${at}`))
    })
    expect(missed.filter(Boolean)).toEqual([])
  }
  for (const [at, card] of (await cards.all()).entries()) {
    await card.scrollIntoViewIfNeeded()
    const [height] = await card.evaluate(measure)
    expect(height).toBe(heights[at])
  }
})

/** The height of a question, and how much of it is below its visible content. */
function measure(card: Element): [height: number, spare: number] {
  const parts = [
    ...card.querySelectorAll('label, input, textarea, select, button, li, p, canvas, h2, h3'),
  ].filter((part) => getComputedStyle(part).visibility === 'visible')
  const { bottom, height } = card.getBoundingClientRect()
  const ends = parts.map((part) => part.getBoundingClientRect().bottom)
  return [Math.round(height), Math.round(bottom - Math.max(...ends))]
}
