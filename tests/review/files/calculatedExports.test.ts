import { expect, test } from 'vitest'

import {
  anAssessment,
  number,
  shortText,
  singleChoice,
  text,
  withCalculated,
} from '#tests/support/definitions.ts'
import {
  attemptsOf,
  expectSums,
  scoredRecords,
  scoredVersions,
  sheetOf,
} from '#tests/support/exports/exportedScores.ts'
import { readExport } from '#tests/support/exports/readExport.ts'
import { exported, submitted, versionsOf } from '#tests/support/exports/submittedRecords.ts'

const key = { value: 1, tolerance: 0 }

test('Y19: tables have the value after the answers, and its points where it gives any', async () => {
  const { heads, rows } = await readExport(scoredVersions, scoredRecords, { words: 'codes' })
  expect(heads.slice(heads.indexOf('town') + 1)).toEqual([
    ...['speed', 'speed.points', 'penalty', 'penalty.points', 'note', 'note.points'],
    ...['double', 'start', 'quick'],
  ])
  expect(rows[0]).toMatchObject({
    speed: '3.33333333333333',
    'speed.points': '3.33333333333333',
    penalty: '-10',
    'penalty.points': '0',
    note: 'From Oslo',
    'note.points': '0',
    double: '20',
    start: '2026-11-21',
    quick: '1',
  })
  expect(rows[1]).toMatchObject({ speed: '20', 'speed.points': '4', quick: '0' })
  expect(rows[3]).toMatchObject({ speed: '', 'speed.points': '0', double: '', quick: '' })
  const labelled = await readExport(scoredVersions, scoredRecords)
  expect(labelled.rows[0]).toMatchObject({
    speed: '3.33333333333333',
    'speed [points]': '3.33333333333333',
    quick: 'Yes',
  })
})

test('Y19: the sheet of scores has the points after those of the questions', async () => {
  const [heads, first, , , last] = await sheetOf('Scores', scoredVersions, scoredRecords)
  expect(heads?.slice(2)).toEqual([
    ...['keyed', 'rows', 'order', 'traits', 'why', 'how', 'speed', 'penalty', 'note'],
  ])
  expect(first?.slice(-3)).toEqual(['3.33333333333333', '0', '0'])
  expect(last?.slice(-3)).toEqual(['0', '0', '0'])
  const responses = await sheetOf('Responses', scoredVersions, scoredRecords)
  const place = responses[0]?.indexOf('start') ?? -1
  // A day, as the number that a workbook has for it.
  expect(responses[1]?.[place]).toBe('46347')
})

test('Y1, Y2, Y19: of all versions, with headings of their own', async () => {
  const several = versionsOf(
    withCalculated(anAssessment(number('speed', { prompt: text('speed'), key, points: 2 })), {
      ...{ id: 'c1', name: 'sum', expression: 'speed + 1', points: { most: 5 } },
    }),
    withCalculated(
      anAssessment(number('speed', { prompt: text('speed'), key, points: 2 })),
      { id: 'c2', name: 'speed', expression: '1', points: { most: 1 } },
      { id: 'c1', name: 'total', expression: 'speed + 1' },
    ),
  )
  const both = [submitted({ speed: 1 }), submitted({ speed: 1 }, { version: 2 })]
  await expectSums(several, both)
  const { heads, rows } = await readExport(several, both)
  const added = ['speed', 'speed (2)', 'speed [points]', 'total', 'total [points]']
  expect(heads.slice(heads.indexOf('speed'))).toEqual(added)
  expect(rows.map((row) => added.map((head) => row[head]))).toEqual([
    ['1', '', '', '2', '2'],
    ['1', '1', '1', '2', ''],
  ])
})

test('Y19: in JSON every value is there, and with points in the score', async () => {
  const [first, , , last] = await attemptsOf(scoredVersions, scoredRecords)
  expect(first?.calculated).toEqual([
    { calculatedId: 'c1', value: 3.33333333333333 },
    { calculatedId: 'c2', value: -10 },
    { calculatedId: 'c3', value: 'From Oslo' },
    { calculatedId: 'c4', value: 20 },
    { calculatedId: 'c5', value: '2026-11-21' },
    { calculatedId: 'c6', value: true },
  ])
  expect(first?.score?.calculated).toEqual([
    { calculatedId: 'c1', value: 3.33333333333333, points: 3.33333333333333, most: 4 },
    { calculatedId: 'c2', value: -10, points: 0, most: 1 },
    { calculatedId: 'c3', value: 'From Oslo', points: 0, most: 1 },
  ])
  expect(last?.calculated).toContainEqual({ calculatedId: 'c1', value: null })
  const [unreadable] = await attemptsOf(scoredVersions, [submitted({}, { version: 9 })])
  expect(unreadable).toMatchObject({ calculated: null, score: null })
})

test('Y3, Y19: a value with a name in it is masked, unless the person is named', async () => {
  const asked = versionsOf(
    withCalculated(anAssessment(shortText('me')), {
      ...{ id: 'c1', name: 'badge', expression: '"I am " & me', points: { most: 1 } },
    }),
  )
  const signed = [submitted({ me: 'Lovelace' }, { isShown: true })]
  for (const [includesNames, shown] of [
    [false, 'I am •••'],
    [true, 'I am Lovelace'],
  ] as const) {
    const { rows } = await readExport(asked, signed, { includesNames })
    expect(rows[0]?.['badge']).toBe(shown)
    const { file } = exported(asked, signed, { format: 'json', includesNames })
    const json = await file.text()
    expect(json.match(/"value":"[^"]*"/g)).toEqual([`"value":"${shown}"`, `"value":"${shown}"`])
    const sheet = await sheetOf('Responses', asked, signed, includesNames)
    expect(sheet[1]?.[sheet[0]?.indexOf('badge') ?? -1]).toBe(shown)
  }
})

test('G1, Y19: a value calculated from self-identification is blank', async () => {
  const group = singleChoice('group', ['a', 'b'], { selfIdentification: true })
  const asked = versionsOf(withCalculated(anAssessment(group), { of: '"Group " & group' }))
  const { rows } = await readExport(asked, [submitted({ group: { option: 'a' } })])
  expect(rows[0]?.['of']).toBe('')
})
