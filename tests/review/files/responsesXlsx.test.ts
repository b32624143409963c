import { expect, test } from 'vitest'

import {
  anAssessment,
  date,
  longText,
  multipleChoice,
  number,
  text,
} from '#tests/support/definitions.ts'
import { HOSTILE_CELLS } from '#tests/support/exports/hostileCells.ts'
import { readXlsx } from '#tests/support/exports/readTables.ts'
import { exported, mira, submitted, versionsOf } from '#tests/support/exports/submittedRecords.ts'

const definition = anAssessment(
  number('n', { key: { value: 1, tolerance: 0 }, points: 3, tags: ['maths'] }),
  multipleChoice('m', ['x', 'y']),
  date('d'),
  longText('why', {
    points: 6,
    rubric: { levels: [{ id: 'good', text: 'Convincing', points: 4 }] },
  }),
)
const answers = { n: 1, m: { options: ['x'] }, d: '2026-11-21', why: '=Because' }

async function sheetsOf(...records: Parameters<typeof exported>[1][number][]) {
  const { file, ...told } = exported(versionsOf(definition), records, {
    format: 'xlsx',
    words: 'codes',
  })
  const sheets = await readXlsx(file)
  const table = (name: string) => {
    const [heads = {}, ...rows] = sheets[name] ?? []
    return rows.map((row) =>
      Object.fromEntries(
        Object.entries(heads).map(([place, { value }]) => [value, row[place] ?? null]),
      ),
    )
  }
  return { ...told, names: Object.keys(sheets), table }
}

test('Y12: has a sheet for responses, questions, scores and marks', async () => {
  const { names, table } = await sheetsOf(submitted(answers))
  expect(names).toEqual(['Responses', 'Questions', 'Scores', 'Marks'])
  expect(table('Responses')).toEqual([
    expect.objectContaining({
      n: { type: '', style: '', value: '1' },
      'm.x': { type: '', style: '', value: '1' },
      d: { type: '', style: '1', value: '46347' },
      why: { type: 'inlineStr', style: '4', value: '=Because' },
    }),
  ])
  expect(table('Questions').map((row) => [row['Code']?.value, row['Kind']?.value])).toEqual([
    ['n', 'Number'],
    ['m', 'Multiple choice'],
    ['d', 'Date'],
    ['why', 'Long text'],
  ])
  expect(table('Questions')[1]?.['Options']?.value).toBe('x = x\ny = y')
  expect(table('Questions')[0]?.['Tags']?.value).toBe('maths')
})

test('Y12: scores have points, and say where an answer has to be marked', async () => {
  const { table } = await sheetsOf(submitted(answers), submitted({ n: 2 }))
  const points = table('Scores').map((row) => [row['n']?.value, row['why']?.value])
  expect(points).toEqual([
    ['3', 'To mark'],
    ['0', '0'],
  ])
})

test('Y12: marks of others are there once the own review is finished', async () => {
  const mark = (points: number, level?: string) => ({
    why: { points, at: '2026-02-04T10:00:00.000Z', ...(level && { level }) },
  })
  const doneAt = '2026-02-04T11:00:00.000Z'
  const other = {
    ...{ by: { kind: 'staff', name: 'Noor' } as const, marks: mark(2), comments: {}, doneAt },
  }
  const mine = { by: mira, marks: mark(4, 'good'), comments: { why: 'Well put' } }
  const before = await sheetsOf(submitted(answers, { reviews: [other, mine] }))
  const after = await sheetsOf(submitted(answers, { reviews: [other, { ...mine, doneAt }] }))
  const reviewers = ({ table }: typeof before) =>
    table('Marks').map((row) => row['Reviewer']?.value)
  expect(reviewers(before)).toEqual(['Mira'])
  expect(reviewers(after)).toEqual(['Mira', 'Noor'])
  expect(after.table('Marks')[0]).toMatchObject({
    Question: { value: 'why' },
    Points: { value: '4' },
    Level: { value: 'Convincing' },
    Comment: { value: 'Well put' },
  })
})

test('Y12: recommendations are called what the team calls them', async () => {
  const words = { strongNo: 'Never', no: 'No', yes: 'Invite', strongYes: 'Hire' }
  const review = { by: mira, marks: {}, comments: {}, recommendation: 'yes' as const }
  const record = submitted(answers, { reviews: [review] })
  const { file } = exported(versionsOf(definition), [record], { format: 'xlsx' }, words)
  const { Marks: rows = [] } = await readXlsx(file)
  const cells = rows.flatMap((row) => Object.values(row).map((cell) => cell?.value))
  expect(cells).toContain('Invite')
})

test('J7, Y12: a settled mark is a row of its own after the marks, once one’s own review is finished', async () => {
  const at = '2026-02-04T11:00:00.000Z'
  const noor = { kind: 'staff', name: 'Noor' } as const
  const review = (by: typeof mira | typeof noor, points: number) => ({
    ...{ by, marks: { why: { points, at } }, comments: {} },
  })
  const done = { ...review(noor, 2), doneAt: at }
  const settled = [
    { questionId: 'why', points: 2, reason: 'First', at, by: noor },
    {
      ...{ questionId: 'why', points: 4, level: 'good' },
      ...{ reason: 'Ada Lovelace weighs it', at, by: noor },
    },
  ]
  const reviews = [done, { ...review(mira, 4), doneAt: at }]
  const { table } = await sheetsOf(submitted(answers, { reviews, settled }))
  expect(table('Marks').map((row) => [row['Points']?.value, row['Settled']?.value])).toEqual([
    ['4', undefined],
    ['2', undefined],
    ['4', '1'],
  ])
  const last = { Reviewer: { value: 'Noor' }, Level: { value: 'Convincing' } }
  expect(table('Marks').at(-1)).toMatchObject(last)
  expect(table('Marks').at(-1)?.['Reason']?.value).not.toContain('Lovelace')
  expect(table('Responses')[0]?.['response.settled']?.value).toBe('why')

  const unfinished = [done, review(mira, 4)]
  const before = await sheetsOf(submitted(answers, { reviews: unfinished, settled }))
  expect(before.table('Marks').map((row) => row['Points']?.value)).toEqual(['4'])
  expect(before.table('Responses')[0]?.['response.settled']?.value).toBeUndefined()
})

test('W10: texts that a cell can’t hold are counted', async () => {
  const { shortened } = await sheetsOf(submitted({ why: '😀'.repeat(20_000) }))
  expect(shortened).toBe(1)
})

test('hostile answers are texts, and read back as they were given', async () => {
  const hostile = anAssessment(longText('a', { prompt: text('a') }))
  const records = HOSTILE_CELLS.map((a) => submitted({ a }))
  const { file } = exported(versionsOf(hostile), records, { format: 'xlsx' })
  const { Responses: [heads = {}, ...rows] = [] } = await readXlsx(file)
  const place = Object.keys(heads).find((each) => heads[each]?.value === 'a') ?? ''
  expect(rows.map((row) => row[place]?.type)).toEqual(HOSTILE_CELLS.map(() => 'inlineStr'))
  expect(rows.map((row) => row[place]?.value)).toContain('=cmd|" /C calc"!A0')
  expect(rows.map((row) => row[place]?.value)).toContain('constructor')
})
