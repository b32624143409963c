import { DataPage } from '#e2e/pages/dataPage.ts'
import {
  candidatePath,
  invitePath,
  jobPath,
  markingPath,
  paperPath,
  paths,
  responsePath,
  responsesPath,
  statisticsPath,
  whatIfPath,
} from '#src/base/paths.ts'

import { at, type State } from './state.ts'
import type { StateData } from './stateData.ts'

/** Rare states of the staff screens, beyond those with screenshots. */
export const staffStates: readonly State[] = [
  at('jobs, menu of themes', paths.jobs, async (page) => {
    await page.getByRole('button', { name: 'Theme' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Dark' }).waitFor()
  }),
  at('job that is archived', archivedJob, (page) =>
    page.getByText('This job is archived').waitFor(),
  ),
  at('add candidate, with errors', `${paths.candidates}?new=choose`, async (page) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Add candidate' }).click()
    await page.getByText('Enter a name').waitFor()
  }),
  at('leaving hired', paths.board, async (page, { answered }) => {
    await page.getByRole('button', { name: `Move ${answered.name} to…` }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Offer' }).click()
    await page.getByRole('dialog', { name: /^Move .* out of Hired/ }).waitFor()
  }),
  at('board on a phone', paths.board, async (page) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.getByRole('combobox', { name: 'Stage' }).waitFor()
  }),
  at(
    'new access code',
    ({ started }) => candidatePath(started.id),
    async (page) => {
      await page.getByRole('button', { name: 'Replace code' }).click()
      await page.getByRole('dialog', { name: 'Replace the access code?' }).waitFor()
    },
  ),
  at(
    'invite, new access code',
    ({ assessment }) => `${invitePath(assessment.id)}?step=codes`,
    async (page) => {
      await page.getByRole('button', { name: 'Replace code for Started Person' }).click()
      await page.getByRole('dialog', { name: /^Replace the access code for/ }).waitFor()
    },
  ),
  at(
    'invite, not published yet',
    ({ draft }) => invitePath(draft.id),
    (page) => page.getByRole('heading', { name: 'Not published yet' }).waitFor(),
  ),
  at(
    'invite, closed',
    ({ unanswered }) => invitePath(unanswered.id),
    (page) => page.getByText('This assessment is closed.').waitFor(),
  ),
  at(
    'print on paper',
    ({ assessment }) => paperPath(assessment.id),
    (page) => page.getByRole('heading', { name: 'Print on paper' }).waitFor(),
  ),
  at(
    'a note that is empty',
    ({ answered }) => candidatePath(answered.id),
    async (page) => {
      await page.getByRole('button', { name: 'Add note' }).click()
      await page.getByText('Write the note first').waitFor()
    },
  ),
  at(
    'responses, nothing submitted yet',
    ({ unanswered }) => responsesPath(unanswered.id),
    (page) => page.getByRole('heading', { name: 'Nothing submitted yet' }).waitFor(),
  ),
  at(
    'responses, not published yet',
    ({ draft }) => responsesPath(draft.id),
    (page) => page.getByRole('heading', { name: 'Not published yet' }).waitFor(),
  ),
  at('responses of nothing', responsesPath(crypto.randomUUID()), (page) =>
    page.getByRole('heading', { name: 'Assessment not found' }).waitFor(),
  ),
  at(
    'marking a question',
    ({ assessment }) => markingPath(assessment.id),
    async (page) => {
      await page.getByRole('article').focus()
      await page.keyboard.press('1')
      await page.getByText(/^Marked:/).waitFor()
      await page.getByRole('checkbox', { name: 'Show two answers' }).check()
    },
  ),
  at(
    'marking, nothing submitted yet',
    ({ unanswered }) => markingPath(unanswered.id),
    (page) => page.getByRole('heading', { name: 'Nothing to mark' }).waitFor(),
  ),
  at(
    'response, marked and finished',
    ({ assessment, answered }) => responsePath(assessment.id, answered.id),
    async (page) => {
      await page.locator('[data-question="years"]').focus()
      await page.keyboard.press('2')
      await page
        .getByText(/^Marked: 2/)
        .first()
        .waitFor()
      await page.keyboard.press('c')
      await page.keyboard.type('Shorter than the others')
      await page.getByRole('radio', { name: 'Yes', exact: true }).click()
      await page.getByRole('button', { name: 'Finish the review' }).click()
    },
  ),
  at(
    'statistics, too few responses',
    ({ assessment }) => statisticsPath(assessment.id),
    (page) => page.getByText('Too few').first().waitFor(),
  ),
  at(
    'statistics, nothing submitted yet',
    ({ unanswered }) => statisticsPath(unanswered.id),
    (page) => page.getByRole('heading', { name: 'Nothing submitted yet' }).waitFor(),
  ),
  at(
    'statistics of a question',
    ({ assessment }) => `${statisticsPath(assessment.id)}?question=role`,
    async (page) => {
      await page.getByText('Show as a table').first().click()
      await page.getByRole('table').first().waitFor()
    },
  ),
  at(
    'what-if, nothing scored yet',
    ({ assessment }) => whatIfPath(assessment.id),
    (page) => page.getByRole('heading', { name: 'No scores yet' }).waitFor(),
  ),
  at(
    'what-if, nothing submitted yet',
    ({ unanswered }) => whatIfPath(unanswered.id),
    (page) => page.getByRole('heading', { name: 'Nothing submitted yet' }).waitFor(),
  ),
  at(
    'response after a retake',
    ({ assessment, answered }) => `${responsePath(assessment.id, answered.id)}?attempt=1`,
    (page) => page.getByRole('combobox', { name: 'Attempt' }).waitFor(),
  ),
  at(
    'response to a version that is gone',
    ({ assessment, stranded }) => responsePath(assessment.id, stranded.id),
    (page) => page.getByText('The questions of this response can’t be read').waitFor(),
  ),
  at(
    'response that is not submitted',
    ({ assessment, started }) => responsePath(assessment.id, started.id),
    (page) => page.getByRole('heading', { name: 'Not submitted yet' }).waitFor(),
  ),
  at('sample data, cancelled', paths.data, async (page) => {
    await new DataPage(page).cancelWhen('Creating candidates')
    await page.getByRole('button', { name: 'Load sample data' }).click()
    await page.getByText('Loading was cancelled').waitFor()
  }),
]

function archivedJob({ archived }: StateData): string {
  return jobPath(archived.id)
}
