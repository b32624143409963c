import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Answers } from '#schemas/answer.ts'
import type { Definition } from '#schemas/definition.ts'
import { ResponsePage } from '#src/review/screens/response/ResponsePage.tsx'
import { responsePath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  anAssessment,
  longText,
  matrix,
  multipleChoice,
  number,
  option,
  quoting,
  ranking,
  singleChoice,
  withCalculated,
  withRole,
} from '#tests/support/definitions.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const questions = anAssessment(
  matrix('types', ['zero', 'false', 'sky'], ['number', 'boolean'], {
    key: { byRow: { zero: ['number'], false: ['boolean'] }, grading: 'perRow' },
    points: 2,
  }),
  ranking('order', ['a', 'b', 'c'], { key: { order: ['a', 'b', 'c'] }, points: 1 }),
  singleChoice('permit', ['yes', 'no'], { knockOut: { op: 'is', value: 'no' } }),
  longText('essay', { points: 3 }),
)
const definition = {
  ...questions,
  settings: {
    ...questions.settings,
    passMark: { percent: 50 },
    bands: [
      { id: 'low', name: 'Beginner', from: 0 },
      { id: 'high', name: 'Expert', from: 80 },
    ],
  },
}

test('a key in parts shows for each part whether it is met', async () => {
  await open({ types: { zero: ['number'], false: ['number'] }, order: ['a', 'c', 'b'] })
  const types = card(/types/)
  expect(types).toHaveTextContent('1 of 2 rows correct: 1 of 2 points')
  expect(types).toHaveTextContent('zero: number (correct)')
  expect(types).toHaveTextContent('false: boolean (wrong)')
  expect(types).not.toHaveTextContent('sky:')
  const order = card(/order/)
  expect(order).toHaveTextContent(/1\. a \(correct\).*2\. b \(wrong\).*3\. c \(wrong\)/)
})

test('a key that shares the points says how, and what was wrong', async () => {
  const byPair = { order: ['a', 'b', 'c'], grading: 'perPair' as const }
  const byOption = { options: ['x', 'y'], grading: 'perOption' as const }
  await open(
    { types: { zero: ['number'] }, order: ['a', 'c', 'b'], tools: { options: ['x', 'y', 'z'] } },
    anAssessment(
      matrix('types', ['zero'], ['number', 'boolean'], {
        key: { byRow: { zero: ['number'] }, grading: 'perRow' },
        points: 2,
      }),
      ranking('order', ['a', 'b', 'c'], { key: byPair, points: 3 }),
      multipleChoice('tools', ['x', 'y', 'z'], { key: byOption, points: 2 }),
    ),
  )
  expect(card(/types/)).toHaveTextContent('Each correct row earns an equal share of the points.')
  const order = card(/order/)
  expect(order).toHaveTextContent('2 of 3 pairs in the correct order: 2 of 3 points')
  expect(order).toHaveTextContent('1. a2. b3. c')
  expect(order).toHaveTextContent('In the wrong order:b should be before c (wrong)')
  const tools = card(/tools/)
  expect(tools).toHaveTextContent('2 of 2 correct, minus 1 wrong: 1 of 2 points')
  expect(tools).toHaveTextContent(/each wrong one loses one/)
})

test('answers that meet no part of a key are wrong, and others partly correct', async () => {
  const key = { order: ['a', 'b', 'c'], grading: 'perPlace' as const }
  const ordered = (id: string) => ranking(id, key.order, { key, points: 3 })
  const answers = { none: ['b', 'c', 'a'], some: ['a', 'c', 'b'], full: key.order }
  const user = await open(answers, anAssessment(...['none', 'some', 'full', 'left'].map(ordered)))
  const show = screen.getByRole('combobox', { name: 'Show' })
  await user.selectOptions(show, 'Wrong (1)')
  await waitFor(() => expect(screen.getAllByRole('article')).toEqual([card(/none/)]))
  await user.selectOptions(show, 'Partly correct (1)')
  await waitFor(() => expect(screen.getAllByRole('article')).toEqual([card(/some/)]))
  await user.selectOptions(show, 'All questions (4)')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4))
  expect(card(/left/)).not.toHaveTextContent('(wrong)')
})

test('the score shows its outcome, and what a person still has to give', async () => {
  await open({ types: { zero: ['number'], false: ['boolean'] }, essay: 'Words' })
  expect(await screen.findByText('Pass or fail: not decided yet')).toBeVisible()
  expect(screen.getByText('Beginner to Expert, decided after marking')).toBeVisible()
})

test('a knock-out answer is named above, and marked at its question', async () => {
  await open({ permit: { option: 'no' } })
  expect(await screen.findByText('Knock-out answer: question 3')).toBeVisible()
  expect(card(/permit/)).toHaveTextContent('Knock-out answer')
  expect(screen.getByText('Not passed')).toBeVisible()
})

const bonus = { id: 'c', name: 'Bonus', expression: 'years * 4', points: { most: 10 } }
const calculating = withCalculated(anAssessment(number('years')), bonus)

test('points of a calculated value are shown beside the value', async () => {
  await open({ years: 3 }, calculating)
  expect(screen.getByText(/^Bonus \(/)).toHaveTextContent('Bonus (12): 10 of 10 points')
})

test('a calculated value that is blank says so', async () => {
  await open({}, calculating)
  expect(screen.getByText(/^Bonus \(/)).toHaveTextContent('Bonus (blank): 0 of 10 points')
})

test('a key is shown with references resolved', async () => {
  const asked = singleChoice('q', [], { key: { options: ['o'] }, points: 1 })
  const options = [{ ...option('o'), label: quoting('years') }]
  await open({ years: 3, q: { option: 'o' } }, anAssessment(number('years'), { ...asked, options }))
  expect(card(/What about q/)).toHaveTextContent('Correct answer: You said 3.')
})

test('each option of a key says whether it is correct, in words and by shape', async () => {
  const tools = ['x', 'y', 'z']
  const key = { options: ['x', 'y'] }
  await open(
    { tools: { options: ['x', 'z'] }, permit: { option: 'no' }, every: { options: ['every'] } },
    anAssessment(
      multipleChoice('tools', tools, { key, points: 2 }),
      singleChoice('permit', ['yes', 'no']),
      {
        ...multipleChoice('every', [], { key: { options: tools }, points: 1 }),
        options: [...tools.map((id) => option(id)), withRole('all', 'every')],
      },
    ),
  )
  const options = (name: RegExp) =>
    [...(card(name)?.querySelectorAll('[data-chosen]') ?? [])].map(({ textContent }) => textContent)
  expect(options(/tools/)).toEqual(['Chosen: xCorrect', 'yCorrect', 'Chosen: zWrong'])
  expect(card(/tools/)?.querySelectorAll('[data-verdict] svg')).toHaveLength(3)
  expect(options(/permit/)).toEqual(['yes', 'Chosen: no'])
  // *All of these* stands for the others.
  expect(options(/every/).join(' ')).not.toMatch(/Correct|Wrong/)
  expect(card(/tools/)).toHaveTextContent('0 / 2')
  expect(card(/tools/)).toHaveTextContent('Wrong: 0 of 2 points')
})

async function open(answers: Answers, asked: Definition = definition) {
  const { assessmentId, respond } = await anAssessmentWithResponses(asked, { namesShown: true })
  const id = await respond('Ada', answers)
  const { user } = openScreen(
    [{ path: '/assessments/:assessmentId/responses/:candidateId', element: <ResponsePage /> }],
    responsePath(assessmentId, id),
  )
  await screen.findByRole('heading', { level: 1, name: 'Ada' })
  return user
}

function card(prompt: RegExp): HTMLElement {
  const found = screen.getAllByRole('article').find((each) => prompt.test(each.textContent ?? ''))
  if (!found) throw new Error(`No question like ${prompt}`)
  return found
}
