import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { plainText } from '#src/assessment/engine/authoredText.ts'
import type { Block } from '#src/builder/files/document/blocks.ts'
import { documentText } from '#src/builder/files/document/documentText.ts'
import { authored } from '#src/builder/files/markdown.ts'
import { fewRuns } from '#tests/support/propertyRuns.ts'

import { code, h, item, p, run, table } from './richBlocks.ts'

describe('DX7: text looks as in the document', () => {
  test.each([
    ['2*3*4 and 2 * 3', '2\\*3\\*4 and 2 * 3'],
    ['__init__, snake_case and ____', '\\_\\_init\\_\\_, snake_case and ____'],
    ['[1] and [a](b)', '[1] and [a\\](b)'],
    ['C:\\new\\*', 'C:\\new\\\\*'],
    ['<b>x</b> &lt; {{name}} `y`', '\\<b>x\\</b> \\&lt; \\{{name}} \\`y\\`'],
    ['# no heading', '\\# no heading'],
    ['> 3', '\\> 3'],
    ['_____', '_____'],
    ['[3 points] Which?', '[3 points] Which?'],
    ['- Red', '- Red'],
  ])('%s', (text, source) => {
    expect(documentText([p(text)])).toBe(source)
  })

  const letters = fc.constantFrom(...'ab 1.*_`#>-+[](){}\\&;!|~=:<')
  const runs = fc.array(
    fc.record({
      text: fc.string({ unit: letters, minLength: 1, maxLength: 12 }),
      isBold: fc.boolean(),
      isItalic: fc.boolean(),
    }),
    { maxLength: 4 },
  )

  test('in any style, nothing of it is syntax', () => {
    fc.assert(
      fc.property(runs, (styled) => {
        const text = styled.map((each) => each.text).join('')
        const all = [
          run('x: '),
          ...styled.map(({ text: own, ...style }) => run(own, style)),
          run(' y'),
        ]
        const drawn = plainText(
          authored(documentText([{ kind: 'paragraph', runs: all, heading: null }])),
        )
        expect(drawn.replace(/\s+/g, '')).toBe(`x:${text}y`.replace(/\s+/g, ''))
      }),
      fewRuns,
    )
  })
})

test('every word of a document is in its text, in its order', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdefg'), minLength: 1, maxLength: 4 })
  const text = fc
    .array(
      fc.oneof(word, fc.constantFrom('?', '\n', '1.', 'a)', '☐', '*', '**b**', '==m==', '``c``')),
      { maxLength: 5 },
    )
    .map((parts) => parts.join(' '))
  const leaf = fc.oneof(
    text.map(p),
    text.map((each) => h(each)),
    word.map(code),
    fc
      .tuple(fc.constantFrom('1.', 'b)', '•', '☑', 'iv.', ''), text, fc.nat(3))
      .map(([label, own, level]) => item(label, own, level)),
  )
  const cell = fc.array(leaf, { maxLength: 2 })
  const rows = fc
    .array(fc.array(cell, { maxLength: 3 }), { maxLength: 3 })
    .map((all) => table(...all))
  const words = (source: string) => source.match(/[a-g]{2,}|m/g) ?? []
  const wordsOf = (block: Block): string[] => {
    if ('runs' in block) return words(block.runs.map((each) => each.text).join(''))
    if (block.kind === 'table')
      return block.rows.flat().flatMap(({ blocks }) => blocks.flatMap(wordsOf))
    return block.kind === 'code' ? words(block.text) : []
  }
  fc.assert(
    fc.property(fc.array(fc.oneof(leaf, rows), { maxLength: 8 }), (blocks) => {
      expect(words(documentText(blocks)).toSorted()).toEqual(blocks.flatMap(wordsOf).toSorted())
    }),
    fewRuns,
  )
})
