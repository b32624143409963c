import type { Locator, Page } from 'playwright/test'

import { BuilderPage } from '#e2e/pages/builderPage.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { pressOn, tabTo, takeOnlyOption } from '#e2e/support/keys.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { FULL } from '#e2e/support/settings.ts'
import { builderPath } from '#src/base/paths.ts'

test('a manager writes a condition with groups by keyboard alone', async ({ page }) => {
  const { assessment } = await seedInvitedCandidates(page)
  await page.goto(`${builderPath(assessment.id)}?at=story`)
  const { keyboard } = page
  await pressOn(page.getByRole('button', { name: 'Show only if…' }), 'Enter')
  const asked = page.getByRole('combobox', { name: 'Question', exact: true })
  await expectAdded(asked, 1)
  await choose(page, 'years')
  await expect(asked).toHaveValue(/How many years/)
  await keyboard.press('Tab')
  await arrowTo(page.getByRole('combobox', { name: 'Comparison', exact: true }), 'is at least')
  await keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Number' })).toBeFocused()
  await keyboard.type('3')
  await tabTo(page.getByRole('button', { name: 'Add group' }).first())
  await keyboard.press('Enter')
  await expectAdded(asked, 2)
  await choose(page, 'role')
  await expect(asked.last()).toHaveValue(/Which role/)
  await tabTo(page.getByRole('button', { name: 'Add comparison' }).first())
  await keyboard.press('Enter')
  await expectAdded(asked, 3)
  await choose(page, 'tools')
  await expect(asked.last()).toHaveValue(/Which tools/)
  const words = page.getByRole('combobox', {
    name: 'How the comparisons of this group are combined',
  })
  await words.focus()
  await arrowTo(words, 'None of these is true')
  await expect(page.getByRole('group', { name: /^Show only if How many years/ })).toBeVisible()
  await expect(page.getByText(/^Show only if .* is at least 3 and none of/)).toBeVisible()
  await pressOn(page.getByRole('button', { name: 'Done' }), 'Enter')
  await expect(page.getByRole('button', { name: 'Edit condition', exact: true })).toBeFocused()
})

test('every dialog of the builder traps and returns the focus', { tag: FULL }, async ({ page }) => {
  const { assessment } = await seedInvitedCandidates(page)
  await page.goto(`${builderPath(assessment.id)}?at=role`)
  const builder = new BuilderPage(page)
  const opened: [opener: string, item: string | null, dialog: string | RegExp][] = [
    ['Delete question', null, 'This question is used elsewhere'],
    ['Delete Backend', null, 'This option is used elsewhere'],
    ['Paste a list', null, 'Paste a list of options'],
    ['Paste questions', null, 'Paste questions'],
    ['Move question to…', null, /^Move question/],
    ['Publish version 2', null, 'Publish version 2'],
    ['More actions for this assessment', 'Keyboard shortcuts', 'Keyboard shortcuts'],
    ['More actions for this assessment', 'Delete', /^Delete “/],
    ['More actions for this question', 'Move to…', /^Move question/],
  ]
  for (const [opener, item, name] of opened) {
    await test.step(`${opener} ${item ?? ''}`, async () => {
      const button = page.getByRole('button', { name: opener, exact: true }).first()
      await pressOn(button, 'Enter')
      if (item !== null) {
        // A menu takes the focus a moment after it is rendered.
        await expect(page.getByRole('menuitem').first()).toBeFocused()
        await pressOn(page.getByRole('menuitem', { name: item, exact: true }), 'Enter')
      }
      const dialog = builder.dialog(name)
      await expectFocusWithin(dialog)
      for (const key of [...Array(9).fill('Tab'), ...Array(9).fill('Shift+Tab')]) {
        await page.keyboard.press(key)
        await expectFocusWithin(dialog)
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(button).toBeFocused()
    })
  }
})

test('deleting by keyboard moves the focus to a neighbour', { tag: FULL }, async ({ page }) => {
  const { assessment } = await seedInvitedCandidates(page)
  await page.goto(`${builderPath(assessment.id)}?at=cv`)
  const builder = new BuilderPage(page)

  await pressOn(builder.row(/Add your CV/), 'Delete')
  await expect(builder.row(/Tell us about a bug/)).toBeFocused()
  await builder.open(/Where do you live/)
  await pressOn(page.getByRole('button', { name: 'Delete question', exact: true }), 'Enter')
  await expect(builder.row(/Where do you live/)).toHaveCount(0)
  await expect(builder.prompt).toBeFocused()
  await builder.open(/Which role/)
  await pressOn(page.getByRole('button', { name: 'Delete Backend' }), 'Enter')
  await expectFocusWithin(builder.dialog('This option is used elsewhere'))
  await pressOn(page.getByRole('button', { name: 'Delete and remove references' }), 'Enter')
  await expect(page.getByRole('textbox', { name: 'Option 1' })).toBeFocused()
})

test('arrow keys navigate the kinds of question as laid out', { tag: FULL }, async ({ page }) => {
  const { assessment } = await seedInvitedCandidates(page)
  await page.goto(`${builderPath(assessment.id)}?at=role`)
  await pressOn(page.getByRole('button', { name: 'Add question here' }).first(), 'Enter')
  const kinds = page.getByRole('toolbar', { name: 'Kind of the new question' }).getByRole('button')
  await expect(kinds.first()).toBeFocused()
  const above = await placeOf(kinds.first())
  await page.keyboard.press('ArrowDown')
  await expect(kinds.first()).not.toBeFocused()
  const below = await placeOf(page.locator(':focus'))
  expect(below.x).toBe(above.x)
  expect(below.y).toBeGreaterThan(above.y)
  await page.keyboard.press('ArrowUp')
  await expect(kinds.first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(kinds.last()).toBeFocused()
  await expect(kinds.last()).toHaveAttribute('tabindex', '0')
})

async function placeOf(part: Locator): Promise<{ x: number; y: number }> {
  const place = await part.boundingBox()
  if (place === null) throw new Error('It is not drawn')
  return place
}

async function expectFocusWithin(dialog: Locator): Promise<void> {
  await expect(dialog.locator(':focus')).toHaveCount(1)
}

/** The question of a comparison that was just added has the focus. */
async function expectAdded(asked: Locator, count: number): Promise<void> {
  await expect(asked).toHaveCount(count)
  await expect(asked.last()).toBeFocused()
}

/** Chooses the only matching question, once it is offered. */
async function choose(page: Page, typed: string): Promise<void> {
  await page.keyboard.type(typed)
  await takeOnlyOption(page)
  // While the list is open, everything else is hidden from roles.
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible()
}

/** Moves down a focused list. Type-ahead would have to happen within a second. */
async function arrowTo(list: Locator, label: string): Promise<void> {
  await expect(list).toBeFocused()
  const chosen = list.locator('option:checked')
  const labels = await list.locator('option').allTextContents()
  const from = labels.indexOf((await chosen.textContent()) ?? '')
  for (const passed of labels.slice(from + 1, labels.indexOf(label) + 1)) {
    await list.page().keyboard.press('ArrowDown')
    await expect(chosen).toHaveText(passed)
  }
  await expect(chosen).toHaveText(label)
}

test('by keyboard alone, a new assessment gets its first questions in a few strokes', async ({
  page,
}) => {
  await seedInvitedCandidates(page)
  await page.goto('/assessments')
  await pressOn(page.getByRole('button', { name: 'Create assessment' }), 'Enter')
  const dialog = page.getByRole('dialog', { name: 'Create assessment' })
  await dialog.getByRole('textbox', { name: 'Title' }).fill('By keys')
  await pressOn(dialog.getByRole('button', { name: 'Create assessment' }), 'Enter')
  await expect(page.getByRole('heading', { name: 'Add the first question' })).toBeFocused()
  await tabTo(page.getByRole('button', { name: 'Single choice' }), 3)

  const builder = new BuilderPage(page)
  const { keyboard } = page
  await keyboard.press('Enter')
  await expect(builder.prompt).toBeFocused()
  await keyboard.type('Where?')
  const option = (place: number) => page.getByRole('textbox', { name: `Option ${place}` }).first()
  await tabTo(option(1), 1)
  await keyboard.type('Here')
  await keyboard.press('Enter')
  await expect(option(2)).toBeFocused()
  await keyboard.type('There')
  await keyboard.press('Control+Enter')
  await expect(builder.prompt).toHaveValue('')
  await expect(builder.prompt).toBeFocused()
  await keyboard.type('When?')
  await keyboard.press('Alt+PageUp')
  await expect(builder.prompt).toHaveValue('Where?')
  await keyboard.press('Control+Shift+P')
  await expectFocusWithin(builder.dialog(/^Fix \d+ problems? to publish version 1$/))
  await pressOn(page.getByRole('button', { name: 'Go to the first problem' }), 'Enter')
  await expect(builder.prompt).toHaveValue('When?')
  await expect(option(1)).toBeFocused()
  await keyboard.press('F6')
  await expect(builder.preview.locator(':focus')).toHaveCount(1)
})
