import fc from 'fast-check'
import { gzipSync, strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'

import { gunzippedStart, unzippedText, zipEntries, zipList } from '#src/storage/tables/zip.ts'
import { fewRuns } from '#tests/support/propertyRuns.ts'

function packed(
  files: Readonly<Record<string, string>>,
  level: 0 | 9 = 9,
): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const)
  return zipSync(Object.fromEntries(entries), { level }).slice()
}

/** The same archive with a number of its directory changed: of all entries, or of its end. */
function changed(
  bytes: Uint8Array<ArrayBuffer>,
  mark: number,
  at: number,
  value: number,
  size = 4,
) {
  const copy = bytes.slice()
  const view = new DataView(copy.buffer)
  for (let place = 0; place + 4 <= copy.length; place++) {
    if (view.getUint32(place, true) !== mark) continue
    if (size === 4) view.setUint32(place + at, value, true)
    else view.setUint16(place + at, value, true)
  }
  return copy
}

const [ENTRY, END] = [0x02014b50, 0x06054b50]
const good = packed({ 'a.txt': 'one', 'b.txt': 'two' })
const many = packed(Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`${at}`, ''])), 0)

describe('an archive that is not what it says', () => {
  test.each<[string, Uint8Array<ArrayBuffer>]>([
    ['of more entries than it has', changed(good, END, 10, 3, 2)],
    ['of as many as ZIP64 allows', changed(changed(good, END, 10, 0xffff, 2), END, 16, 0xffffffff)],
    ['with a directory elsewhere', changed(good, END, 16, 7)],
    ['with an entry beyond its end', changed(good, ENTRY, 42, 0xfffffff0)],
    ['with more packed bytes than it has', changed(good, ENTRY, 20, 0xfffffff0)],
    ['of too many entries', many],
  ])('%s is damaged', (_, bytes) => {
    expect(zipEntries(bytes)).toBeNull()
  })

  test('entries that overlap count each time they are unpacked', () => {
    const entries = zipEntries(changed(good, ENTRY, 42, 0))
    const budget = { left: 5 }
    const texts = [...(entries?.values() ?? [])].map((entry) => unzippedText(entry, budget))
    expect(texts).toEqual(['one', null])
  })

  test('a size that is said to be small doesn’t matter', () => {
    const bomb = changed(packed({ 'a.txt': ' '.repeat(5_000_000) }), ENTRY, 24, 3)
    const entry = zipEntries(bomb)?.get('a.txt')
    const budget = { left: 1_000_000 }
    expect(entry && unzippedText(entry, budget)).toBeNull()
    expect(budget.left).toBeLessThan(0)
  })
})

describe('what is in an archive', () => {
  test('names as they are, and all of them', () => {
    expect(zipList(packed({ '../../etc/a.txt': '', 'b/': '' })).map(({ name }) => name)).toEqual([
      '../../etc/a.txt',
      'b/',
    ])
    expect(zipList(many)).toHaveLength(10_001)
  })

  test('an archive inside isn’t opened', () => {
    expect(zipList(packed({ 'inner.zip': 'PK\u0003\u0004' }, 0)).map(({ name }) => name)).toEqual([
      'inner.zip',
    ])
  })

  test('of a damaged one, as far as it goes', () => {
    expect(zipList(good.slice(0, -60)).map(({ name }) => name)).toContain('a.txt')
    const marks = new Uint8Array(70_000).map((_, at) => [0x50, 0x4b, 3, 4][at % 4] ?? 0)
    expect(zipList(marks).every(({ name }) => name.length <= 1_000)).toBe(true)
  })

  test('any damage gives a list, a text or nothing, never an error', () => {
    const packedText = gzipSync(strToU8('text')).slice()
    fc.assert(
      fc.property(fc.nat(good.length - 1), fc.nat(255), fc.nat(good.length), (at, byte, length) => {
        for (const whole of [good, packedText]) {
          const bytes = whole.slice(0, Math.max(1, length))
          bytes[at % bytes.length] = byte
          const budget = { left: 1_000 }
          const read = () =>
            [...(zipEntries(bytes)?.values() ?? [])].map((entry) => unzippedText(entry, budget))
          expect(() => [zipList(bytes), gunzippedStart(bytes.buffer), read()]).not.toThrow()
        }
      }),
      fewRuns,
    )
  })
})
