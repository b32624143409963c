import type { Page } from 'playwright/test'

import { BuilderPage } from '#e2e/pages/builderPage.ts'
import { screens } from '#e2e/pictures/screens.ts'
import { enter, neverOpen } from '#e2e/pictures/situations.ts'
import { takingStates } from '#e2e/pictures/takingStates.ts'
import { builderDialogs, builderStates } from '#e2e/states/builderStates.ts'
import { brokenStates } from '#e2e/states/brokenStates.ts'
import { invitedWithCopy, printedCopy, receiptWithCopy } from '#e2e/states/copyStates.ts'
import { protectionParts } from '#e2e/states/protectionStates.ts'
import { staffStates } from '#e2e/states/staffStates.ts'
import { inParts, namesOf, type State } from '#e2e/states/state.ts'
import { stateData } from '#e2e/states/stateData.ts'
import { expectAccessible, expectAccessibleMeanwhile } from '#e2e/support/accessibility.ts'
import { expectFit } from '#e2e/support/fit.ts'
import { plainTest, test } from '#e2e/support/fixtures.ts'
import { FULL } from '#e2e/support/settings.ts'
import { seedInvitedCandidates, seedRecords } from '#e2e/support/seed.ts'
import { builderPath } from '#src/base/paths.ts'
import { takePath } from '#src/base/takePath.ts'
import { everyKind } from '#tests/support/everyKind.ts'
import { type InvitedCandidates, invitedCandidates } from '#tests/support/invitedCandidates.ts'

/** With every staff screen and some dialogs of the builder, what each run checks. */
const ESSENTIAL = [
  'identify',
  'welcome',
  'questions',
  'errors',
  'check',
  'receipt',
  'idle',
  'locked',
]
const always = {}
const full = { tag: FULL }

for (const situation of ['typical', 'open', 'empty', 'damaged', 'failed'] as const) {
  const run = situation === 'failed' ? plainTest : test
  for (const few of inParts(screens[situation])) {
    const when = situation === 'typical' ? always : full
    run(`staff, ${situation}, ${namesOf(few)}`, when, async ({ page }) => {
      const data = await enter(page, situation)
      const expectIt = situation === 'typical' ? expectAccessibleAndFit : expectAccessible
      await expectAllAccessible(page, few, data, expectIt)
    })
  }
}

for (const few of inParts(screens.loading)) {
  test(`staff, loading, ${namesOf(few)}`, full, async ({ page }) => {
    const data = await enter(page, 'loading')
    await expectAllAccessible(page, few, data, expectAccessibleMeanwhile)
  })
}

test('taking, loading', full, async ({ page }) => {
  const { assessment } = await seedInvitedCandidates(page)
  await page.addInitScript(neverOpen)
  await page.goto(takePath(assessment.id))
  await page.getByText('Opening the assessment…').waitFor()
  await expectAccessibleMeanwhile(page, 'taking, loading')
})

for (const [index, few] of inParts([
  ...builderDialogs,
  ...builderStates,
  ...staffStates,
]).entries()) {
  test(namesOf(few), index === 0 ? always : full, async ({ page }) => {
    const data = stateData()
    await seedRecords(page, data.records)
    await expectAllAccessible(page, few, data)
  })
}

for (const few of inParts(editorsOfEveryKind())) {
  test(`builder, the editor of ${namesOf(few)}`, full, async ({ page }) => {
    const invited = await seedInvitedCandidates(page, invitedCandidates(everyKind()))
    await expectAllAccessible(page, few, invited)
  })
}

for (const state of brokenStates) {
  const run = state.isToldInConsole ? plainTest : test
  run(state.name, full, async ({ page }) => {
    await expectAllAccessible(page, [state], await seedInvitedCandidates(page))
  })
}

for (const { name, states } of protectionParts) {
  test(`protected mode, ${name}`, full, async ({ page }) => {
    await expectAllAccessible(page, states(), await seedInvitedCandidates(page))
  })
}

for (const state of takingStates) {
  // A separate browser for each state, so that none starts from another's leftovers.
  test(
    `taking, ${state.name}`,
    ESSENTIAL.includes(state.name) ? always : full,
    async ({ page }) => {
      await page.clock.install()
      const invited = await seedInvitedCandidates(page)
      await expectAllAccessible(page, [state], invited, expectAccessibleAndFit)
    },
  )
}

test('taking, the receipt with an own copy, and the copy as printed', full, async ({ page }) => {
  const invited = await seedInvitedCandidates(page, invitedWithCopy())
  await receiptWithCopy(page, invited)
  await expectAccessibleAndFit(page, 'receipt with an own copy')
  await printedCopy(page)
  // The heading of the page is not printed; the copy has its own.
  await expectAccessibleMeanwhile(page, 'own copy, as printed')
})

async function expectAccessibleAndFit(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state)
  await expectFit(page)
}

function editorsOfEveryKind(): readonly State<InvitedCandidates>[] {
  const questions = everyKind().sections.flatMap((section) => section.questions)
  return questions.map(({ id, kind }) => ({
    name: kind,
    async open(page, { assessment }) {
      await page.goto(`${builderPath(assessment.id)}?at=${id}`)
      await new BuilderPage(page).prompt.waitFor()
    },
  }))
}

/** One after the other; a violation in one does not prevent the next check. */
async function expectAllAccessible<Data>(
  page: Page,
  states: readonly State<Data>[],
  data: Data,
  expectIt: (page: Page, state: string) => Promise<void> = expectAccessible,
): Promise<void> {
  for (const { name, open } of states) {
    await test.step(name, async () => {
      await open(page, data)
      await expectIt(page, name)
    })
  }
}
