import { expect, test } from 'vitest'

import type { Decision, MadeDecision } from '#schemas/records/decision.ts'
import {
  currentDecision,
  type Decidable,
  decidedPeople,
  lastId,
  lastMade,
  withWords,
} from '#src/review/model/decision/decisions.ts'
import { shortlist } from '#src/review/model/decision/shortlist.ts'

const BY = { kind: 'staff', name: 'Mira' } as const
const AT = '2026-03-02T09:00:00.000Z'

function made(id: string, own: Partial<MadeDecision> = {}): MadeDecision {
  return {
    kind: 'decided',
    id,
    at: AT,
    by: BY,
    why: '',
    chosen: [],
    notChosen: [],
    stages: {},
    ...own,
  }
}
const reopened = { kind: 'reopened', id: 'r1', at: AT, by: BY, reason: 'Ada withdrew' } as const

const score = { points: 1, most: 2, mostSoFar: 2, toBeMarked: 0 }

function person(candidateId: string, own: Partial<Decidable> = {}): Decidable {
  return {
    ...{ candidateId, attemptId: `${candidateId}1`, versionId: 'x.v1', share: 0.5, passed: null },
    ...{ isProvisional: false, isKnockedOut: false, recommendations: [], score, ...own },
  }
}

test.each<[string, Decision[], string | null, string | null]>([
  ['nothing', [], null, null],
  ['a decision', [made('d1')], 'd1', 'd1'],
  ['a reopened one', [made('d1'), reopened], null, 'd1'],
  ['one decided again', [made('d1'), reopened, made('d2')], 'd2', 'd2'],
])('U15: after %s the last entry counts', (_, decisions, current, last) => {
  expect(currentDecision(decisions)?.id ?? null).toBe(current)
  expect(lastMade(decisions)?.id ?? null).toBe(last)
  expect(lastId(decisions)).toBe(decisions.at(-1)?.id ?? null)
})

test('U14: a decision keeps what was known of each, and reasons of those chosen alone', () => {
  const people = [
    person('a', { share: 0.9, passed: 'yes', isKnockedOut: true }),
    person('b', {
      share: 0.4,
      passed: 'open',
      isProvisional: true,
      recommendations: [{ by: 'Rita', recommendation: 'yes' }],
    }),
    person('c', { share: null }),
  ]
  const reasons = new Map([
    ['a', '  Knows the ropes '],
    ['b', 'Not chosen after all'],
    ['c', ' '],
  ])
  const listed = shortlist(people, new Map([['b', 0.95]]))
  expect(decidedPeople(listed, new Set(['a', 'c']), reasons)).toEqual({
    chosen: [
      {
        ...{ candidateId: 'a', attemptId: 'a1', versionId: 'x.v1', why: 'Knows the ropes' },
        ...{ rank: 1, triedRank: 2, share: 0.9, passed: 'yes', isKnockedOut: true, score },
      },
      { candidateId: 'c', attemptId: 'c1', versionId: 'x.v1', score },
    ],
    notChosen: [
      {
        ...{ candidateId: 'b', attemptId: 'b1', versionId: 'x.v1', rank: 2, triedRank: 1 },
        ...{ share: 0.4, passed: 'open', isProvisional: true, score },
        recommendations: [{ by: 'Rita', recommendation: 'yes' }],
      },
    ],
  })
})

test('U16: every reason of an entry is reworded, and nothing else', () => {
  const { chosen } = decidedPeople(
    shortlist([person('a')]),
    new Set(['a']),
    new Map([['a', 'Ada']]),
  )
  const whatIf = { id: 'w1', versionId: 'x.v1', name: 'For Ada', by: BY, at: AT }
  const beside = { ...whatIf, weights: {}, bands: {} }
  const decision = made('d1', { why: 'Ada and Ben', chosen, notChosen: chosen, whatIf: beside })
  const hide = (text: string) => text.replace('Ada', '•••')
  expect(withWords(decision, hide)).toEqual({
    ...decision,
    why: '••• and Ben',
    chosen: [{ ...chosen[0], why: '•••' }],
    whatIf: { ...beside, name: 'For •••' },
  })
  expect(withWords(reopened, hide)).toEqual({ ...reopened, reason: '••• withdrew' })
})
