import type { Page } from 'playwright/test'

import { BuilderPage } from '#e2e/pages/builderPage.ts'
import { FRUIT_QUIZ } from '#e2e/support/fruitQuiz.ts'
import { builderPath, paths } from '#src/base/paths.ts'

import { at, type State } from './state.ts'
import type { StateData } from './stateData.ts'

/**
 * With a heading of its own, a question without an answer, and one whose answer is not an option.
 */
const TROUBLED_QUIZ = `# Left out\n\n${FRUIT_QUIZ}\n###### 4. Which is it?\n\n- A: This\n- B: That\n`

/** Every dialog, menu and pane of the builder, and of the list that leads to it. */
export const builderStates: readonly State[] = [
  at('new assessment, with errors', `${paths.assessments}?new`, async (page) => {
    await page.getByRole('button', { name: 'Create assessment' }).click()
    await page.getByText('Enter a title').waitFor()
    await page.getByRole('combobox', { name: 'Job' }).press('ArrowDown')
    await page.getByRole('option').first().waitFor()
  }),
  ...['hello', 'role', 'years', 'tools', 'city', 'story', 'cv'].map((id) =>
    inBuilder(`builder, ${id} open with all settings`, id, async (page) => {
      await page.locator('summary').filter({ hasText: 'More' }).click()
      await page.getByRole('textbox', { name: 'Code in exports' }).waitFor()
    }),
  ),
  inBuilder('builder, a section open', 'about', (page) =>
    page.getByRole('textbox', { name: 'Title', exact: true }).waitFor(),
  ),
  inBuilder('builder, a condition being written', 'framework', async (page) => {
    await page.getByRole('button', { name: 'Edit condition' }).click()
    await page.getByRole('button', { name: 'Add group' }).click()
    const asked = page.getByRole('combobox', { name: 'Question' })
    await asked.nth(1).waitFor()
    await asked.nth(1).press('ArrowDown')
    await page.getByRole('option').first().waitFor()
  }),
  inBuilder('builder, kinds to choose from', 'role', async (page) => {
    await page.getByRole('button', { name: 'Add question here' }).first().click()
    await page.getByRole('toolbar', { name: 'Kind of the new question' }).waitFor()
  }),
  ...['question', 'assessment'].map((what) =>
    inBuilder(`builder, menu of the ${what}`, 'role', async (page) => {
      await page.getByRole('button', { name: `More actions for this ${what}` }).click()
      await page.getByRole('menuitem', { name: 'Duplicate' }).waitFor()
    }),
  ),
  inBuilder('builder, menu of the section', 'about', async (page) => {
    await page.getByRole('button', { name: 'More actions for this section' }).click()
    await page.getByRole('menuitem', { name: 'Add section below' }).waitFor()
  }),
]

/** What opens over the builder: findings, dialogs, and changes from another tab. */
export const builderDialogs: readonly State[] = [
  inBuilder('builder, scored differently from its version', 'role', async (page) => {
    // Once it is compared with the published version.
    await page.getByRole('button', { name: 'Readiness: 1 warning' }).click()
    const panel = page.getByRole('dialog', { name: '1 warning' })
    await panel.getByText(/^Takes /).waitFor()
    await panel.getByText(/Checking every path/).waitFor({ state: 'hidden' })
  }),
  inBuilder('builder, a path to here', 'framework', (page) =>
    page.getByRole('button', { name: 'Show in preview' }).waitFor(),
  ),
  inDraft('builder, a draft with everything wrong', 'empty', (page) =>
    page.getByRole('textbox', { name: 'Option 1' }).waitFor(),
  ),
  inDraft('builder, problems', 'several', async (page) => {
    await page.getByRole('button', { name: /^Readiness/ }).click()
    await page.getByRole('dialog', { name: /problem/ }).waitFor()
  }),
  inBuilder('tests, none yet', 'role', async (page) => {
    await page.getByRole('button', { name: 'No test candidates' }).click()
    await page.getByRole('dialog', { name: 'Test candidates' }).waitFor()
  }),
  inBuilder('keeping what was filled in as a test', 'role', async (page) => {
    await page.getByRole('button', { name: 'Save as test candidate…' }).click()
    await page.getByRole('dialog', { name: 'Save as test candidate' }).waitFor()
  }),
  inDraft('tests, one that differs', 'several', async (page) => {
    await page.getByRole('button', { name: '1 of 2 test candidates differs' }).click()
    await page.getByText('Not covered').click()
    await page
      .getByRole('button', { name: /^Rename/ })
      .first()
      .click()
  }),
  inBuilder('simulated candidates', 'role', async (page) => {
    await page.getByRole('button', { name: /^(No|\d).*test candidate/ }).click()
    await page.getByRole('button', { name: 'Simulate candidates…' }).click()
    await page.getByRole('button', { name: 'Simulate', exact: true }).click()
    await page.getByText(/candidates can/).waitFor()
  }),
  inDraft('publishing is blocked', 'empty', async (page) => {
    await page.getByRole('button', { name: 'Publish version 1' }).click()
    await page.getByRole('dialog', { name: /^Fix \d+ problems? to publish version 1$/ }).waitFor()
  }),
  inDraft('builder, calculated values', 'start', async (page) => {
    const add = page.getByRole('button', { name: 'Add calculated value' })
    const names = page.getByRole('textbox', { name: 'Name' })
    for (const [index, expression] of ['years * 12', 'years *'].entries()) {
      await add.click()
      await names.nth(index).fill(`Months ${index}`)
      await page.getByRole('textbox', { name: 'Expression' }).nth(index).fill(expression)
    }
    await page.getByRole('button', { name: 'Insert an answer' }).first().click()
    await page.getByRole('combobox', { name: 'Insert an answer' }).waitFor()
    await page.locator('summary', { hasText: 'How to write expressions' }).click()
  }),
  inBuilder('ready to publish', 'role', async (page) => {
    await page.getByRole('button', { name: 'Publish version 2' }).click()
    await page.getByRole('dialog', { name: 'Publish version 2' }).waitFor()
  }),
  inBuilder('pasting questions', 'role', async (page) => {
    await page.getByRole('button', { name: 'Paste questions' }).click()
    const dialog = new BuilderPage(page).dialog('Paste questions')
    await dialog.getByRole('textbox', { name: 'Text' }).fill(TROUBLED_QUIZ)
    await dialog.getByText(/^4 questions found/).waitFor()
    await dialog.getByRole('button', { name: 'Show what is not used' }).click()
  }),
  inBuilder('pasting options', 'role', async (page) => {
    await page.getByRole('button', { name: 'Paste a list' }).click()
    const dialog = new BuilderPage(page).dialog('Paste a list of options')
    await dialog.getByRole('textbox', { name: 'One option on each line' }).fill('Backend\nDesign')
    await dialog.getByRole('list', { name: 'What will change' }).waitFor()
  }),
  inBuilder('keys of the builder', 'role', async (page) => {
    await page.getByRole('button', { name: 'More actions for this assessment' }).click()
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
    await new BuilderPage(page).dialog('Keyboard shortcuts').waitFor()
  }),
  inBuilder('moving a question', 'role', async (page) => {
    await page.getByRole('button', { name: 'Move question to…' }).click()
    await new BuilderPage(page).dialog(/^Move question/).waitFor()
  }),
  inBuilder('deleting what is used elsewhere', 'role', async (page) => {
    await page.getByRole('button', { name: 'Delete question' }).click()
    await new BuilderPage(page).dialog('This question is used elsewhere').waitFor()
  }),
  inBuilder('deleting an option that is used elsewhere', 'role', async (page) => {
    await page.getByRole('button', { name: 'Delete Backend' }).click()
    await new BuilderPage(page).dialog('This option is used elsewhere').waitFor()
  }),
  inBuilder('deleting an assessment that has responses', 'role', async (page) => {
    await page.getByRole('button', { name: 'More actions for this assessment' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete assessment' }).click()
    await page.getByText('Candidates have answered this assessment').waitFor()
  }),
  inBuilder('builder, changed in another tab', 'role', async (page, data) => {
    const other = await page.context().newPage()
    await other.goto(`${builderPath(data.assessment.id)}?at=years`)
    await new BuilderPage(other).prompt.fill('How many years, by another tab?')
    await new BuilderPage(other).saved()
    await other.close()
    await new BuilderPage(page).prompt.fill('Which role, by this tab?')
    await page.getByRole('alert', { name: 'Changed in another tab' }).waitFor()
  }),
  at('assessment that is not here', builderPath(crypto.randomUUID()), (page) =>
    page.getByRole('heading', { name: 'Assessment not found' }).waitFor(),
  ),
  ...(['Outline', 'Edit', 'Preview'] as const).map((pane) =>
    inBuilder(`builder on a phone, ${pane}`, 'role', async (page) => {
      await page.setViewportSize({ width: 360, height: 780 })
      await page.getByRole('tab', { name: pane }).click()
      await page.getByRole('tabpanel', { name: pane }).waitFor()
    }),
  ),
  inDraft('builder on a phone, problems', 'several', async (page) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.getByRole('button', { name: /^Readiness/ }).click()
    await page.getByRole('dialog', { name: /problem/ }).waitFor()
  }),
  at(
    'published',
    ({ assessment }) => builderPath(assessment.id),
    async (page) => {
      await page.getByRole('button', { name: 'Publish version 2' }).click()
      const dialog = page.getByRole('dialog', { name: 'Publish version 2' })
      await dialog.getByRole('button', { name: 'Publish version 2' }).click()
      await page.getByRole('dialog', { name: 'Version 2 is published' }).waitFor()
    },
  ),
]

function inBuilder(
  name: string,
  selected: string,
  reach: (page: Page, data: StateData) => Promise<void>,
): State {
  return at(name, ({ assessment }) => `${builderPath(assessment.id)}?at=${selected}`, reach)
}

function inDraft(name: string, selected: string, reach: (page: Page) => Promise<void>): State {
  return at(name, ({ draft }) => `${builderPath(draft.id)}?at=${selected}`, reach)
}
