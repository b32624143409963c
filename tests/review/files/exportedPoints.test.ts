import { expect, test } from 'vitest'

import type { Version } from '#schemas/records/assessment.ts'
import type { Definition } from '#schemas/definition.ts'
import type { SavedWhatIf } from '#schemas/whatIf.ts'
import { anAssessment, longText, number, singleChoice } from '#tests/support/definitions.ts'
import { readExport } from '#tests/support/exports/readExport.ts'
import { readCsv, readXlsx } from '#tests/support/exports/readTables.ts'
import { exported, mira, submitted, versionsOf } from '#tests/support/exports/submittedRecords.ts'

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

test.each(['labels', 'codes'] as const)(
  'S15: while marks are left, no percentage stands beside a result, nor beside that of a what-if (%s)',
  async (words) => {
    const open = anAssessment(number('a', { key, points: 4 }), longText('why', { points: 6 }))
    const percentOf = async (definition: Definition, passMark?: number) => {
      const versions = versionsOf(definition)
      const saved: SavedWhatIf = {
        ...{ id: 'w1', versionId: versions[0]?.id ?? '', name: 'Tried', by: mira },
        ...{ at: '2026-02-05T10:00:00.000Z', weights: {}, bands: {} },
        ...(passMark !== undefined && { passMark }),
      }
      const records = [submitted({ a: 1, why: 'Because' })]
      const { file } = exported(versions, records, { words }, null, [saved])
      const [heads = [], row = []] = readCsv(await file.text())
      const percents = heads.flatMap((head, at) => (/percent/i.test(head) ? [row[at]] : []))
      expect(percents).toHaveLength(2)
      return percents
    }
    expect(await percentOf(open)).toEqual(['100', '100'])
    expect(await percentOf(open, 50)).toEqual(['100', ''])
    expect(await percentOf(withPassMark(open, 50))).toEqual(['', '100'])
    const { settings } = open
    const withBand = { ...settings, bands: [{ id: 'top', name: 'Top', from: 80 }] }
    expect(await percentOf({ ...open, settings: withBand })).toEqual(['', '100'])
  },
)

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
