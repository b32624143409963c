/** Exported scores of every kind, and what each score in a file adds up to. */
import { expect } from 'vitest'

import type { Version } from '#schemas/records/assessment.ts'
import { responsesFileSchema } from '#schemas/files/responsesFile.ts'
import {
  anAssessment,
  date,
  longText,
  matrix,
  multipleChoice,
  number,
  ranking,
  shortText,
  withCalculated,
} from '#tests/support/definitions.ts'

import { readExport } from './readExport.ts'
import { readXlsx } from './readTables.ts'
import { exported, mira, submitted, versionsOf } from './submittedRecords.ts'

type Records = Parameters<typeof exported>[1]

const at = '2026-02-04T10:00:00.000Z'
const key = { value: 1, tolerance: 0 }

/** Every kind of score: by key, in parts, by option, by people, and calculated. */
const everyScore = withCalculated(
  anAssessment(
    number('keyed', { key, points: 3 }),
    matrix('rows', ['r1', 'r2', 'r3'], ['x', 'y'], {
      key: { byRow: { r1: ['x'], r2: ['x'], r3: ['x'] }, grading: 'perRow' },
      points: 1,
    }),
    ranking('order', ['first', 'second', 'third'], {
      key: { order: ['first', 'second', 'third'], grading: 'perPair' },
      points: 2,
    }),
    multipleChoice('traits', ['good', 'bad', 'awful'], {
      optionPoints: { byOption: { good: 0.3, bad: -1, awful: -5 }, floor: -1.5 },
    }),
    longText('why', { points: 6 }),
    longText('how', { points: 1 }),
    number('packed'),
    number('minutes'),
    date('free'),
    shortText('town'),
  ),
  { id: 'c1', name: 'speed', expression: 'packed / minutes', points: { most: 4 } },
  { id: 'c2', name: 'penalty', expression: '0 - packed', points: { most: 1 } },
  { id: 'c3', name: 'note', expression: '"From " & town', points: { most: 1 } },
  { id: 'c4', name: 'double', expression: 'packed * 2' },
  { id: 'c5', name: 'start', expression: 'free' },
  { id: 'c6', name: 'quick', expression: 'minutes < 5' },
)
export const scoredVersions = versionsOf(everyScore)
const noor = { kind: 'staff', name: 'Noor' } as const
const marks = (points: number) => ({ why: { points, at }, how: { points: points / 6, at } })
export const scoredRecords: Records = [
  submitted(
    {
      keyed: 1,
      rows: { r1: ['x'], r2: ['x'], r3: ['y'] },
      order: ['first', 'third', 'second'],
      traits: { options: ['good', 'bad'] },
      ...{ why: 'Because', how: 'So', packed: 10, minutes: 3, free: '2026-11-21', town: 'Oslo' },
    },
    {
      reviews: [
        { by: mira, marks: marks(5), comments: {}, doneAt: at },
        { by: noor, marks: marks(4), comments: {}, doneAt: at },
      ],
      settled: [{ questionId: 'how', points: 0.7, reason: 'Both', at, by: noor }],
    },
  ),
  submitted({ traits: { options: ['bad', 'awful'] }, why: 'Because', packed: 100, minutes: 5 }),
  submitted({ keyed: 2, rows: { r1: ['x'] }, packed: 1 }),
  submitted({}),
]

/** In each row the numbers of the sheet, in each score of JSON its parts, are the points. */
export async function expectSums(of: readonly Version[], submissions: Records) {
  const points = await pointsOf(of, submissions)
  const [, ...scores] = await sheetOf('Scores', of, submissions)
  expect(scores).toHaveLength(points.length)
  for (const [place, row] of scores.entries()) {
    // After the reference and the version; an answer to be marked is a text.
    const numbers = row.slice(2).map(Number).filter(Number.isFinite)
    expect(sum(numbers)).toBeCloseTo(points[place]!, 9)
  }
  for (const [place, { score }] of (await attemptsOf(of, submissions)).entries()) {
    const parts = [...(score?.questions ?? []), ...(score?.calculated ?? [])]
    expect(sum(parts.map((part) => part.points))).toBeCloseTo(points[place]!, 9)
    expect(sum(parts.map((part) => part.most))).toBeCloseTo(score?.most ?? 0, 9)
  }
}

export async function pointsOf(of: readonly Version[], submissions: Records) {
  const { rows } = await readExport(of, submissions)
  return rows.map((row) => Number(row['Points']))
}

/** The last attempt of each response. */
export async function attemptsOf(of: readonly Version[], submissions: Records) {
  const { file } = exported(of, submissions, { format: 'json' })
  const { responses } = responsesFileSchema.parse(JSON.parse(await file.text()))
  return responses.flatMap(({ attempts }) => attempts.slice(-1))
}

export async function sheetOf(
  name: string,
  of: readonly Version[],
  submissions: Records,
  includesNames = false,
) {
  const choices = { format: 'xlsx', words: 'codes', includesNames } as const
  const { file } = exported(of, submissions, choices)
  const [heads = {}, ...rows] = (await readXlsx(file))[name] ?? []
  const places = Object.keys(heads)
  return [heads, ...rows].map((row) => places.map((place) => row[place]?.value))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
