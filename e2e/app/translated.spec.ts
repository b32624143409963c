import type { Page } from 'playwright/test'

import { screens } from '#e2e/pictures/screens.ts'
import { enter } from '#e2e/pictures/situations.ts'
import { takingStates } from '#e2e/pictures/takingStates.ts'
import { builderDialogs, builderStates } from '#e2e/states/builderStates.ts'
import { staffStates } from '#e2e/states/staffStates.ts'
import { inParts, namesOf, type State } from '#e2e/states/state.ts'
import { stateData } from '#e2e/states/stateData.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { seedInvitedCandidates, seedRecords } from '#e2e/support/seed.ts'
import { FULL } from '#e2e/support/settings.ts'
import { translatePage } from '#tests/support/screens/translatedPage.ts'
import { untrueWords } from '#tests/support/screens/untrueWords.ts'

/** Every screen while the browser translates it says what it would say untranslated. */
test.beforeEach(({ context }) => context.addInitScript(translatePage, 'always' as const))

for (const situation of ['typical', 'open', 'empty'] as const) {
  for (const few of inParts(screens[situation])) {
    test(`staff, ${situation}, ${namesOf(few)}`, { tag: FULL }, async ({ page }) => {
      await expectAllTrue(page, few, await enter(page, situation))
    })
  }
}

for (const few of inParts([...builderDialogs, ...builderStates, ...staffStates])) {
  test(namesOf(few), { tag: FULL }, async ({ page }) => {
    const data = stateData()
    await seedRecords(page, data.records)
    await expectAllTrue(page, few, data)
  })
}

for (const state of takingStates) {
  test(`taking, ${state.name}`, { tag: FULL }, async ({ page }) => {
    await page.clock.install()
    await expectAllTrue(page, [state], await seedInvitedCandidates(page))
  })
}

async function expectAllTrue<Data>(
  page: Page,
  states: readonly State<Data>[],
  data: Data,
): Promise<void> {
  for (const { name, open } of states) {
    await test.step(name, async () => {
      await open(page, data)
      expect(await page.evaluate(untrueWords), name).toEqual([])
    })
  }
}
