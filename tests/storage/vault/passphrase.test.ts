import { wordlist } from '@scure/bip39/wordlists/english.js'
import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'

import { ENOUGH_BITS, newPassphrase, passphraseBits } from '#src/storage/vault/passphrase.ts'
import { fewRuns } from '#tests/support/propertyRuns.ts'

const words = fc.uniqueArray(fc.constantFrom(...wordlist), { minLength: 6, maxLength: 9 })

describe('new passphrases', () => {
  test('are six words of the list, never the same', async () => {
    const made = await Promise.all(Array.from({ length: 500 }, newPassphrase))
    for (const passphrase of made) {
      const parts = passphrase.split(' ')
      expect(parts).toHaveLength(6)
      for (const word of parts) expect(wordlist).toContain(word)
    }
    expect(new Set(made).size).toBe(500)
  })

  test('use each word for as many of the 65,536 random numbers as any other', async () => {
    const counts = new Map<string, number>()
    let next = 0
    const given = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      if (!(array instanceof Uint16Array)) throw new TypeError('Numbers of 16 bits')
      for (let place = 0; place < array.length; place += 1) array[place] = next + place
      return array
    })
    for (; next < 65_536; next += 6) {
      for (const [place, word] of (await newPassphrase()).split(' ').entries()) {
        if (next + place < 65_536) counts.set(word, (counts.get(word) ?? 0) + 1)
      }
    }
    given.mockRestore()
    expect(counts.size).toBe(2048)
    expect(new Set(counts.values())).toEqual(new Set([32]))
  })

  test('repeat no word', async () => {
    const draws = [
      [7, 7, 1, 2, 3, 4],
      [7, 8, 1, 2, 3, 4],
    ]
    const given = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      if (!(array instanceof Uint16Array)) throw new TypeError('Numbers of 16 bits')
      array.set(draws.shift() ?? [])
      return array
    })
    const made = await newPassphrase()
    given.mockRestore()
    expect(made).toBe([7, 8, 1, 2, 3, 4].map((number) => wordlist[number]).join(' '))
  })

  test('are strong enough when typed elsewhere as an own one', async () => {
    await fc.assert(
      fc.asyncProperty(words, async (chosen) => {
        expect(await passphraseBits(chosen.join(' '))).toBe(11 * chosen.length)
      }),
      fewRuns,
    )
  })
})

describe('the strength of an own passphrase', () => {
  test.each([
    'password',
    'correct horse battery staple',
    'correcthorsebatterystaple',
    'Correct-Horse-Battery-Staple',
    'c0rrect h0r$e b4ttery st4ple',
    'to be or not to be that is the question',
    'the cat sat on the mat',
    'password password password password',
    'TalentFlow hiring team',
    'qwertyuiop asdfghjkl zxcvbnm',
    'a b c d e f g h',
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    '12345678901234567890123456789012',
    'hunter2 hunter2 hunter2 hunter2',
    'Monday Tuesday Wednesday Thursday Friday Saturday',
    'zoo zoo zoo zoo zoo zoo zoo zoo',
    '',
    '   ',
  ])('%j is too weak', async (typed) => {
    expect(await passphraseBits(typed)).toBeLessThan(ENOUGH_BITS)
  })

  test.each([
    'g7#kp!q2v%zr9wl&3xyt',
    'purple tractor beneath eleven lazy chimneys hums',
    'mein hund frisst gerne kalte kartoffeln',
  ])('%j is strong enough', async (typed) => {
    expect(await passphraseBits(typed)).toBeGreaterThanOrEqual(ENOUGH_BITS)
  })

  const text = fc.string({ unit: 'grapheme', maxLength: 30 })

  test('is that of what is used of it: capitals and further spaces add nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 4 }), async (parts) => {
        const plain = await passphraseBits(parts.join(' ').toLowerCase())
        expect(await passphraseBits(`  ${parts.join(' \t ').toLowerCase()} `)).toBe(plain)
      }),
      fewRuns,
    )
    expect(await passphraseBits('Purple TRACTOR beneath')).toBe(
      await passphraseBits('purple tractor beneath'),
    )
  })

  test('grows little by repeating a word', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...wordlist), async (word) => {
        const often = await passphraseBits(Array.from({ length: 7 }, () => word).join(' '))
        expect(often).toBeLessThan((await passphraseBits(word)) + 12)
      }),
      fewRuns,
    )
  })
})
