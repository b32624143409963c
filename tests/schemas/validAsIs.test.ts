import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { assessmentSchema, versionSchema } from '#schemas/assessment.ts'
import { candidateSchema } from '#schemas/candidate.ts'
import { jobSchema } from '#schemas/job.ts'
import {
  partialAssessmentSchema,
  partialCandidateSchema,
  partialResponseSchema,
  partialVersionSchema,
} from '#schemas/parts/partialRecords.ts'
import { responseSchema } from '#schemas/response.ts'
import { isValidAsIs } from '#schemas/zod/validAsIs.ts'
import { everyKind } from '#tests/support/everyKind.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'
import { sampleRecords } from '#tests/support/reviewing/sampleRecords.ts'

type Schema = z.ZodMiniType

/** Valid records of each kind, with the schemas that they are read with. */
let kinds: { schemas: readonly Schema[]; records: readonly object[] }[]

beforeAll(async () => {
  const made = await sampleRecords()
  const everything = made.versions.map((version) => ({ ...version, definition: everyKind() }))
  kinds = [
    { schemas: [jobSchema], records: made.jobs },
    { schemas: [assessmentSchema, partialAssessmentSchema], records: made.assessments },
    { schemas: [candidateSchema, partialCandidateSchema], records: made.candidates },
    { schemas: [responseSchema, partialResponseSchema], records: made.responses },
    {
      schemas: [versionSchema, partialVersionSchema],
      records: [...made.versions, ...everything],
    },
  ]
})

test('each record is valid as it is', () => {
  for (const { schemas, records } of kinds) {
    for (const record of records) {
      for (const schema of schemas) expect(isValidAsIs(schema, record)).toBe(true)
    }
  }
})

test('a record with one change is valid as it is exactly if its schema accepts it', () => {
  const seen = { right: 0, wrong: 0 }
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(), change, (kindAt, recordAt, placeAt, change) => {
      const { schemas, records } = at(kinds, kindAt)
      const record: object = structuredClone(at(records, recordAt))
      const places = [...objectsIn(record)]
      change(at(places, placeAt))
      for (const schema of schemas) {
        const parsed = schema.safeParse(record)
        seen[parsed.success ? 'right' : 'wrong'] += 1
        expect(isValidAsIs(schema, record)).toBe(parsed.success)
        expect(parsed.data ?? record).toStrictEqual(record)
      }
    }),
    propertyRuns,
  )
  expect(Math.min(seen.right, seen.wrong)).toBeGreaterThan(100)
})

describe('what a schema would change is never valid as it is', () => {
  test.each<[string, Schema, unknown]>([
    ['trimmed', z.string().check(z.trim()), ' a '],
    ['coerced', z.coerce.string(), 'a'],
    ['with a default', z.prefault(z.string(), 'b'), 'a'],
    ['without what it does not know', z.object({ a: z.string() }), { a: 'a', b: 'b' }],
    ['by the first of several', z.union([z.string().check(z.trim()), z.string()]), ' a '],
    ['deep inside', z.array(z.strictObject({ a: z.object({}) })), [{ a: { b: 1 } }]],
    ['a reference to it', z.lazy(() => z.object({})), { b: 1 }],
  ])('%s', (_, schema, value) => {
    expect(schema.safeParse(value).success).toBe(true)
    expect(isValidAsIs(schema, value)).toBe(false)
    expect(isValidAsIs(schema, value)).toBe(false)
  })
})

test('a key that would be dropped is not accepted', () => {
  const named: unknown = JSON.parse('{"__proto__": "a", "b": "a"}')
  expect(isValidAsIs(z.record(z.string(), z.string()), named)).toBe(false)
  expect(isValidAsIs(z.looseObject({ b: z.string() }), named)).toBe(false)
})

test('a list with a hole, and an object of a class, are left to the schema', () => {
  // oxlint-disable-next-line no-sparse-arrays -- as a damaged record may contain
  expect(isValidAsIs(z.array(z.string()), ['a', , 'b'])).toBe(false)
  expect(isValidAsIs(z.looseObject({}), new Date())).toBe(false)
})

function at<T>(list: readonly T[], index: number): T {
  return list[index % list.length]!
}

function* objectsIn(value: object): Generator<Record<string, unknown>> {
  yield value as Record<string, unknown>
  for (const inner of Object.values(value)) {
    if (typeof inner === 'object' && inner !== null) yield* objectsIn(inner)
  }
}

/** One property or item removed, added, replaced or doubled. */
const change = fc
  .tuple(
    fc.nat(),
    fc.constantFrom('remove', 'replace', 'replace', 'nudge', 'nudge', 'add'),
    fc.oneof(
      fc.constantFrom(null, true, 0, -1, 0.5, 1e300, '', 'x', 'a.b', 'text', [], {}, ['x']),
      fc.string(),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    ),
  )
  .map(([keyAt, act, value]) => (inside: Record<string, unknown>) => {
    const keys = Object.keys(inside)
    const added = Array.isArray(inside) ? `${keys.length}` : 'more'
    const key = keys.length === 0 ? added : at(keys, keyAt)
    const now = inside[key]
    if (act === 'add') inside[added] = value
    else if (act === 'replace') inside[key] = value
    else if (act === 'remove' && !Array.isArray(inside)) delete inside[key]
    else if (typeof now === 'string') inside[key] = `${now}x`
    else if (typeof now === 'number') inside[key] = now + 1
    else inside[key] = now === true ? false : value
  })
