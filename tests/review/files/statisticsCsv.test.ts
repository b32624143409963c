import { expect, test } from 'vitest'

import { assessmentStatistics } from '#src/assessment/engine/statistics/assessmentStatistics.ts'
import { statisticsCsv } from '#src/review/files/statisticsCsv.ts'
import { anAssessment, number, singleChoice, text } from '#tests/support/definitions.ts'
import { readCsv, withoutGuard } from '#tests/support/exports/readTables.ts'
import { me, times } from '#tests/support/reviewing/submissions.ts'

const definition = anAssessment(
  singleChoice('capital', ['Oslo', '-Bergen'], {
    prompt: text('=Which, "is" it?'),
    key: { options: ['Oslo'] },
    points: 1,
  }),
)

function rowsOf(attempts: Parameters<typeof assessmentStatistics>[1], asked = definition) {
  const csv = statisticsCsv(
    { number: 2, definition: asked },
    assessmentStatistics(asked, attempts, me),
  )
  expect(csv.startsWith('\uFEFF')).toBe(true)
  const [heads = [], ...rows] = readCsv(csv.slice(1))
  return rows.map((row) =>
    Object.fromEntries(heads.map((head, at) => [head, withoutGuard(row[at] ?? '')])),
  )
}

test('Y14: one row for each figure, with the number of responses it comes from', () => {
  const rows = rowsOf([
    ...times(9, { capital: { option: 'Oslo' } }),
    ...times(3, { capital: { option: '-Bergen' } }),
  ])
  const row = (figure: string, option = '') =>
    rows.find((each) => each['Figure'] === figure && each['Option'] === option)
  expect(row('Responses')).toMatchObject({ Version: '2', Value: '12', Question: '' })
  expect(row('Facility')).toMatchObject({
    Number: '1',
    Code: 'capital',
    Question: '=Which, "is" it?',
    Value: '0.75',
    Responses: '12',
  })
  expect(row('Chosen', '-Bergen')).toMatchObject({ Value: '3' })
  expect(row('Share of the top group', 'Oslo')).toMatchObject({
    Value: '',
    'Why there is no value': 'Too few responses',
  })
})

test('Y14: a figure without enough responses is empty and says why', () => {
  const rows = rowsOf(times(3, { capital: { option: 'Oslo' } }))
  expect(rows.find((each) => each['Figure'] === 'Mean score')).toMatchObject({
    Value: '',
    Responses: '3',
    'Why there is no value': 'Too few responses: needs 10',
  })
})

test('F13, F14, Y14: the verdict on alpha and the error of a difference follow their figures', () => {
  const two = anAssessment(
    ...['one', 'two'].map((id) => number(id, { key: { value: 1, tolerance: 0 }, points: 1 })),
  )
  const named = (count: number, name: string) =>
    rowsOf(
      [
        ...times(count, { one: 1, two: 1 }),
        ...times(count, { one: 1, two: 0 }),
        ...times(count, { one: 0, two: 0 }),
      ],
      two,
    ).find((row) => row['Figure'] === name)
  const verdict = 'Verdict on Cronbach’s alpha'
  const difference = 'Standard error of a difference'
  const whole = { Responses: '30', 'Why there is no value': '' }
  expect(named(10, verdict)).toMatchObject({ ...whole, Value: 'Low' })
  expect(named(10, difference)).toMatchObject(whole)
  const error = Number(named(10, 'Standard error of measurement')?.['Value'])
  expect(Number(named(10, difference)?.['Value'])).toBeCloseTo(Math.SQRT2 * error, 12)
  const none = {
    Value: '',
    Responses: '15',
    'Why there is no value': expect.stringContaining('30'),
  }
  expect([named(5, verdict), named(5, difference)]).toMatchObject([none, none])
})
