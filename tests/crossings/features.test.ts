import { existsSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import {
  CALCULATED,
  DEFINITION,
  OPTION,
  QUESTION,
  SECTION,
  SETTINGS,
  TEST_CANDIDATE,
} from './definitionFields.ts'
import {
  type Case,
  type Covering,
  FEATURES,
  type Feature,
  IN_EVERY_LIFE,
  ON_PAGES,
} from './features.ts'
import { CANDIDATE_MODE, OFFLINE, TWO_TABS } from './pairs.ts'
import {
  ASSESSMENT,
  ASSIGNMENT,
  ATTEMPT,
  CANDIDATE,
  DEVICE_SETTINGS,
  JOB,
  RESPONSE,
  REVIEW,
  SCORE_ENTRY,
  VERSION,
} from './recordFields.ts'
import { SAME_FIELDS } from './sameFields.ts'

const rows: readonly Covering[] = [TWO_TABS, CANDIDATE_MODE, OFFLINE].flatMap((each) =>
  Object.values<Covering>(each),
)

test('every two features are a pair once', () => {
  const pairs = (count: number) => (count * (count - 1)) / 2
  expect(pairs(IN_EVERY_LIFE.length) + rows.length).toBe(pairs(FEATURES.length))
  expect(new Set(FEATURES).size).toBe(IN_EVERY_LIFE.length + ON_PAGES.length)
})

test('every case exists under its title', () => {
  const cases = [...rows.flatMap((row) => ('file' in row ? [row] : [])), ...SAME_FIELDS]
  expect(cases.filter((each) => !isThere(each))).toEqual([])
})

test('where nothing can happen, a whole sentence says why', () => {
  const sentences = rows.flatMap((row) => ('never' in row ? [row.never] : []))
  expect(sentences.filter((each) => !/^[A-Z].{40,}\.$/u.test(each))).toEqual([])
})

test('every two features that write one field have a case', () => {
  const ofDefinitions = [DEFINITION, SETTINGS, SECTION, QUESTION, OPTION, CALCULATED]
  const beside = [TEST_CANDIDATE, ASSESSMENT, VERSION, JOB, CANDIDATE, ASSIGNMENT]
  const ofResponses = [RESPONSE, REVIEW, SCORE_ENTRY, ATTEMPT, DEVICE_SETTINGS]
  const tables = [...ofDefinitions, ...beside, ...ofResponses]
  const shared = tables
    .flatMap((table) => Object.values<unknown>(table))
    .flatMap((owner) => (Array.isArray(owner) ? pairsOf(owner) : []))
  const onPages = (feature: Feature) => ON_PAGES.some((each) => each === feature)
  const missing = shared.filter(
    ([one, other]) =>
      !onPages(one) &&
      !onPages(other) &&
      !SAME_FIELDS.some(({ of }) => of.includes(one) && of.includes(other)),
  )
  expect(shared.length).toBeGreaterThan(SAME_FIELDS.length)
  expect(missing).toEqual([])
})

function isThere({ file, test: title }: Case): boolean {
  return existsSync(file) && readFileSync(file, 'utf8').includes(`'${title}'`)
}

function pairsOf(features: readonly Feature[]): (readonly [Feature, Feature])[] {
  return features.flatMap((one, place) =>
    features.slice(place + 1).map((other) => [one, other] as const),
  )
}
