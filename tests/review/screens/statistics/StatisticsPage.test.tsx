import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { StatisticsPage } from '#src/review/screens/statistics/StatisticsPage.tsx'
import { statisticsPath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText, number, singleChoice, text } from '#tests/support/definitions.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const definition = anAssessment(
  singleChoice('capital', ['Oslo', 'Bergen', 'Molde'], {
    prompt: text('Which is the capital?'),
    key: { options: ['Oslo'] },
    points: 2,
  }),
  number('people', {
    prompt: text('How many people?'),
    key: { value: 1, tolerance: 0 },
    points: 1,
  }),
  longText('why', { prompt: text('Why there?') }),
)

async function open(count: number, search = '', asked = definition) {
  const { assessmentId, respond } = await anAssessmentWithResponses(asked)
  for (let place = 0; place < count; place++) {
    const isStrong = place % 3 > 0
    await respond(`Person ${place}`, {
      capital: { option: isStrong ? 'Oslo' : 'Bergen' },
      people: isStrong ? 1 : 0,
    })
  }
  return openStatistics(assessmentId, search)
}

const openStatistics = (assessmentId: string, search = '') =>
  openScreen(
    [{ path: '/assessments/:assessmentId/statistics', element: <StatisticsPage /> }],
    `${statisticsPath(assessmentId)}${search}`,
  )

test('without responses it says when statistics appear', async () => {
  await open(0)
  expect(await screen.findByRole('heading', { name: 'Nothing submitted yet' })).toBeVisible()
})

test('one response is counted, and every figure says how many it needs', async () => {
  await open(1)
  const basis = await screen.findByText(/response to version 1/)
  expect(basis.closest('p')).toHaveTextContent(/^1 response/)
  expect(
    await screen.findByText(/Needs 10 responses with a score; there is 1\. The average/),
  ).toBeVisible()
  expect(screen.getByText(/The chart of scores needs/)).toHaveTextContent('there is 1')
  expect(screen.getByRole('row', { name: /Which is the capital/ })).toHaveTextContent('Too few')
  expect(document.body).not.toHaveTextContent('Person')
})

test('without points it says that there are no scores, and still how long people took', async () => {
  await open(10, '', anAssessment(longText('why')))
  expect(await screen.findByText(/so there are no scores/)).toBeVisible()
  expect(screen.getByText('Median time')).toBeVisible()
  expect(screen.queryByText('Mean score')).toBeNull()
  expect(document.body).not.toHaveTextContent('there are 0')
})

test('while everything is to be marked, it says when there will be scores', async () => {
  const toMark = anAssessment(longText('why', { points: 3, required: true }))
  const { assessmentId, respond } = await anAssessmentWithResponses(toMark)
  await respond('Ada', { why: 'Why not' })
  openStatistics(assessmentId)
  expect(
    await screen.findByText('There are no scores until the first answers are marked.'),
  ).toBeVisible()
})

test('ten responses have means but no correlations', async () => {
  await open(10)
  const row = await screen.findByRole('row', { name: /Which is the capital/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['1', '10', '60%', 'Too few', ''])
  expect(screen.queryByText(/questions with points were asked/)).toBeNull()
  expect(screen.getByText(/^The chart of facility and discrimination/)).toHaveTextContent(
    'needs 30 responses; there are 10.',
  )
  expect(screen.getByRole('row', { name: /Why there/ })).toHaveTextContent('No points')
})

test('thirty responses have all figures, and the table sorts by them', async () => {
  const { user, addressNow } = await open(30)
  const row = await screen.findByRole('row', { name: /Which is the capital/ })
  expect(row).toHaveTextContent('1.00')
  expect(screen.getByText('Good')).toBeVisible()
  expect(
    screen.getByText(
      '2 questions in this chart. To check: question 1. All figures are in the table below.',
    ),
  ).toBeInTheDocument()
  expect(
    screen.getByTitle(/^2\. How many people\?: facility 67%, discrimination 1\.00$/),
  ).toBeVisible()
  expect(screen.getByText(/can’t be told apart/)).toBeVisible()
  const head = screen.getByRole('columnheader', { name: /Question/ })
  await user.click(within(head).getByRole('button'))
  expect(head).toHaveAttribute('aria-sort', 'ascending')
  await waitFor(() => expect(addressNow()).toContain('sort=prompt'))
  const questions = within(screen.getByRole('region', { name: 'Questions' })).getAllByRole('row')
  expect(questions[1]).toHaveTextContent('How many people?')
})

test('it says what calculated points and knock-outs do, and how reliability changes without a question', async () => {
  const knockOut = { op: 'is', value: 0 } as const
  const asked = anAssessment(
    ...['one', 'two', 'three'].map((id) =>
      number(id, { prompt: text(id), key: { value: 1, tolerance: 0 }, points: 1, knockOut }),
    ),
  )
  const calculated = [{ id: 'v', name: 'v', expression: 'one', points: { most: 2 } }]
  const { assessmentId, respond } = await anAssessmentWithResponses({ ...asked, calculated })
  for (let place = 0; place < 30; place++) {
    const one = place % 2
    await respond(`Person ${place}`, { one, two: one, three: Number(place % 3 > 0) })
  }
  const { user } = openStatistics(assessmentId)
  expect(await screen.findByText(/^Points of calculated values count in the mean/)).toBeVisible()
  expect(screen.getByText(/^A knock-out changes no figure on this page/)).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'three' }))
  expect(
    await screen.findByText(/With it: 0\.\d{3}\. Scores would be more consistent/),
  ).toBeVisible()
})

test('a question shows what the top and the bottom group chose, and what to check', async () => {
  const { user, addressNow } = await open(30)
  await user.click(await screen.findByRole('link', { name: 'Which is the capital?' }))
  await waitFor(() => expect(addressNow()).toContain('question=capital'))
  const heading = screen.getByRole('heading', { name: '1. Which is the capital?' })
  expect(heading).toHaveFocus()
  expect(document.title).toMatch(/^1\. Which is the capital\? · Statistics of /)
  expect(screen.getByText(/Ties at the edge of a group count in part/)).toBeVisible()
  expect(screen.getByText('Top 100%')).toBeVisible()
  expect(screen.getByText(/Fewer than 5% of candidates chose “Molde”/)).toBeVisible()
  const table = screen.getAllByRole('table', { hidden: true })[0]
  if (table === undefined) throw new Error('There is no table behind the chart')
  expect(within(table).getByRole('row', { name: /Bergen/, hidden: true })).toHaveTextContent(
    'BergenIncorrect100%100%',
  )
  await user.click(screen.getByRole('link', { name: 'All questions' }))
  expect(addressNow()).not.toContain('question=')
  await waitFor(() => expect(document.title).toMatch(/^Statistics of /))
})

test('a prompt with code is named by the words before it, and shown with the code', async () => {
  const code = 'async function charge(order) {}'
  const prompt = text('Why is it slow?')
  const tree = [...prompt.tree, { kind: 'codeBlock' as const, language: '', text: code }]
  const { user } = await open(1, '', anAssessment(number('slow', { prompt: { ...prompt, tree } })))
  const link = await screen.findByRole('link', { name: 'Why is it slow?' })
  expect(screen.queryByText(/charge/)).toBeNull()
  await user.click(link)
  expect(await screen.findByRole('heading', { name: '1. Why is it slow?' })).toBeVisible()
  expect(screen.getByText(code)).toBeVisible()
})
