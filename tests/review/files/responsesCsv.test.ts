import { describe, expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import {
  anAssessment,
  answeredWith,
  longText,
  multipleChoice,
  number,
  shortText,
  statement,
  text,
} from '#tests/support/definitions.ts'
import { HOSTILE_CELLS } from '#tests/support/exports/hostileCells.ts'
import { readExport } from '#tests/support/exports/readExport.ts'
import { withoutGuard } from '#tests/support/exports/readTables.ts'
import { exported, submitted, versionsOf } from '#tests/support/exports/submittedRecords.ts'

describe('Y1: the columns of all versions', () => {
  const first = anAssessment(shortText('a'), shortText('gone'), shortText('b'))
  const second = anAssessment(shortText('new'), shortText('b'), shortText('a'), shortText('last'))

  test('are in the order of the newest, and what it lost after what it followed', async () => {
    const { heads } = await readExport(versionsOf(first, second), [], { words: 'codes' })
    expect(heads.filter((head) => !head.startsWith('response.'))).toEqual([
      ...['new', 'b', 'a', 'gone', 'last'],
    ])
  })

  test('contain what each version asked', async () => {
    const { rows } = await readExport(
      versionsOf(first, second),
      [submitted({ a: '1', gone: '2' }), submitted({ new: '3' }, { version: 2 })],
      { words: 'codes' },
    )
    expect(rows.map((row) => [row['response.version'], row['a'], row['gone'], row['new']])).toEqual(
      [
        ['1', '1', '2', ''],
        ['2', '', '', '3'],
      ],
    )
  })

  test('a question whose kind was changed has columns for each kind', async () => {
    const { heads, rows } = await readExport(
      versionsOf(anAssessment(shortText('a')), anAssessment(number('a'))),
      [submitted({ a: 'seven' }), submitted({ a: 7 }, { version: 2 })],
      { words: 'codes' },
    )
    expect(heads.slice(-2)).toEqual(['a', 'a_2'])
    expect(rows.map((row) => [row['a'], row['a_2']])).toEqual([
      ['', 'seven'],
      ['7', ''],
    ])
  })

  test('an option that the newest version lost keeps its column', async () => {
    const { heads } = await readExport(
      versionsOf(
        anAssessment(multipleChoice('m', ['x', 'old', 'y'])),
        anAssessment(multipleChoice('m', ['y', 'x'])),
      ),
      [],
      { words: 'codes' },
    )
    expect(heads.filter((head) => head.startsWith('m.'))).toEqual(['m.y', 'm.x', 'm.old'])
  })
})

test('Y2: headings are different, also where prompts are the same or look like formulas', async () => {
  const same = { prompt: text('=Why?') }
  const { heads } = await readExport(
    versionsOf(anAssessment(shortText('a', same), shortText('b', same))),
    [],
  )
  expect(heads.slice(-2)).toEqual(["'=Why?", "'=Why? (2)"])
  expect(new Set(heads).size).toBe(heads.length)
})

test.each([
  ['case', 'Gender', 'gender'],
  ['how an accent is composed', 'Genre \u00e9', 'Genre e\u0301'],
  ['the width of its letters', 'ID', '\uff29\uff24'],
])('Y2: headings that differ only in %s get a number as well', async (_what, one, other) => {
  const { heads } = await readExport(
    versionsOf(
      anAssessment(shortText('a', { prompt: text(one) }), shortText('b', { prompt: text(other) })),
    ),
    [],
  )
  expect(heads.slice(-2)).toEqual([one, `${other} (2)`])
})

test('Y9: statements have no columns', async () => {
  const { heads } = await readExport(
    versionsOf(anAssessment(statement('hello'), shortText('a'))),
    [],
  )
  expect(heads.at(-2)).toBe('Questions not shown')
})

test('Y9, Y10: the score with its state, and what was not shown', async () => {
  const definition: Definition = {
    ...anAssessment(
      number('n', { key: { value: 1, tolerance: 0 }, points: 3, knockOut: { op: 'is', value: 1 } }),
      longText('why', { points: 6 }),
      shortText('never', { showIf: answeredWith('n', 5) }),
    ),
  }
  definition.settings.passMark = { percent: 50 }
  const { rows } = await readExport(versionsOf(definition), [submitted({ n: 1, why: 'Because' })], {
    words: 'codes',
  })
  expect(rows).toEqual([
    expect.objectContaining({
      'response.points': '3',
      'response.most': '3',
      'response.percent': '',
      'response.toMark': '6',
      'response.state': 'provisional',
      'response.result': 'open',
      'response.knockOuts': 'n',
      'response.notShown': 'never',
      never: '',
      'response.minutes': '1.5',
      'response.stage': 'tech',
      'response.job': 'Engineer',
      'response.started': '2026-02-03',
      'response.submitted': '2026-02-03',
    }),
  ])
})

test('Y16: what was recorded, and nothing where it was not', async () => {
  const at = '2026-02-03T10:00:00.000Z'
  const events = [
    { kind: 'started' as const, at },
    { kind: 'left' as const, at },
    { kind: 'resumed' as const, at: '2026-02-03T10:02:00.000Z' },
  ]
  const activity = {
    pages: [{ place: 's1', visibleMs: 90_000 }],
    events: [
      { kind: 'hidden' as const, at, ms: 30_000 },
      { kind: 'hidden' as const, at },
      { kind: 'pasted' as const, at, questionId: 'a', length: 40 },
      { kind: 'pasted' as const, at, questionId: 'a', length: 2 },
    ],
  }
  const { rows } = await readExport(
    versionsOf(anAssessment(shortText('a'))),
    [submitted({ a: 'x' }, { attempt: { events, activity } }), submitted({ a: 'y' })],
    { words: 'codes' },
  )
  expect(rows).toEqual([
    expect.objectContaining({
      'response.breaks': '1',
      'response.timesHidden': '2',
      'response.minutesHidden': '0.5',
      'response.timesPasted': '2',
      'response.pasted': '42',
    }),
    expect.objectContaining({
      'response.breaks': '0',
      'response.timesHidden': '',
      'response.pasted': '',
    }),
  ])
})

test('Y16: extra time and pauses, where there were time limits', async () => {
  const at = '2026-02-03T10:00:00.000Z'
  const used = { at, allMs: 90_000, placeMs: {} }
  const events = [{ kind: 'paused' as const, at, ms: 150_000 }]
  const { rows } = await readExport(
    versionsOf(anAssessment(shortText('a'))),
    [
      submitted({}, { attempt: { events, clock: { activeMs: 90_000, used, extraTime: 25 } } }),
      submitted({}, { attempt: { clock: { activeMs: 90_000, used } } }),
      submitted({}),
    ],
    { words: 'codes' },
  )
  expect(rows.map((row) => [row['response.extraTime'], row['response.minutesPaused']])).toEqual([
    ['25', '2.5'],
    ['0', '0'],
    ['', ''],
  ])
})

test('Y16: the language in which it was submitted', async () => {
  const versions = versionsOf(anAssessment(shortText('a')))
  const records = [submitted({}, { attempt: { language: 'ar' } }), submitted({})]
  const inWords = await readExport(versions, records)
  const inCodes = await readExport(versions, records, { words: 'codes' })
  expect(inWords.rows.map((row) => row['Language'])).toEqual(['Arabic', 'English'])
  expect(inCodes.rows.map((row) => row['response.language'])).toEqual(['ar', 'en'])
})

test('Y11: the last attempt counts', async () => {
  const record = submitted({ a: 'second' }, { receipt: 'AAAA-2222' })
  const [last] = record.response.attempts
  const first = {
    ...last!,
    attemptId: crypto.randomUUID(),
    answers: { a: 'first' },
    receipt: 'OLD',
  }
  record.response.attempts = [first, last!]
  const { rows } = await readExport(
    versionsOf(anAssessment(shortText('a', { prompt: text('a') }))),
    [record],
  )
  expect(rows).toEqual([
    expect.objectContaining({ a: 'second', Attempt: '2', Reference: 'P4RS-7NXW' }),
  ])
})

test('a response to a version that can’t be read has its other columns, and no answers', async () => {
  const { rows } = await readExport(
    versionsOf(anAssessment(shortText('a', { prompt: text('a') }))),
    [submitted({ a: 'lost' }, { version: 9 })],
  )
  expect(rows).toEqual([expect.objectContaining({ a: '', Points: '', Version: '', Stage: 'Tech' })])
})

test('hostile answers are read back as they were given', async () => {
  const definition = anAssessment(longText('a', { prompt: text('a') }))
  const records = HOSTILE_CELLS.map((a) => submitted({ a }))
  const { rows } = await readExport(versionsOf(definition), records)
  const given = HOSTILE_CELLS.map((each) =>
    Buffer.from(each, 'utf8').toString('utf8').replaceAll('\0', '\uFFFD'),
  )
  expect(rows.map((row) => withoutGuard(row['a'] ?? ''))).toEqual(given)
})

test('W1: a byte order mark is written if it is chosen', async () => {
  const versions = versionsOf(anAssessment(shortText('a')))
  const bytes = async (byteOrderMark: boolean) => {
    const written = exported(versions, [], { byteOrderMark })
    return [...new Uint8Array(await written.file.arrayBuffer()).slice(0, 3)]
  }
  expect(await bytes(true)).toEqual([0xef, 0xbb, 0xbf])
  expect(await bytes(false)).toEqual([...Buffer.from('Ref')])
})

test('the number of responses is told', () => {
  const definition = anAssessment(shortText('a'))
  expect(exported(versionsOf(definition), [submitted({}), submitted({})])).toMatchObject({
    responses: 2,
    shortened: 0,
  })
})
