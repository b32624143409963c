import { describe, expect, test } from 'vitest'

import { mintedIdSchema } from '#schemas/base.ts'
import { formatAccessCode, normaliseAccessCode, sameCode } from '#src/storage/vault/accessCode.ts'
import { sha256 } from '#src/storage/vault/digest.ts'
import { mintAccessCode, mintId, mintReference, randomSeed } from '#src/storage/vault/randomness.ts'

function many<T>(mint: () => T): T[] {
  return Array.from({ length: 2000 }, mint)
}

describe('random values', () => {
  test('ids start with a letter, contain no dots and are unique', () => {
    const ids = [...many(() => mintId('q')), ...many(() => mintId('')), ...many(() => mintId('7'))]
    for (const id of ids) expect(mintedIdSchema.safeParse(id).success).toBe(true)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('access codes use all of Crockford’s characters and no others', () => {
    const codes = many(mintAccessCode)
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
    expect(new Set(codes.join('')).size).toBe(32)
  })

  test('references and seeds have their shape', () => {
    for (const reference of many(mintReference)) expect(reference).toMatch(/^\w{4}-\w{4}$/)
    const seeds = many(randomSeed)
    expect(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32)).toBe(true)
    expect(new Set(seeds).size).toBeGreaterThan(1990)
  })
})

describe('access codes', () => {
  test('are read as people type them', () => {
    for (const typed of ['abcd-01ef', ' ABCD OiEF', 'ａｂｃｄ01ef', 'a b c d–o l e f']) {
      expect(normaliseAccessCode(typed)).toBe('ABCD01EF')
    }
    // As copied from a right-to-left message.
    for (const typed of [
      'ABCD-01EF\u200f',
      '\u2068ABCD\u200e-01EF\u2069',
      '\u061cABCD\u00ad01EF',
    ]) {
      expect(normaliseAccessCode(typed)).toBe('ABCD01EF')
    }
    // As an Arabic and a Persian keyboard write the digits.
    expect(normaliseAccessCode('abcd-٠١ef')).toBe('ABCD01EF')
    expect(normaliseAccessCode('\u200fABCD۰۱EF')).toBe('ABCD01EF')
    expect(normaliseAccessCode(formatAccessCode('ABCD01EF'))).toBe('ABCD01EF')
  })

  test('survive being read out and typed', () => {
    for (const code of many(mintAccessCode)) {
      expect(normaliseAccessCode(formatAccessCode(code).toLowerCase())).toBe(code)
    }
  })

  test('are equal only if every character is', () => {
    expect(sameCode('ABCD01EF', 'ABCD01EF')).toBe(true)
    for (const other of ['ABCD01EG', 'ABCD01E', 'ABCD01EFA', '', 'BBCD01EF']) {
      expect(sameCode('ABCD01EF', other)).toBe(false)
    }
  })
})

test('digests are SHA-256 in hexadecimal', async () => {
  const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
  expect(await sha256(new ArrayBuffer(0))).toBe(empty)
})
