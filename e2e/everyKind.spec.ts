import { takePath } from '#src/paths.ts'
import { everyKind } from '#tests/support/everyKind.ts'
import { FIRST, invitedCandidates } from '#tests/support/invitedCandidates.ts'
import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { IdentifyPage } from '#e2e/pages/identifyPage.ts'
import { expectAccessible } from '#e2e/support/accessibility.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'

test('every kind of question is answered with the keyboard alone', async ({ page }) => {
  const { assessment } = await seedInvitedCandidates(page, invitedCandidates(everyKind()))
  const assessing = new AssessmentPage(page)
  const keys = page.keyboard
  await page.goto(takePath(assessment.id))
  await new IdentifyPage(page).identify(FIRST)
  await assessing.start()
  await expect(assessing.heading('Every kind')).toBeFocused()
  await expectAccessible(page)

  const press = async (...names: string[]) => {
    for (const name of names) await keys.press(name)
  }
  const group = (name: RegExp) => page.getByRole('group', { name })

  await test.step('all of these ticks the others, and own words are typed', async () => {
    await press('Tab', 'Tab', 'Tab', 'Space')
    await expect(page.getByRole('checkbox', { name: 'Vim' })).toBeChecked()
    await press('Tab', 'Tab', 'Space', 'Tab')
    await keys.type('Ed')
    await expect(page.getByRole('textbox', { name: 'In your own words' })).toHaveValue('Ed')
  })

  await test.step('a date in three parts', async () => {
    await press('Tab')
    await keys.type('1')
    await press('Tab')
    await keys.type('3')
    await press('Tab')
    await keys.type('2026')
  })

  await test.step('a scale by its numbers, stars by arrows', async () => {
    await press('Tab')
    await press('0')
    await expect(group(/review code/).getByRole('radio', { name: '0: Never' })).toBeChecked()
    await press('7')
    await expect(group(/review code/).getByRole('radio', { name: '7' })).toBeChecked()
    await press('Tab', 'Tab', 'Space', 'ArrowRight', 'ArrowRight')
    await expect(group(/like it/).getByRole('radio', { name: '3' })).toBeChecked()
  })

  await test.step('a ranking by arrow keys, and the focus goes with the row', async () => {
    await press('Tab', 'Tab')
    await expect(page.getByRole('button', { name: 'Move down: Trust' })).toBeFocused()
    await press('ArrowDown', 'ArrowDown')
    await expect(page.getByRole('button', { name: 'Move down: Trust' })).toBeFocused()
    await expect(
      group(/matters most/)
        .getByRole('listitem')
        .last(),
    ).toContainText('Trust')
  })

  await test.step('a matrix row by row', async () => {
    await group(/you agree/)
      .getByRole('radio')
      .first()
      .focus()
    await press('3', 'Tab', '1')
    const rows = group(/you agree/).getByRole('radiogroup')
    await expect(rows.first().getByRole('radio', { name: 'Agree', exact: true })).toBeChecked()
    await expect(rows.last().getByRole('radio', { name: 'Disagree' })).toBeChecked()
    await press('Tab', 'Tab', 'Space', 'Tab', 'Space')
    await expect(group(/Monday/).getByRole('checkbox', { checked: true })).toHaveCount(2)
  })

  await test.step('code: Tab indents while it is typed, and Escape lets go', async () => {
    const area = page.getByRole('textbox', { name: /adds two numbers/ })
    await press('Tab', 'Tab', 'Tab')
    await expect(area).toBeFocused()
    await keys.type('function add(a, b) {')
    await press('Enter', 'Tab')
    await keys.type('return a + b')
    await press('Enter', 'Shift+Home', 'Delete')
    await keys.type('}')
    await expect(area).toHaveValue('function add(a, b) {\n  return a + b\n}')
    await press('Escape', 'Tab')
    await expect(area).not.toBeFocused()
  })

  await test.step('a typed name in place of a drawing, and a box to tick', async () => {
    await press('Enter', 'Shift+Tab')
    await keys.type('Ada Canary')
    await press('Tab', 'Tab', 'Space')
  })

  await expectAccessible(page)
  await assessing.saved()
  await assessing.checkAnswers()
  await expect(assessing.heading('Check your answers')).toBeVisible()
  await expect(page.getByText('Ada Canary')).toBeVisible()
  await expectAccessible(page)
  await assessing.submit()
  await expect(assessing.heading(/received/i)).toBeVisible()
})

test('a signature is drawn, and comes back after a reload', async ({ page }) => {
  const { assessment } = await seedInvitedCandidates(page, invitedCandidates(everyKind()))
  const assessing = new AssessmentPage(page)
  await page.goto(takePath(assessment.id))
  await new IdentifyPage(page).identify(FIRST)
  await assessing.start()

  const pad = page.getByRole('img', { name: /^Sign here/ })
  await pad.hover({ position: { x: 40, y: 40 } })
  await page.mouse.down()
  await pad.hover({ position: { x: 140, y: 90 } })
  await page.mouse.up()
  await expect(pad).toHaveAccessibleName('Sign here: signed')

  const trust = page.getByRole('listitem').filter({ hasText: 'Trust' })
  const speed = page.getByRole('listitem').filter({ hasText: 'Speed' })
  await trust.scrollIntoViewIfNeeded()
  await trust.locator('span').first().hover()
  await page.mouse.down()
  await speed
    .locator('span')
    .first()
    .hover({ position: { x: 5, y: 40 } })
  await page.mouse.up()
  await expect(page.getByText('Ranked, from first to last.')).toBeVisible()
  await assessing.saved()
  await page.reload()
  await assessing.goOn()
  await expect(pad).toHaveAccessibleName('Sign here: signed')
  await expect(page.getByRole('listitem').filter({ hasText: /Trust|Speed/ })).toHaveText([
    /Speed/,
    /Trust/,
  ])
})
