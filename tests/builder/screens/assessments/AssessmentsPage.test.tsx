import { screen, within, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { saveDraft } from '#src/builder/storage/assessments.ts'
import { listAssessments } from '#src/storage/stored/assessments.ts'
import {
  createAssessment,
  createFromFile,
  duplicateAssessment,
} from '#src/builder/storage/newAssessments.ts'
import { assessmentTable } from '#src/storage/core/database.ts'
import { writeAssessmentFile } from '#src/builder/files/json/writeAssessmentFile.ts'
import { updateSettings } from '#src/assessment/engine/editing/definition.ts'
import { BuilderPage } from '#src/builder/screens/BuilderPage.tsx'
import { AssessmentsPage } from '#src/builder/screens/assessments/AssessmentsPage.tsx'
import { aDraft } from '#tests/support/screens/builderScreen.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  all,
  anAssessment,
  answeredWith,
  shortText,
  singleChoice,
} from '#tests/support/definitions.ts'
import {
  aJob,
  aPublishedAssessment,
  assessmentNow,
  readyDefinition,
  value,
} from '#tests/support/hiring.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

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

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Assessments' })).getAllByRole('listitem')

test('an empty list offers the first step, which needs a job', async () => {
  const { user } = open()
  expect(await screen.findByRole('heading', { name: 'No assessments yet' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Create assessment' }))
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

test('a missing title is asked for', async () => {
  const job = await aJob()
  const { user } = open(`?new=${job.id}`)
  await user.click(await screen.findByRole('button', { name: 'Create assessment' }))
  const title = screen.getByRole('textbox', { name: /Title/ })
  await waitFor(() => expect(title).toHaveAccessibleDescription('Enter a title'))
  await waitFor(() => expect(title).toHaveFocus())
})

describe('a saved file', () => {
  const definition = readyDefinition()
  const saved = () =>
    new File(
      [
        writeAssessmentFile({
          definition,
          testCandidates: [{ id: 't1', name: 'Ada', answers: { language: { option: 'Go' } } }],
        }),
      ],
      'basics.json',
    )

  test('is opened as a new assessment with new ids and its test candidates', async () => {
    const job = await aJob()
    const { user } = open(`?new=${job.id}&start=file`)
    expect(await screen.findByRole('radio', { name: 'A saved assessment' })).toBeChecked()
    await user.upload(chooser(), saved())
    expect(await screen.findByRole('status')).toHaveTextContent(
      '2 questions in 1 section, with 1 test candidate.',
    )
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(definition.settings.title)
    await user.click(screen.getByRole('button', { name: 'Create assessment' }))
    await screen.findByRole('textbox', { name: 'Title of the assessment' })
    const listed = await listAssessments()
    const stored = await assessmentNow(listed.whole[0]?.assessment.id ?? '')
    expect(stored.origin).toEqual({ fileName: 'basics.json' })
    const ids = stored.draft.sections.flatMap(({ questions }) => questions.map(({ id }) => id))
    expect(ids).toHaveLength(2)
    expect(ids).not.toContain('language')
    expect(Object.keys(stored.testCandidates[0]?.answers ?? {})).toEqual([ids[0]])
  })

  test('gets a number after a title that is taken', async () => {
    const job = await aJob()
    const { title } = definition.settings
    value(await createAssessment(job.id, title))
    value(await createAssessment(job.id, `${title} (2)`))
    const { user } = open(`?new=${job.id}&start=file`)
    await screen.findByRole('radio', { name: 'A saved assessment' })
    await user.upload(chooser(), saved())
    await screen.findByText(/^2 questions/)
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(`${title} (3)`)
  })

  test('keeps a typed title', async () => {
    const job = await aJob()
    const { user } = open(`?new=${job.id}`)
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'My own')
    await user.click(screen.getByRole('radio', { name: 'A saved assessment' }))
    await user.upload(chooser(), saved())
    await screen.findByText(/^2 questions/)
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('My own')
  })

  test('is required, and refused with a message; nothing is created', async () => {
    const job = await aJob()
    const { user } = open(`?new=${job.id}&start=file`)
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'My own')
    await user.click(screen.getByRole('button', { name: 'Create assessment' }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Open a file/))
    await user.upload(chooser(), new File(['{"a": 1, "a": 2}'], 'twice.json'))
    const words = /^twice\.json can’t be opened: line 1, column 10, a: the name/
    expect(await screen.findByText(words)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Create assessment' }))
    expect(screen.getByRole('button', { name: 'Open another file' })).toBeInTheDocument()
    expect(await assessmentTable.count()).toBe(0)
  })

  test('is shown as the origin in the list', async () => {
    const job = await aJob()
    const file = { fileName: 'basics.json', definition, testCandidates: [] }
    value(await createFromFile(job.id, 'Basics', file))
    open()
    expect(await screen.findByText(/From the file basics\.json/)).toBeInTheDocument()
  })

  function chooser(): HTMLInputElement {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (input === null) throw new Error('There is nothing to choose a file with')
    return input
  }
})

test('archiving the last one moves the focus to the heading', async () => {
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
  await user.click(await screen.findByRole('button', { name: /^More actions for/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }))
  expect(await screen.findByRole('heading', { name: 'No matches' })).toBeInTheDocument()
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Assessments' })).toHaveFocus(),
  )
})

test('a sample assessment is marked, and its copy is not', async () => {
  const job = await aJob({ title: 'Baker' })
  const { assessment } = await aPublishedAssessment(job.id)
  await assessmentTable.put({ ...assessment, sample: true })
  value(await duplicateAssessment(assessment.id))
  open()
  const mark = await screen.findByText('Sample')
  expect(await rows()).toHaveLength(2)
  expect(mark.closest('li')).toHaveTextContent('Version 1')
})

test('a row says what differs from the published version, and whose job it is for', async () => {
  const job = await aJob({ title: 'Baker' })
  const { assessment } = await aPublishedAssessment(job.id)
  const draft = updateSettings(readyDefinition(), { title: 'Trial day' })
  value(await saveDraft({ assessmentId: assessment.id, rev: assessment.rev, draft }))
  open()
  const row = within((await rows())[0]!)
  expect(row.getByRole('link', { name: 'Trial day' })).toBeInTheDocument()
  expect(row.getByRole('link', { name: 'Baker' })).toBeInTheDocument()
  expect(row.getByText('Version 1')).toBeInTheDocument()
  expect(row.getByText('Unpublished changes')).toBeInTheDocument()
  expect(await row.findByText('Ready')).toBeInTheDocument()
})

test('a damaged assessment is listed separately', async () => {
  const job = await aJob({ title: 'Baker' })
  await aPublishedAssessment(job.id)
  await assessmentTable.put({ kind: 'assessment', id: 'broken' })
  open()
  expect(await rows()).toHaveLength(1)
  expect(screen.getByText('1 assessment is damaged')).toBeInTheDocument()
})

test('search and filters are in the address, and an empty result can be cleared', async () => {
  const job = await aJob({ title: 'Baker' })
  await aPublishedAssessment(job.id)
  const { user, addressNow } = open('?state=draft')
  expect(await screen.findByRole('heading', { name: 'No matches' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await rows()).toHaveLength(1)
  await user.type(screen.getByRole('searchbox', { name: 'Search assessments' }), 'baker')
  await waitFor(() => expect(addressNow()).toBe('/assessments?search=baker'))
  expect((await rows())[0]).toHaveTextContent('Baker')
})

test('a duplicate shows its origin', async () => {
  const job = await aJob()
  const { assessment } = await aPublishedAssessment(job.id)
  const { user, router } = open()
  await user.click(await screen.findByRole('button', { name: /^More actions for/ }))
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
