import { expect, it } from 'vitest'

import * as z from '#schemas/zod/mini.ts'

it('makes equal schemas one object', () => {
  expect(z.string()).toBe(z.string())
  expect(z.exactOptional(z.int())).toBe(z.exactOptional(z.int()))
  expect(z.exactOptional(z.int())).not.toBe(z.exactOptional(z.number()))
})

it('adds a check to a copy', () => {
  const long = z.string().check(z.minLength(2))
  expect(long.safeParse('a').success).toBe(false)
  expect(z.string().safeParse('a').success).toBe(true)
  expect(z.exactOptional(long)).not.toBe(z.exactOptional(z.string()))
})

it('refuses fields that an object does not have', () => {
  const named = z.strictObject({ name: z.string(), years: z.exactOptional(z.int()) })
  expect(named.safeParse({ name: 'Ada' }).success).toBe(true)
  expect(named.safeParse({ name: 'Ada', years: 3 }).success).toBe(true)
  expect(named.safeParse({ name: 'Ada', years: undefined }).success).toBe(false)
  expect(named.safeParse({ name: 'Ada', age: 3 }).error?.issues).toMatchObject([
    { code: 'unrecognized_keys', keys: ['age'] },
  ])
})
