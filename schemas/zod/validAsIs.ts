/**
 * A quick check of what is nearly always valid. A schema describes each fault, and copies what it
 * accepts: for a version with 2,000 questions that takes a quarter as long as drawing them. The
 * tests here are made once from the same schemas, and only say yes or no.
 */
import * as z from 'zod/mini'

/* oxlint-disable no-underscore-dangle -- zod's name for what a schema is made of */

type Schema = z.core.$ZodType
type Test = (value: unknown) => boolean
type Check = { _zod: { check(payload: z.core.ParsePayload): unknown } }

const tests = new WeakMap<Schema, Test>()

/**
 * Whether the schema certainly accepts the value and leaves it as it is. After `false` only the
 * schema itself can tell: it may still accept the value, perhaps changed.
 */
export function isValidAsIs<T>(schema: z.core.$ZodType<T>, value: unknown): value is T {
  try {
    return testOf(schema)(value)
  } catch (error) {
    if (!(error instanceof NoTest)) throw error
    tests.set(schema, never)
    return false
  }
}

/** Thrown for a schema that has no test here, such as one that changes values. */
class NoTest extends Error {}

const never: Test = () => false
const always: Test = () => true

function testOf(schema: Schema): Test {
  let test = tests.get(schema)
  if (test === undefined) {
    test = withChecks(schema, ownTest(schema))
    tests.set(schema, test)
  }
  return test
}

function ownTest(schema: Schema): Test {
  if ('coerce' in schema._zod.def) throw new NoTest()
  if (schema instanceof z.core.$ZodObject) return objectTest(schema)
  if (schema instanceof z.core.$ZodString) return (value) => typeof value === 'string'
  if (schema instanceof z.core.$ZodNumber) return Number.isFinite
  if (schema instanceof z.core.$ZodBoolean) return (value) => typeof value === 'boolean'
  if (schema instanceof z.core.$ZodLiteral) return isAmong(schema._zod.def.values)
  if (schema instanceof z.core.$ZodEnum) return isAmong(Object.values(schema._zod.def.entries))
  if (schema instanceof z.core.$ZodArray) return arrayTest(schema)
  if (schema instanceof z.core.$ZodDiscriminatedUnion) return taggedTest(schema)
  if (schema instanceof z.core.$ZodUnion) {
    const options = schema._zod.def.options.map(testOf)
    return (value) => options.some((test) => test(value))
  }
  if (schema instanceof z.core.$ZodRecord) return recordTest(schema)
  if (schema instanceof z.core.$ZodLazy) return (value) => testOf(schema._zod.innerType)(value)
  if (schema instanceof z.core.$ZodExactOptional) return testOf(schema._zod.def.innerType)
  if (schema instanceof z.core.$ZodNullable) {
    const test = testOf(schema._zod.def.innerType)
    return (value) => value === null || test(value)
  }
  if (schema instanceof z.core.$ZodNever) return never
  // A custom one is its own check.
  if (schema instanceof z.core.$ZodUnknown || schema instanceof z.core.$ZodCustom) return always
  throw new NoTest()
}

/** The schema's checks of length, range, pattern and so on. */
function withChecks(schema: Schema, test: Test): Test {
  const checks: Check[] = [...(schema._zod.def.checks ?? [])]
  // Such as an integer's, which is a check of a number.
  if (schema instanceof z.core.$ZodCheck) checks.unshift(schema)
  if (checks.length === 0) return test
  if (checks.some((check) => check instanceof z.core.$ZodCheckOverwrite)) throw new NoTest()
  return (value) =>
    test(value) &&
    checks.every((check) => {
      const payload: z.core.ParsePayload = { value, issues: [] }
      check._zod.check(payload)
      return payload.issues.length === 0
    })
}

function objectTest({ _zod: { def } }: z.core.$ZodObject): Test {
  // Such a schema removes what it does not know.
  if (def.catchall === undefined) throw new NoTest()
  const others = testOf(def.catchall)
  const fields = new Map<string, Test>()
  const required = new Set<string>()
  for (const [key, field] of Object.entries(def.shape)) {
    fields.set(key, testOf(field))
    if (!(field instanceof z.core.$ZodOptional)) required.add(key)
  }
  return (value) => {
    if (!isPlain(value)) return false
    let missing = required.size
    for (const key in value) {
      const test = fields.get(key) ?? others
      if (key === '__proto__' || !test(value[key])) return false
      if (required.has(key)) missing -= 1
    }
    return missing === 0
  }
}

function recordTest({ _zod: { def } }: z.core.$ZodRecord): Test {
  // With a list of keys, a record needs each of them.
  if (!(def.keyType instanceof z.core.$ZodString) || def.mode === 'loose') throw new NoTest()
  const isKey = testOf(def.keyType)
  const test = testOf(def.valueType)
  return (value) => {
    if (!isPlain(value)) return false
    for (const key in value) {
      if (key === '__proto__' || !isKey(key) || !test(value[key])) return false
    }
    return true
  }
}

function isAmong(listed: readonly unknown[]): Test {
  const [only] = listed
  if (listed.length === 1) return (value) => value === only
  const values = new Set(listed)
  return (value) => values.has(value)
}

function arrayTest({ _zod: { def } }: z.core.$ZodArray): Test {
  const test = testOf(def.element)
  return (value) => {
    if (!Array.isArray(value)) return false
    // Unlike `every`, without leaving out holes.
    for (let index = 0; index < value.length; index += 1) {
      if (!test(value[index])) return false
    }
    return true
  }
}

/** One look at the tag, instead of a test of each option, most of which are never needed. */
function taggedTest({ _zod: { def } }: z.core.$ZodDiscriminatedUnion): Test {
  const byTag = new Map<unknown, Schema>()
  for (const option of def.options) {
    for (const tag of option._zod.propValues?.[def.discriminator] ?? []) byTag.set(tag, option)
  }
  return (value) => {
    const option = isPlain(value) ? byTag.get(value[def.discriminator]) : undefined
    return option !== undefined && testOf(option)(value)
  }
}

/** As records are when they come from the database or from a file. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  )
}
