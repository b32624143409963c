import type { Page } from '@playwright/test'

import { BuilderPage } from '#e2e/pages/builderPage.ts'
import { screens } from '#e2e/pictures/screens.ts'
import { enter } from '#e2e/pictures/situations.ts'
import { takingStates } from '#e2e/pictures/takingStates.ts'
import { builderDialogs, builderStates } from '#e2e/states/builderStates.ts'
import { brokenStates } from '#e2e/states/brokenStates.ts'
import { staffStates } from '#e2e/states/staffStates.ts'
import { stateData } from '#e2e/states/stateData.ts'
import { expectAccessible } from '#e2e/support/accessibility.ts'
import { plainTest, test } from '#e2e/support/fixtures.ts'
import { seedInvitedCandidates, seedRecords } from '#e2e/support/seed.ts'
import { everyKind } from '#tests/support/everyKind.ts'
import { invitedCandidates } from '#tests/support/invitedCandidates.ts'

interface State<Data> {
  name: string
  open: (page: Page, data: Data) => Promise<void>
}

/** What fails on purpose is told in the console too. */
const NOT_SAVED = ['not-saved', 'locked-unsaved']

for (const situation of ['typical', 'open', 'empty', 'damaged', 'failed'] as const) {
  const run = situation === 'failed' ? plainTest : test
  run(`staff, ${situation}`, async ({ page }) => {
    await expectAllAccessible(page, screens[situation], await enter(page, situation))
  })
}

for (const [name, states] of Object.entries({ staffStates, builderStates, builderDialogs })) {
  test(name, async ({ page }) => {
    const data = stateData()
    await seedRecords(page, data.records)
    await expectAllAccessible(page, states, data)
  })
}

test('builder, the editor of every kind', async ({ page }) => {
  const { assessment } = await seedInvitedCandidates(page, invitedCandidates(everyKind()))
  const questions = assessment.draft.sections.flatMap((section) => section.questions)
  const editors = questions.map(({ id, kind }) => ({
    name: kind,
    async open() {
      await page.goto(`/assessments/${assessment.id}?at=${id}`)
      await new BuilderPage(page).prompt.waitFor()
    },
  }))
  await expectAllAccessible(page, editors, assessment)
})

for (const state of brokenStates) {
  plainTest(state.name, async ({ page }) => {
    await expectAllAccessible(page, [state], await seedInvitedCandidates(page))
  })
}

for (const state of takingStates) {
  // A browser of its own each: what one state leaves behind is not the next one's to start from.
  const run = NOT_SAVED.includes(state.name) ? plainTest : test
  run(`taking, ${state.name}`, async ({ page }) => {
    await page.clock.install()
    await expectAllAccessible(page, [state], await seedInvitedCandidates(page))
  })
}

/** One after the other; what is found in one does not keep the next one from being looked at. */
async function expectAllAccessible<Data>(
  page: Page,
  states: readonly State<Data>[],
  data: Data,
): Promise<void> {
  for (const { name, open } of states) {
    await test.step(name, async () => {
      await open(page, data)
      await expectAccessible(page, name)
    })
  }
}
