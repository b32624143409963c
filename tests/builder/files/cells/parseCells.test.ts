import fc from 'fast-check'
import { expect, test } from 'vitest'

import { type Delimiter, parseCells } from '#src/builder/files/cells/parseCells.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

test.each<[string, Delimiter, string[][]]>([
  [
    'a\tb\nc\td',
    '\t',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a;b\r\nc;d\r\n',
    ';',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    '"a,b","c""d"\n"e\nf",g',
    ',',
    [
      ['a,b', 'c"d'],
      ['e\nf', 'g'],
    ],
  ],
  ['"e\r\nf",g', ',', [['e\nf', 'g']]],
  [
    '"Hello" he said\tb\nc\t"d"',
    '\t',
    [
      ['"Hello" he said', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    '"never closed\tb\nc\td',
    '\t',
    [
      ['"never closed', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,,\n,,\n,b,',
    ',',
    [
      ['a', '', ''],
      ['', 'b', ''],
    ],
  ],
  ['"",""""\n', ',', [['', '"']]],
  ['', ',', []],
])('%j', (text, delimiter, cells) => {
  expect(parseCells(text, delimiter).map((row) => row.cells)).toEqual(cells)
})

test('each row has the line it starts at', () => {
  const rows = parseCells('"a\n\nb"\tc\n\n\nd\te', '\t')
  expect(rows.map(({ line }) => line)).toEqual([1, 6])
})

test('quoted cells are read back', () => {
  const cell = fc
    .string({ unit: fc.constantFrom(...'ab ",;\t\n'), maxLength: 8 })
    .map((text) => text.trim())
  const delimiter = fc.constantFrom<Delimiter>('\t', ';', ',')
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 5 })
  fc.assert(
    fc.property(rows, delimiter, (written, separator) => {
      const text = written
        .map((cells) => cells.map((each) => `"${each.replaceAll('"', '""')}"`).join(separator))
        .join('\r\n')
      const wanted = written.filter((cells) => cells.some((each) => each !== ''))
      expect(parseCells(text, separator).map(({ cells }) => cells)).toEqual(wanted)
    }),
    propertyRuns,
  )
})
