import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { openSheets } from '#src/builder/files/readers/openSheets.ts'
import { fewRuns } from '#tests/support/propertyRuns.ts'

import { li, numbering, opened, p, r, refusal, wordFile, zipped } from './wordFiles.ts'

const LIST = {
  'numbering.xml': numbering([
    [
      ['decimal', '%1.'],
      ['lowerLetter', '%2)'],
    ],
  ]),
}
const QUIZ = li(1, 0, 'Which?') + li(1, 1, 'x') + li(1, 1, r('y', '<w:b/>'))

describe('DX13: what can’t be read is refused in words', () => {
  const good = wordFile(QUIZ, LIST)
  const inside = (xml: string) => zipped({ 'word/document.xml': xml })

  test.each<[string, ArrayBuffer, RegExp]>([
    ['cut off', good.slice(0, good.byteLength - 300), /^The document is damaged/],
    ['without its text', zipped({ 'word/styles.xml': '<w:styles/>' }), /^The document is damaged/],
    ['not XML inside', inside('<w:document><w:body><w:p'), /^The document is damaged/],
    ['that ends too early', inside(`<w:document><w:body>${QUIZ}`), /^The document is damaged/],
    ['that ends in a deletion', inside(`<w:document><w:body><w:del>${QUIZ}`), /is damaged/],
    ['that ends in a formula', inside('<w:document><w:body><m:oMath><m:r>'), /is damaged/],
    ['with styles that are no XML', wordFile(QUIZ, { 'styles.xml': '<w:styles' }), /is damaged/],
    ['with lists that are no XML', wordFile(QUIZ, { 'numbering.xml': '<w:' }), /is damaged/],
    ['without text', wordFile(''), /^The document has no text/],
    ['far larger than it looks', wordFile(`<!--${' '.repeat(60_000_000)}-->`), /too large/],
  ])('a document %s', (_, bytes, words) => {
    expect(refusal(bytes)).toMatch(words)
  })

  test('one with too much text says how much', () => {
    const read = openSheets(wordFile(p('x'.repeat(5_000_001))))
    expect(read).toMatchObject({
      value: { sheets: [{ text: '', tooMuch: { what: 'characters', met: 5_000_001 } }] },
    })
  })

  test('any damage is a refusal or a reading, never an error', () => {
    fc.assert(
      fc.property(fc.nat(good.byteLength - 1), fc.nat(255), (at, byte) => {
        const bytes = new Uint8Array(good.slice(0))
        bytes[at] = byte
        expect(() => openSheets(bytes.buffer)).not.toThrow()
      }),
      fewRuns,
    )
  })

  test('any order of elements is a refusal or a reading, and every text of it that is read is there', () => {
    const names =
      'w:p w:pPr w:rPr w:r w:t w:tbl w:tr w:tc w:tcPr w:trPr w:sdt w:sdtPr w:sdtContent w:drawing w:txbxContent w:del w:ins w:fldChar w:checkBox w14:checkbox w:hyperlink m:oMath m:f m:num w:numPr w:ilvl w:numId w:vanish w:b w:tab w:br w:gridSpan w:vMerge w:pict w:object'.split(
        ' ',
      )
    const piece = fc.oneof(
      fc.constantFrom(...names).map((name) => `<${name}>`),
      fc.constantFrom(...names).map((name) => `</${name}>`),
      fc.constantFrom(...names).map((name) => `<${name} w:val="2" w:fldCharType="begin"/>`),
      fc.constantFrom('text', '1.', p('x'), QUIZ),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const read = openSheets(wordFile(pieces.join(''), LIST))
        expect(read === null).toBe(false)
      }),
      fewRuns,
    )
  })
})

test.each<[string, (depth: number) => string]>([
  [
    'tables',
    (depth) =>
      `${'<w:tbl><w:tr><w:tc>'.repeat(depth)}${p('x')}${'</w:tc></w:tr></w:tbl>'.repeat(depth)}`,
  ],
  [
    'text boxes',
    (depth) =>
      `${'<w:p><w:r><w:drawing><w:txbxContent>'.repeat(depth)}${p('x')}${'</w:txbxContent></w:drawing></w:r></w:p>'.repeat(depth)}`,
  ],
  [
    'controls',
    (depth) =>
      p(
        `${'<w:sdt><w:sdtContent>'.repeat(depth)}${r('x')}${'</w:sdtContent></w:sdt>'.repeat(depth)}`,
      ),
  ],
  [
    'formulas',
    (depth) =>
      p(
        `<m:oMath>${'<m:f><m:num>'.repeat(depth)}<m:r><m:t>x</m:t></m:r>${'</m:num></m:f>'.repeat(depth)}</m:oMath>`,
      ),
  ],
])('50,000 %s, each inside the other, are read to their text', (_, nested) => {
  expect(opened(wordFile(nested(50_000))).text).toContain('x')
})

test('styles based on each other in a circle', () => {
  const styles =
    '<w:styles><w:style w:type="paragraph" w:styleId="A"><w:basedOn w:val="B"/></w:style><w:style w:type="paragraph" w:styleId="B"><w:basedOn w:val="A"/><w:rPr><w:i/></w:rPr></w:style></w:styles>'
  expect(opened(wordFile(p('x', '<w:pStyle w:val="A"/>'), { 'styles.xml': styles })).text).toBe(
    '*x*',
  )
})
