import type { Page } from 'playwright/test'

import type { DataSet } from './dataSets.ts'
import { settled, stillReading } from './settled.ts'
import type { Situation } from './situations.ts'

export interface Screen {
  name: string
  /** Opens it and waits until it is ready. */
  open: (page: Page, data: DataSet) => Promise<void>
}

type Address = (data: DataSet) => string

const jobPage: Address = ({ jobId }) => `/jobs/${jobId}`
const candidatePage: Address = ({ candidateId }) => `/candidates/${candidateId}`
const builder: Address = ({ assessmentId, questionId }) =>
  `/assessments/${assessmentId}?at=${questionId}`
const versions: Address = ({ assessmentId }) => `/assessments/${assessmentId}/versions`
const responses: Address = ({ assessmentId }) => `/assessments/${assessmentId}/responses`
const statistics: Address = ({ assessmentId }) => `/assessments/${assessmentId}/statistics`
const whatIf: Address = ({ assessmentId }) => `/assessments/${assessmentId}/what-if`
const response: Address = (data) => `${responses(data)}/${data.candidateId}`

/** Screens that show something even without data. */
const EMPTY = ['jobs', 'candidates', 'board', 'assessments', 'mentions', 'data']

/** In the order people meet them. */
const ADDRESSES: readonly (readonly [name: string, address: Address])[] = [
  ['jobs', () => '/jobs'],
  ['job', jobPage],
  ['candidates', () => '/candidates'],
  ['board', () => '/candidates/board'],
  ['candidate', candidatePage],
  ['assessments', () => '/assessments'],
  ['builder', builder],
  ['versions', versions],
  ['version', (data) => `${versions(data)}/1`],
  ['version-comparison', (data) => `${versions(data)}/compare?before=1&after=draft`],
  ['invite', ({ assessmentId }) => `/assessments/${assessmentId}/invite`],
  ['responses', responses],
  ['statistics', statistics],
  ['what-if', whatIf],
  ['marking', ({ assessmentId }) => `/assessments/${assessmentId}/marking`],
  ['response', response],
  ['agreement', ({ assessmentId }) => `/assessments/${assessmentId}/agreement`],
  ['settling', ({ assessmentId }) => `/assessments/${assessmentId}/settling`],
  ['decision', ({ assessmentId }) => `/assessments/${assessmentId}/decision`],
  ['fair-outcome', ({ assessmentId }) => `/assessments/${assessmentId}/fair-outcome`],
  [
    'compare',
    ({ assessmentId, comparedIds }) =>
      `/assessments/${assessmentId}/compare?compare=${comparedIds.join(',')}`,
  ],
  [
    'key',
    ({ assessmentId, questionId }) =>
      `/assessments/${assessmentId}/key?version=1&question=${questionId}`,
  ],
  ['paper', ({ assessmentId }) => `/assessments/${assessmentId}/paper`],
  ['mentions', () => '/mentions'],
  ['data', () => '/data'],
]

const staffScreens = ADDRESSES.map(([name, address]) => staff(name, address))

/** While the records are loading. Without a team there are no mentions to read. */
const waitingScreens = ADDRESSES.filter(([name]) => name !== 'mentions').map(
  ([name, addressOf]): Screen => ({
    name,
    async open(page, data) {
      await page.goto(addressOf(data))
      await stillReading(page)
    },
  }),
)

/** Dialogs and menus over a screen, or what is left of it. */
const openScreens: readonly Screen[] = [
  staff('jobs-no-match', () => '/jobs?search=zeppelin&status=active'),
  staff(
    'jobs-menu',
    () => '/jobs',
    (page) => press(page, /^More actions for/, 'menu'),
  ),
  staff(
    'jobs-toast',
    () => '/jobs',
    async (page) => {
      await press(page, /^More actions for/, 'menu')
      await page.getByRole('menuitem', { name: 'Archive' }).click()
      await page.getByRole('button', { name: 'Undo' }).waitFor()
    },
  ),
  staff(
    'job-new',
    () => '/jobs',
    (page) => press(page, 'Create job', 'dialog'),
  ),
  staff(
    'job-new-errors',
    () => '/jobs',
    async (page) => {
      await press(page, 'Create job', 'dialog')
      await page.getByRole('button', { name: 'Create job' }).click()
      await page.getByText('Enter a title').waitFor()
    },
  ),
  staff('job-edit', jobPage, (page) => press(page, 'Edit', 'dialog')),
  staff('candidates-filtered', ({ jobId }) => `/candidates?job=${jobId}&stage=tech&search=ma`),
  staff('candidates-no-match', () => '/candidates?search=zeppelin'),
  staff('candidate-new', () => '/candidates?new=choose', dialog),
  staff('candidate-edit', candidatePage, (page) => press(page, 'Edit', 'dialog')),
  staff('candidate-move', candidatePage, (page) => press(page, /^Move .* to…/, 'menu')),
  staff('candidate-confirm', candidatePage, (page) => press(page, 'Allow a retake', 'dialog')),
  staff(
    'board-move',
    () => '/candidates/board',
    (page) => press(page, /^Move .* to…/, 'menu'),
  ),
  staff('assessments-no-match', () => '/assessments?search=zeppelin'),
  staff('assessment-new', () => '/assessments?new', dialog),
  staff(
    'assessment-delete',
    () => '/assessments',
    async (page) => {
      await press(page, /^More actions for/, 'menu')
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await dialog(page)
    },
  ),
  staff('responses-no-match', (data) => `${responses(data)}?tag=zeppelin`),
  staff('statistics-question', (data) => `${statistics(data)}?question=${data.questionId}`),
  staff('response-not-right', (data) => `${response(data)}?show=notRight`),
  staff(
    'data-remove',
    () => '/data',
    (page) => press(page, 'Remove sample data', 'dialog'),
  ),
  staff('nowhere', () => '/nothing-here'),
  staff('job-nowhere', () => '/jobs/none'),
  staff('candidate-nowhere', () => '/candidates/none'),
  staff('response-nowhere', () => '/assessments/none/responses/none'),
]

const loadingSample = staff(
  'data-progress',
  () => '/data',
  async (page) => {
    // The generator chunk never arrives, so the progress stays as it is.
    await page.route(/makeSampleRecords/, () => undefined)
    await page.getByRole('button', { name: 'Load sample data' }).click()
    await page.getByRole('progressbar').waitFor()
  },
)

/** Every staff screen, by situation. */
export const screens: Readonly<Record<Situation, readonly Screen[]>> = {
  typical: staffScreens,
  open: openScreens,
  nasty: staffScreens,
  empty: [
    ...staffScreens.filter(({ name }) => EMPTY.includes(name)),
    staff('assessment-new', () => '/assessments?new', dialog),
    loadingSample,
  ],
  loading: waitingScreens,
  failed: staffScreens,
  damaged: staffScreens,
}

function staff(
  name: string,
  addressOf: Address,
  act: (page: Page) => Promise<void> = async () => undefined,
): Screen {
  return {
    name,
    async open(page, data) {
      await page.goto(addressOf(data))
      await settled(page)
      await act(page)
      await settled(page)
    },
  }
}

/** Presses a button and waits for what it opens. */
async function press(page: Page, name: string | RegExp, opens: 'menu' | 'dialog'): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().click()
  await page.getByRole(opens).waitFor()
}

async function dialog(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor()
}
