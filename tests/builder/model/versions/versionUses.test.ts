import { expect, test } from 'vitest'

import type { Decision } from '#schemas/records/decision.ts'
import {
  deletedWith,
  type KeptBecause,
  versionUses,
  whyKept,
  withoutVersion,
} from '#src/builder/model/versions/versionUses.ts'
import { STAFF } from '#tests/support/hiring.ts'

const AT = '2026-03-02T09:00:00.000Z'
const ID = crypto.randomUUID()
const id = (number: number) => `${ID}.v${number}`

const answered = (submitted: readonly number[], current: number | null = null) => ({
  submitted: submitted.map(id),
  current: current === null ? null : id(current),
})

test('VE1: last attempts are responses, those before a retake and in progress count apart', () => {
  const uses = versionUses([answered([1]), answered([1, 2]), answered([2], 3), answered([], 2)])
  expect(Object.fromEntries(uses)).toEqual({
    [id(1)]: { responses: 1, earlier: 1, inProgress: 0 },
    [id(2)]: { responses: 2, earlier: 0, inProgress: 1 },
    [id(3)]: { responses: 0, earlier: 0, inProgress: 1 },
  })
})

const person = (number: number) => ({
  candidateId: crypto.randomUUID(),
  attemptId: crypto.randomUUID(),
  versionId: id(number),
})
const decided: Decision = {
  ...{ kind: 'decided', id: 'made', at: AT, by: STAFF, why: 'Good reasons' },
  chosen: [person(2)],
  notChosen: [person(3)],
  whatIf: { id: 'w', versionId: id(4), name: 'Tried', by: STAFF, at: AT, weights: {}, bands: {} },
  stages: {},
}
const reopened: Decision = { kind: 'reopened', id: 'again', at: AT, by: STAFF, reason: 'Withdrew' }

const cases: readonly (readonly [number, KeptBecause | null])[] = [
  [1, 'answered'],
  [2, 'decided'],
  [3, 'decided'],
  [4, 'decided'],
  [5, null],
  [6, 'answered'],
  [7, 'newest'],
]

test.each(cases)('VE2: version %i of 7 is kept because it is: %s', (number, because) => {
  const uses = versionUses([answered([1, 7]), answered([7], 6)])
  const assessment = { publishedVersion: 7, decisions: [decided, reopened] }
  const version = { id: id(number), number }
  expect(whyKept(version, assessment, { uses, unreadable: 0 })).toBe(because)
  // A response that can't be read may answer any version.
  const unsure = whyKept(version, { publishedVersion: 7 }, { uses: new Map(), unreadable: 1 })
  expect(unsure).toBe(number === 7 ? 'newest' : 'unreadable-response')
})

test('VE3: corrected keys and what-ifs go with their version alone', () => {
  const correction = (number: number) => ({
    ...{ versionId: id(number), questionId: 'q', key: null, reason: '', by: STAFF, at: AT },
  })
  const whatIf = (number: number) => ({
    ...{ id: `w${number}`, versionId: id(number), name: `Tried ${number}`, by: STAFF, at: AT },
    ...{ weights: {}, bands: {} },
  })
  const all = {
    keyCorrections: [correction(1), correction(2), correction(1)],
    whatIfs: [whatIf(1), whatIf(3)],
  }
  expect(deletedWith(all, id(1))).toEqual({ keyCorrections: 2, whatIfs: 1 })
  expect(withoutVersion(all, id(1))).toEqual({
    keyCorrections: [correction(2)],
    whatIfs: [whatIf(3)],
  })
  // A version 11 is not the version 1.
  expect(deletedWith(all, id(11))).toEqual({ keyCorrections: 0, whatIfs: 0 })
  expect(withoutVersion({ keyCorrections: [] }, id(1))).toEqual({ keyCorrections: [] })
})
