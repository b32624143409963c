import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createAssessment } from '#src/builder/storage/newAssessments.ts'
import { database } from '#src/storage/core/database.ts'
import { ResponsesPage } from '#src/review/screens/list/ResponsesPage.tsx'
import { responsesPath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  anAssessment,
  answeredWith,
  longText,
  shortText,
  singleChoice,
} from '#tests/support/definitions.ts'
import { aCandidate, aJob, value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const NAMED = { namesShown: true }

const definition = anAssessment(
  singleChoice('capital', ['Oslo', 'Bergen'], { key: { options: ['Oslo'] }, points: 4 }),
  longText('why', { points: 6 }),
)
const right = { capital: { option: 'Oslo' } }
const wrong = { capital: { option: 'Bergen' } }

test('lists submissions, those still to be marked first, each scored by its own version', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition, NAMED)
  await respond('Ada Lovelace', right)
  await respond('Grace Hopper', { ...wrong, why: 'Because' })
  await respond('Mary Jackson', right)
  const { user } = open(responsesPath(assessmentId))

  expect(await screen.findByText('3 submitted responses, 1 provisional')).toBeVisible()
  expect(names()).toEqual(['Grace Hopper', 'Mary Jackson', 'Ada Lovelace'])
  const [grace, , ada] = screen.getAllByRole('listitem')
  expect(ada).toHaveTextContent('4 of 10 points')
  expect(ada).toHaveTextContent('Version 1')
  expect(grace).toHaveTextContent(/0 of \d so far0%/)
  expect(grace).toHaveTextContent('1 to mark')
  await waitFor(() => expect(document.title).toContain('Responses to Front-end engineer'))

  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Newest first')
  expect(names()).toEqual(['Mary Jackson', 'Grace Hopper', 'Ada Lovelace'])
})

test('a version and a tag from a link are chosen also if no response has them', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition, NAMED)
  await respond('Ada Lovelace', right)
  open(`${responsesPath(assessmentId)}?version=7&tag=zeppelin`)
  await screen.findByText('0 of 1 submitted response')
  expect(screen.getByRole('combobox', { name: 'Version' })).toHaveDisplayValue('Version 7')
  expect(screen.getByRole('combobox', { name: 'Asked about' })).toHaveDisplayValue('zeppelin')
})

test('marks a sample response, and no other', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition, NAMED)
  await respond('Ada Lovelace', right)
  const made = await respond('Grace Hopper', right)
  await database.table('Responses').update(made, { sample: true })
  open(responsesPath(assessmentId))
  const mark = await screen.findByText('Sample')
  expect(mark.closest('li')).toHaveTextContent('Grace Hopper')
})

test('an unfinished response is not among them', async () => {
  const { assessmentId, jobId, start } = await anAssessmentWithResponses(definition, NAMED)
  const { id } = await aCandidate(jobId)
  await start(id)
  open(responsesPath(assessmentId))
  expect(await screen.findByRole('heading', { name: 'Nothing submitted yet' })).toBeVisible()
})

test('order and search are in the address', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition, NAMED)
  await respond('Ada Lovelace', right)
  await respond('Éva Székely', wrong)
  const { user, addressNow } = open(responsesPath(assessmentId))

  await screen.findByText(/^2 submitted responses/)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Highest score first')
  expect(names()).toEqual(['Ada Lovelace', 'Éva Székely'])
  await waitFor(() => expect(addressNow()).toContain('sort=highest'))

  await user.type(screen.getByRole('searchbox', { name: /Search/ }), 'eva')
  expect(await screen.findByText(/^1 of 2 submitted responses/)).toBeVisible()
  expect(names()).toEqual(['Éva Székely'])
  await user.type(screen.getByRole('searchbox', { name: /Search/ }), 'xyz')
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByText(/^2 submitted responses/)).toBeVisible()
})

test('J and K move through the list, Enter opens, and text fields are unaffected', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition, NAMED)
  const ada = await respond('Ada Lovelace', right)
  await respond('Kaja Jansen', right)
  const { user, addressNow } = open(responsesPath(assessmentId))
  const list = await screen.findByRole('region', { name: 'Responses' })
  list.focus()
  await user.keyboard('j')
  expect(screen.getByRole('link', { name: 'Kaja Jansen' })).toHaveFocus()
  await user.keyboard('jj')
  expect(screen.getByRole('link', { name: 'Ada Lovelace' })).toHaveFocus()
  await user.keyboard('kj{Control>}k{/Control}')
  expect(screen.getByRole('link', { name: 'Ada Lovelace' })).toHaveFocus()

  const search = screen.getByRole('searchbox', { name: /Search/ })
  await user.type(search, 'kj')
  expect(search).toHaveValue('kj')
  await user.clear(search)
  const link = await screen.findByRole('link', { name: 'Ada Lovelace' })
  link.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(addressNow()).toContain(ada))
})

test('J and K enter the list after navigation, but not from a control', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition, NAMED)
  await respond('Ada Lovelace', right)
  const { user } = open(responsesPath(assessmentId))
  const link = await screen.findByRole('link', { name: 'Ada Lovelace' })
  screen.getByRole('combobox', { name: 'State' }).focus()
  await user.keyboard('j')
  expect(link).not.toHaveFocus()
  screen.getByRole('combobox', { name: 'State' }).blur()
  await user.keyboard('j')
  expect(link).toHaveFocus()
})

test('a click anywhere in a row opens it, unless text is selected', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition, NAMED)
  const ada = await respond('Ada Lovelace', right)
  const { user, addressNow } = open(responsesPath(assessmentId))
  const version = await screen.findByText('Version 1')
  const selection = document.getSelection()
  selection?.selectAllChildren(version)
  fireEvent.click(version)
  expect(addressNow()).not.toContain(ada)
  selection?.removeAllRanges()
  await user.click(version)
  await waitFor(() => expect(addressNow()).toContain(ada))
})

test('a damaged response is reported, and breaks nothing', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition, NAMED)
  await respond('Ada Lovelace', right)
  const damaged = await respond('Grace Hopper', right)
  await database.table('Responses').update(damaged, { attempts: 'gone' })
  open(responsesPath(assessmentId))
  expect(await screen.findByText('1 response is damaged')).toBeVisible()
  expect(names()).toEqual(['Ada Lovelace'])
})

test('an assessment that was never published links back', async () => {
  const job = await aJob()
  const assessment = value(await createAssessment(job.id, 'Drafted'))
  open(responsesPath(assessment.id))
  expect(await screen.findByRole('heading', { name: 'Not published yet' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the assessment' })).toBeVisible()
})

test('an unknown address says so', async () => {
  open(responsesPath(crypto.randomUUID()))
  expect(await screen.findByRole('heading', { name: 'Assessment not found' })).toBeVisible()
})

function open(address: string) {
  return openScreen(
    [
      { path: '/assessments/:assessmentId/responses', element: <ResponsesPage /> },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    address,
  )
}

function names() {
  return within(screen.getByRole('region', { name: 'Responses' }))
    .getAllByRole('link')
    .map((link) => link.textContent)
}

test('outcome, version and tag are filters in the address, each with a chip', async () => {
  const tagged = anAssessment(
    singleChoice('capital', ['Oslo', 'Bergen'], {
      key: { options: ['Oslo'] },
      points: 4,
      tags: ['maps'],
    }),
    shortText('fjord', { showIf: answeredWith('capital', 'Bergen'), tags: ['water'] }),
  )
  tagged.settings.passMark = { percent: 50 }
  const { assessmentId, respond } = await anAssessmentWithResponses(tagged, NAMED)
  await respond('Ada Lovelace', right)
  await respond('Grace Hopper', wrong)
  const { user, addressNow } = open(`${responsesPath(assessmentId)}?outcome=notPassed`)
  expect(await screen.findByText('1 of 2 submitted responses')).toBeVisible()
  expect(names()).toEqual(['Grace Hopper'])
  await user.click(screen.getByRole('button', { name: 'Remove the outcome filter' }))
  expect(names()).toEqual(['Grace Hopper', 'Ada Lovelace'])
  expect(screen.queryByRole('combobox', { name: 'Version' })).not.toBeInTheDocument()

  await user.selectOptions(screen.getByRole('combobox', { name: 'Asked about' }), 'water')
  expect(names()).toEqual(['Grace Hopper'])
  await waitFor(() => expect(addressNow()).toContain('tag=water'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Provisional')
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
  expect(names()).toHaveLength(2)
})

test('a row has percentage, state, outcome, reviewer, time, stage and job', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition, NAMED)
  await respond('Ada Lovelace', right)
  open(responsesPath(assessmentId))
  const row = await screen.findByRole('listitem')
  const cell = (column: string) => row.querySelector(`[data-column="${column}"]`)?.textContent
  expect(cell('score')).toBe('4 of 10 points')
  expect(cell('percent')).toBe('40%')
  expect(cell('state')).toBe('Done')
  expect(cell('reviewer')).toBeUndefined()
  expect(cell('time')).toMatch(/^\d+ (s|min)$/)
  expect(cell('stage')).toBe('Applied')
  expect(cell('job')).not.toBe('')
})

test('the list is filtered by state, in the address', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition, NAMED)
  await respond('Ada Lovelace', right)
  await respond('Grace Hopper', { ...wrong, why: 'Because' })
  const { user, addressNow } = open(responsesPath(assessmentId))
  await screen.findByText('2 submitted responses, 1 provisional')
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Provisional')
  expect(await screen.findByText('1 of 2 submitted responses, 1 provisional')).toBeVisible()
  expect(names()).toEqual(['Grace Hopper'])
  await waitFor(() => expect(addressNow()).toContain('state=provisional'))
})
