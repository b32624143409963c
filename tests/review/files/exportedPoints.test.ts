import { expect, test } from 'vitest'

import type { Version } from '#schemas/records/assessment.ts'
import type { Definition } from '#schemas/definition.ts'
import { anAssessment, number, singleChoice } from '#tests/support/definitions.ts'
import { readExport } from '#tests/support/exports/readExport.ts'
import { readXlsx } from '#tests/support/exports/readTables.ts'
import { exported, submitted, versionsOf } from '#tests/support/exports/submittedRecords.ts'

const key = { value: 1, tolerance: 0 }

function withPassMark(definition: Definition, percent: number): Definition {
  return { ...definition, settings: { ...definition.settings, passMark: { percent } } }
}

test('S20: the percentage does not contradict the result beside it', async () => {
  const almost = anAssessment(
    number('a', { key, points: 49.996 }),
    number('b', { key, points: 50.004 }),
  )
  const rowWith = async (percent: number) => {
    const versions = versionsOf(withPassMark(almost, percent))
    const { rows } = await readExport(versions, [submitted({ a: 1, b: 2 })])
    return rows[0]
  }
  expect(await rowWith(50)).toMatchObject({ Percent: '49.99', Result: 'Not passed' })
  expect(await rowWith(49.996)).toMatchObject({ Percent: '49.996', Result: 'Passed' })
})

test('S20: exports round a percentage, unless that would reach a limit or 100', async () => {
  const percentOf = async (reached: number, limit: number) => {
    const definition = anAssessment(
      number('a', { key, points: reached }),
      number('b', { key, points: 100 - reached }),
    )
    const versions = versionsOf(withPassMark(definition, limit))
    const { rows } = await readExport(versions, [submitted({ a: 1, b: 2 })])
    return rows[0]?.['Percent']
  }
  expect(await percentOf(59.848, 50)).toBe('59.85')
  expect(await percentOf(59.842, 50)).toBe('59.84')
  expect(await percentOf(59.848, 59.85)).toBe('59.84')
  expect(await percentOf(59.842, 59.842)).toBe('59.842')
  expect(await percentOf(99.996, 50)).toBe('99.99')
})

test('S21: the result says that the pass mark is reached, and that there is a knock-out', async () => {
  const knockOut = { op: 'is', value: 'no' } as const
  const definition = anAssessment(
    number('a', { key, points: 1 }),
    singleChoice('permit', ['yes', 'no'], { knockOut }),
  )
  const records = [
    submitted({ a: 1, permit: { option: 'no' } }),
    submitted({ a: 2, permit: { option: 'no' } }),
    submitted({ a: 1, permit: { option: 'yes' } }),
  ]
  const resultsOf = async (of: Definition, words: 'labels' | 'codes') => {
    const { rows } = await readExport(versionsOf(of), records, { words })
    return rows.map((row) => row[words === 'codes' ? 'response.result' : 'Result'])
  }
  const marked = withPassMark(definition, 50)
  expect(await resultsOf(marked, 'labels')).toEqual([
    'Passed · Knock-out',
    'Not passed · Knock-out',
    'Passed',
  ])
  expect(await resultsOf(marked, 'codes')).toEqual(['yes', 'no', 'yes'])
  expect(await resultsOf(definition, 'labels')).toEqual(['Knock-out', 'Knock-out', ''])
})

test('Y12: a question has its points also where only an earlier version gave any', async () => {
  const versions = versionsOf(
    anAssessment(number('q1', { key, points: 2 }), number('q2', { key, points: 1.1 })),
    anAssessment(number('q1', { key, points: 2 }), number('q2')),
  )
  const answers = { q1: 1, q2: 1 }
  const records = [submitted(answers), submitted(answers, { version: 2 })]
  expect(await sheetOf('Scores', versions, records)).toEqual([
    ['response.reference', 'response.version', 'q1', 'q2'],
    ['P4RS-7NXW', '1', '2', '1.1'],
    ['P4RS-7NXW', '2', '2', undefined],
  ])
})

test('S9, Y12: points that are ignored are not on the sheet of questions', async () => {
  const optionPoints = { byOption: { yes: 2, no: 0 }, floor: 0 }
  const versions = versionsOf(
    anAssessment(
      singleChoice('q1', ['yes', 'no'], { optionPoints, points: 99 }),
      number('q2', { key, points: 3 }),
      number('q3'),
    ),
  )
  const rows = await sheetOf('Questions', versions, [])
  const place = rows[0]?.indexOf('Points') ?? -1
  expect(rows.slice(1).map((row) => row[place])).toEqual(['2', '3', undefined])
})

async function sheetOf(
  name: string,
  versions: readonly Version[],
  records: Parameters<typeof exported>[1],
) {
  const { file } = exported(versions, records, { format: 'xlsx', words: 'codes' })
  const [heads = {}, ...rows] = (await readXlsx(file))[name] ?? []
  const places = Object.keys(heads)
  return [heads, ...rows].map((row) => places.map((place) => row[place]?.value))
}
