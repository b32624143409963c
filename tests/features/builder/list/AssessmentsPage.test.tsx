import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { duplicateAssessment, saveDraft } from '#src/db/assessments.ts'
import { assessmentTable } from '#src/db/database.ts'
import { updateSettings } from '#src/engine/editing/definition.ts'
import { BuilderPage } from '#src/features/builder/BuilderPage.tsx'
import { AssessmentsPage } from '#src/features/builder/list/AssessmentsPage.tsx'
import { aDraft } from '#tests/support/builderScreen.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  all,
  anAssessment,
  answeredWith,
  shortText,
  singleChoice,
} from '#tests/support/definitions.ts'
import { aJob, aPublishedAssessment, readyDefinition, value } from '#tests/support/hiring.ts'
import { openScreen } from '#tests/support/staffScreen.tsx'

withFreshDatabases()

const open = (search = '') =>
  openScreen(
    [
      { path: '/assessments', element: <AssessmentsPage /> },
      { path: '/assessments/:assessmentId', element: <BuilderPage /> },
      { path: '/jobs', element: <h1>Jobs</h1> },
    ],
    `/assessments${search}`,
  )

test('an empty list offers the first step, which needs a job', async () => {
  const { user } = open()
  expect(await screen.findByRole('heading', { name: 'No assessments yet' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'New assessment' }))
  await user.click(await screen.findByRole('link', { name: 'Go to jobs' }))
  expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeInTheDocument()
})

test('a new assessment is created for a job and opened', async () => {
  const job = await aJob({ title: 'Baker' })
  const { user } = open(`?new=${job.id}`)
  await user.type(await screen.findByRole('textbox', { name: /Title/ }), 'Trial day')
  await user.click(screen.getByRole('button', { name: 'Create assessment' }))
  const title = await screen.findByRole('textbox', { name: 'Title of the assessment' })
  expect(title).toHaveValue('Trial day')
})

test('a title is asked for where there is none', async () => {
  const job = await aJob()
  const { user } = open(`?new=${job.id}`)
  await user.click(await screen.findByRole('button', { name: 'Create assessment' }))
  expect(screen.getByRole('textbox', { name: /Title/ })).toHaveAccessibleDescription(
    'Enter a title',
  )
})

test('archived, the last one leaves the focus to the heading', async () => {
  const job = await aJob()
  await aPublishedAssessment(job.id)
  const { user } = openScreen(
    [
      {
        path: '/assessments',
        element: (
          <main>
            <AssessmentsPage />
          </main>
        ),
      },
    ],
    '/assessments',
  )
  await user.click(await screen.findByRole('button', { name: /^More for/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }))
  expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Assessments' })).toHaveFocus()
})

test('a sample assessment is marked, and its copy is not', async () => {
  const job = await aJob({ title: 'Baker' })
  const { assessment } = await aPublishedAssessment(job.id)
  await assessmentTable.put({ ...assessment, sample: true })
  value(await duplicateAssessment(assessment.id))
  open()
  const mark = await screen.findByText('Sample')
  expect(screen.getAllByRole('row')).toHaveLength(3)
  expect(mark.closest('tr')).toHaveTextContent('Version 1')
})

test('a row says what differs from the published version, and whom it is for', async () => {
  const job = await aJob({ title: 'Baker' })
  const { assessment } = await aPublishedAssessment(job.id)
  const draft = updateSettings(readyDefinition(), { title: 'Trial day' })
  value(await saveDraft({ assessmentId: assessment.id, rev: assessment.rev, draft }))
  open()
  const row = within(await screen.findByRole('row', { name: /Trial day/ }))
  expect(row.getByRole('link', { name: 'Baker' })).toBeInTheDocument()
  expect(row.getByText('Version 1')).toBeInTheDocument()
  expect(row.getByText('Unpublished changes')).toBeInTheDocument()
  expect(await row.findByText('Ready')).toBeInTheDocument()
})

test('search and filters stand in the address, and nothing found can be cleared', async () => {
  const job = await aJob({ title: 'Baker' })
  await aPublishedAssessment(job.id)
  const { user, addressNow } = open('?state=draft')
  expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  expect(await screen.findByRole('table')).toBeInTheDocument()
  await user.type(screen.getByRole('searchbox', { name: 'Search assessments' }), 'baker')
  expect(addressNow()).toBe('/assessments?search=baker')
  expect(screen.getByRole('row', { name: /Baker/ })).toBeInTheDocument()
})

test('a duplicate names its origin', async () => {
  const job = await aJob()
  const { assessment } = await aPublishedAssessment(job.id)
  const { user, router } = open()
  await user.click(await screen.findByRole('button', { name: `More for ${assessment.title}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
  await screen.findByRole('textbox', { name: 'Title of the assessment' })
  await router.navigate('/assessments')
  expect(await screen.findByText(`Copy of “${assessment.title}”`, { exact: false })).toBeVisible()
})

test('a row says what only the paths of the draft show', async () => {
  const never = all(answeredWith('role', 'front'), answeredWith('role', 'back'))
  await aDraft(
    anAssessment(
      singleChoice('role', ['front', 'back'], { required: true }),
      shortText('lost', { showIf: never }),
    ),
  )
  open()
  expect(await screen.findByText('1 problem')).toBeVisible()
})
