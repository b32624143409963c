import { expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import { correctedVersion } from '#src/review/model/keyCorrections.ts'
import {
  anAssessment,
  longText,
  multipleChoice,
  number,
  singleChoice,
  withCalculated,
} from '#tests/support/definitions.ts'
import { audited } from '#tests/support/exports/audited.ts'
import { exported, mira, submitted, versionsOf } from '#tests/support/exports/submittedRecords.ts'

const at = '2026-02-04T10:00:00.000Z'
const noor = { kind: 'staff', name: 'Noor' } as const
const key = { value: 1, tolerance: 0 }

function definitionWithLimits(): Definition {
  const definition = withCalculated(
    anAssessment(
      singleChoice('capital', ['Oslo', 'Bergen', 'Moss'], {
        ...{ key: { options: ['Bergen'] }, points: 2 },
        knockOut: { op: 'is', value: 'Moss' },
      }),
      multipleChoice('towns', ['a', 'b', 'c'], {
        ...{ key: { options: ['a', 'b', 'c'], grading: 'perOption' }, points: 1 },
      }),
      number('years', { key, points: 3 }),
      longText('why', { points: 4 }),
      longText('how', { points: 2 }),
    ),
    { id: 'c1', name: 'bonus', expression: 'years / 3', points: { most: 1 } },
  )
  const bands = [
    { id: 'b1', name: 'Strong', from: 70 },
    { id: 'b2', name: 'Fair', from: 40 },
  ]
  return { ...definition, settings: { ...definition.settings, passMark: { percent: 50 }, bands } }
}

/** 40 responses, each marked by two, and one answer of the first settled. */
async function makeFile(): Promise<string> {
  const [version] = versionsOf(definitionWithLimits())
  const fix = { versionId: version!.id, questionId: 'capital', by: mira, at, reason: 'Oslo it is' }
  const records = Array.from({ length: 40 }, (_, place) =>
    submitted(
      {
        capital: { option: ['Oslo', 'Bergen', 'Moss', 'Oslo'][place % 4]! },
        towns: { options: ['a', 'b', 'c'].slice(place % 3) },
        years: place % 5 < 3 ? 1 : 4,
        why: 'Because',
        ...(place % 7 > 0 && { how: 'So' }),
      },
      {
        attempt: { clock: { activeMs: 60_000 + place } },
        reviews: [mira, noor].map((by, who) => ({
          ...{ by, comments: {}, doneAt: at },
          marks: { why: { points: (place + who) % 5, at }, how: { points: who, at } },
        })),
        ...(place === 0 && {
          settled: [{ questionId: 'why', points: 3, reason: 'Both hold', at, by: noor }],
        }),
      },
    ),
  )
  const whatIf = {
    ...{ id: 'w1', versionId: version!.id, name: 'Years', by: mira, at },
    ...{ weights: { years: 2 }, passMark: 60, bands: { b1: 75, b2: 30 } },
  }
  const fixed = correctedVersion(version!, [{ ...fix, key: { options: ['Oslo'] } }])
  return exported([fixed], records, { format: 'json' }, null, [whatIf]).file.text()
}

let made: Promise<string> | null = null

function fileWithEverything(): Promise<string> {
  return (made ??= makeFile())
}

const first = 'responses[0].attempts[0]'
const figures = 'statistics[0]'

type Broken = readonly [changed: string, to: unknown, found?: string]

function eachOf(names: readonly string[], placeOf: (name: string) => string, to: number): Broken[] {
  return names.map((name): Broken => [placeOf(name), to])
}

/** What is changed in the file, to what, and where the audit finds a difference. */
const BROKEN: readonly Broken[] = [
  // The score of one response.
  [`${first}.score.points`, 1.5],
  [`${first}.score.most`, 99],
  [`${first}.score.toBeMarked`, 4],
  [`${first}.score.isProvisional`, true],
  [`${first}.score.passed`, 'no'],
  [`${first}.score.band`, 'Fair'],
  [`${first}.score.knockOuts`, ['capital'], `${first}.score.knockOuts[0]`],
  [`${first}.score.questions[0].points`, 1.999],
  [`${first}.score.questions[1].most`, 2],
  [`${first}.score.questions[2].rule`, 'keyMissed'],
  [`${first}.score.calculated[0].points`, 0.5],
  [`${first}.score.calculated[0].most`, 2],
  [`${first}.score.calculated[0].value`, 7],
  // What it follows from.
  [`${first}.answers.capital.option`, 'Bergen', `${first}.score.questions[0].points`],
  [`${first}.answers.towns.options`, ['a', 'b'], `${first}.score.questions[1].points`],
  [`${first}.answers.years`, 5, `${first}.score.questions[2].rule`],
  [`${first}.notShown`, ['years'], `${first}.score.questions[2].rule`],
  [`${first}.calculated[0].value`, 0.1, `${first}.score.calculated[0].points`],
  [`${first}.settled[0].points`, 2, `${first}.score.questions[3].points`],
  [
    'responses[1].attempts[0].reviews[1].marks.why.points',
    0,
    'responses[1].attempts[0].score.points',
  ],
  ['versions[0].keyCorrections[0].key.options', ['Moss'], `${first}.score.points`],
  ['versions[0].definition.sections[0].questions[2].points', 2, `${first}.score.questions[2].most`],
  ['versions[0].definition.settings.passMark.percent', 99, `${first}.score.passed`],
  ['versions[0].definition.settings.bands[0].from', 99, `${first}.score.band`],
  // Other weights.
  [`${first}.whatIfs[0].points`, 1],
  [`${first}.whatIfs[0].band`, null],
  [`${first}.whatIfs[0].passed`, 'open'],
  [`${first}.whatIfs`, [], `${first}.whatIfs[0]`],
  ['versions[0].whatIfs[0].weights.years', 3, `${first}.whatIfs[0].points`],
  // Statistics.
  ...eachOf(['submissions', 'provisional', 'scored'], (name) => `${figures}.${name}`, 7),
  ...eachOf(
    ['mean', 'median', 'deviation', 'medianTime'],
    (name) => `${figures}.${name}.value`,
    0.123,
  ),
  [`${figures}.tenths[3]`, 39],
  [`${figures}.reliability.items`, 2],
  [`${figures}.reliability.complete`, 2],
  [`${figures}.reliability.alpha.value`, 0.8],
  [`${figures}.reliability.standardError.value`, 0.1],
  [`${figures}.questions[0].facility.value`, 0.9],
  [`${figures}.questions[0].discrimination.value`, 0.3],
  [`${figures}.questions[0].discrimination.cases`, 41],
  [`${figures}.questions[0].alphaWithout.value`, 0.3],
  [`${figures}.questions[0].reached[0].count`, 3],
  [`${figures}.questions[0].choices[1].chosen`, 3],
  [`${figures}.questions[0].choices[0].upper`, 0.999],
  [`${figures}.questions[0].choices[0].lower`, 0.999],
  ...eachOf(
    ['asked', 'answered', 'blank', 'notShown', 'toBeMarked'],
    (name) => `${figures}.questions[4].${name}`,
    17,
  ),
  ['statistics', [], figures],
]

test('the audit finds nothing in a file with a figure of every kind', async () => {
  expect(await audited(await fileWithEverything())).toMatchObject({
    ...{ status: 0, error: [] },
    report: { differences: [], checked: { responses: 40, attempts: 40, points: 240, whatIfs: 40 } },
  })
})

const stored = BROKEN.flatMap(([changed, to, found]) => (found ? [] : [[changed, to] as const]))
const followed = BROKEN.flatMap(([changed, to, found]) =>
  found ? [[changed, to, found] as const] : [],
)

test.each(stored)('the audit finds only %s where it was changed to %j', async (changed, to) => {
  const file = JSON.parse(await fileWithEverything())
  const before = replaced(file, changed, to)
  const { status, report } = await audited(JSON.stringify(file))
  expect(status).toBe(1)
  const about = changed.startsWith('responses') ? /^P4RS-7NXW/ : /^/
  expect(rounded(report.differences)).toEqual([
    {
      ...{ place: changed, about: expect.stringMatching(about) },
      ...{ stored: to, recomputed: rounded(before) },
    },
  ])
})

test.each(followed)('the audit finds that %s was changed to %j by %s', async (...broken) => {
  const [changed, to, found] = broken
  const file = JSON.parse(await fileWithEverything())
  expect(replaced(file, changed, to)).not.toEqual(to)
  const { status, report } = await audited(JSON.stringify(file))
  expect(status).toBe(1)
  expect(report.differences).toContainEqual(expect.objectContaining({ place: found }))
})

test('the audit finds a band between others than marks can lead to', async () => {
  const [version] = versionsOf(definitionWithLimits())
  const unmarked = submitted({ capital: { option: 'Bergen' }, years: 1, why: 'So' })
  const text = await exported([version!], [unmarked], { format: 'json' }).file.text()
  expect(await audited(text)).toMatchObject({ status: 0, report: { differences: [] } })
  const file = JSON.parse(text)
  expect(replaced(file, `${first}.score.openBands[1]`, 'Fair')).toBe('Strong')
  expect((await audited(JSON.stringify(file))).report.differences).toMatchObject([
    { place: `${first}.score.openBands[1]`, stored: 'Fair', recomputed: 'Strong' },
  ])
  Reflect.deleteProperty(file.responses[0].attempts[0].score, 'openBands')
  expect((await audited(JSON.stringify(file))).report.differences).toMatchObject([
    { place: `${first}.score.openBands`, recomputed: ['Fair', 'Strong'] },
  ])
})

/** To nine digits, because figures are computed in another order. */
function rounded(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_, each: unknown) =>
      typeof each === 'number' ? Number(each.toPrecision(9)) : each,
    ),
  )
}

/** Changes the value at a path such as `responses[0].score`, and gives the one before. */
function replaced(file: unknown, path: string, to: unknown): unknown {
  const keys = path.match(/[^.[\]]+/g) ?? []
  const last = keys.pop() ?? ''
  const owner = keys.reduce<unknown>((value, name) => Reflect.get(value as object, name), file)
  const before: unknown = Reflect.get(owner as object, last)
  Reflect.set(owner as object, last, to)
  return before
}

test.each([
  ['{"format": 1', 'responses.json: line 1, column 13: it is not valid JSON'],
  ['{"format": 1, "kind": "talentflow-assessment"}', 'it is not a file of responses: export them'],
  ['[]', 'it is not a file of responses: export them as JSON, and audit that file'],
  ['{"format": 2, "kind": "talentflow-responses"}', 'format: it must be 1'],
])('the audit refuses %s, and says why', async (text, reason) => {
  const { status, report, error } = await audited(text)
  expect({ status, report }).toEqual({ status: 2, report: null })
  expect(error).toHaveLength(1)
  expect(error[0]).toContain(reason)
})

test('the audit names the place of what it can’t read, and the fix', async () => {
  const errorsAfter = async (path: string, to: unknown) => {
    const file = JSON.parse(await fileWithEverything())
    replaced(file, path, to)
    const { status, error } = await audited(JSON.stringify(file))
    expect(status).toBe(2)
    return error.join()
  }
  const missing = await errorsAfter('statistics', undefined)
  expect(missing).toContain('responses.json: statistics: it is missing')
  expect(missing).toContain('Export the responses again')
  const misshapen = await errorsAfter(`${first}.score.points`, 'many')
  expect(misshapen).toContain(`${first}.score.points: `)
  const foreign = await errorsAfter('versions[0].keyCorrections[0].key', { value: 3 })
  expect(foreign).toContain(
    'versions[0].keyCorrections[0].key: question “capital” can’t have this key',
  )
})
