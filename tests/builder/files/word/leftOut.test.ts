import { describe, expect, test } from 'vitest'

import { opened, p, r, textOf, wordFile } from './wordFiles.ts'

describe('DX11: what is left out is named', () => {
  const notes = (body: string, parts = {}) => opened(wordFile(p('1. Which?') + body, parts))

  test.each<[string, string, string | null]>([
    [
      'hidden text',
      p(r('the answer is 4', '<w:vanish/>')),
      'Hidden text is left out: “the answer is 4”.',
    ],
    [
      'white text',
      p(r('key: B', '<w:color w:val="FFFFFF"/>')),
      'Hidden text is left out: “key: B”.',
    ],
    ['a comment', p('<w:r><w:commentReference w:id="1"/></w:r>'), 'One comment is left out.'],
    [
      'footnotes',
      p('<w:r><w:footnoteReference w:id="1"/></w:r><w:r><w:endnoteReference w:id="1"/></w:r>'),
      '2 footnotes and endnotes are left out.',
    ],
    [
      'deleted text',
      p(`<w:del w:id="1">${r('no')}<w:r><w:delText>no</w:delText></w:r></w:del>`),
      'Deleted text is left out, as if the tracked changes were accepted.',
    ],
    ['text that was moved away', p(`<w:moveFrom w:id="1">${r('no')}</w:moveFrom>`), null],
    [
      'a deleted row',
      `<w:tbl><w:tr><w:trPr><w:del w:id="1"/></w:trPr><w:tc>${p('no')}</w:tc></w:tr></w:tbl>`,
      null,
    ],
    [
      'a list to choose from',
      p(
        '<w:sdt><w:sdtPr><w:showingPlcHdr/><w:dropDownList><w:listItem w:displayText="Red" w:value="1"/><w:listItem w:value="2"/><w:listItem w:displayText="Blue"/></w:dropDownList></w:sdtPr><w:sdtContent><w:r><w:t>Choose an item.</w:t></w:r></w:sdtContent></w:sdt>',
      ),
      'A list to choose from is left out: “Red” and “Blue”.',
    ],
    [
      'an instruction to who fills it in',
      p(
        '<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent><w:r><w:t>Click here.</w:t></w:r></w:sdtContent></w:sdt>',
      ),
      null,
    ],
    [
      'the code of a field',
      p(
        '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> PAGE </w:instrText></w:r><w:r><w:t>no</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>',
      ),
      null,
    ],
  ])('%s', (_, body, note) => {
    expect(notes(body)).toEqual({ text: '1. Which?', notes: note === null ? [] : [note] })
  })

  test.each<[string, string, string, string | null]>([
    [
      'an insertion',
      p(`<w:ins w:id="1">${r('yes')}</w:ins>`),
      'yes',
      'Tracked insertions are read as text.',
    ],
    [
      'what is crossed out',
      p(r('yes', '<w:strike/>')),
      'yes',
      'Text that is crossed out is read as any other text.',
    ],
    [
      'white text on a color',
      p(r('yes', '<w:color w:val="FFFFFF"/><w:shd w:fill="000080"/>')),
      'yes',
      null,
    ],
    [
      'the result of a field',
      p(
        '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>REF a</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>yes</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>',
      ),
      'yes',
      null,
    ],
    [
      'the latest look',
      p(
        `<w:r><w:rPr><w:rPrChange w:id="1"><w:rPr><w:vanish/></w:rPr></w:rPrChange></w:rPr><w:t>yes</w:t></w:r>`,
      ),
      'yes',
      null,
    ],
    [
      'one of two forms',
      p(
        `<w:r><mc:AlternateContent><mc:Choice><w:t>yes</w:t></mc:Choice><mc:Fallback><w:t>no</w:t></mc:Fallback></mc:AlternateContent></w:r>`,
      ),
      'yes',
      null,
    ],
    [
      'a text box, after its paragraph',
      p(
        `<w:r><w:drawing><a:t>no</a:t><w:txbxContent>${p('box')}</w:txbxContent></w:drawing><w:t>yes</w:t></w:r>`,
      ),
      'yes\n\nbox',
      null,
    ],
    [
      'hyphens and blanks',
      p(
        '<w:r><w:t>y\u00ade</w:t><w:noBreakHyphen/><w:t>s</w:t><w:tab/><w:t>so</w:t><w:br/><w:t>on</w:t></w:r>',
      ),
      'ye-s    so\n\non',
      null,
    ],
  ])('%s is read', (_, body, text, note) => {
    expect(notes(body)).toEqual({
      text: `1. Which?\n\n${text}`,
      notes: note === null ? [] : [note],
    })
  })

  test('a formula is one line', () => {
    const m = (name: string, ...parts: string[]) => `<m:${name}>${parts.join('')}</m:${name}>`
    const t = (text: string) => m('r', `<w:rPr><w:b/></w:rPr><m:t>${text}</m:t>`)
    const formula = m(
      'oMath',
      m('f', m('num', t('a+b')), m('den', t('2'))),
      t('='),
      m('sSup', m('e', t('x')), m('sup', t('2'))),
      m('rad', m('radPr', '<m:degHide m:val="1"/>'), m('deg'), m('e', t('y+1'))),
      m('d', m('dPr', '<m:begChr m:val="["/><m:endChr m:val="]"/>'), m('e', t('z'))),
      m(
        'nary',
        m('naryPr', '<m:chr m:val="∑"/>'),
        m('sub', t('i=1')),
        m('sup', t('n')),
        m('e', t('i')),
      ),
    )
    expect(notes(p(r('Solve ') + formula + r('.')))).toEqual({
      text: '1. Which?\n\nSolve (a+b)/2=x²√(y+1)[z]∑\\_(i=1)ⁿ i.',
      notes: ['One formula is written in a line: check how it looks.'],
    })
  })

  test('pictures are where they were, by the names of their files', () => {
    const drawing = (id: string, about: string) =>
      `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="Grafik 1" descr="${about}"/><a:blip r:embed="${id}"/></wp:inline></w:drawing></w:r>`
    const old =
      '<w:r><w:pict><v:shape alt="Old"><v:imagedata r:id="rId1"/></v:shape></w:pict></w:r>'
    const line =
      '<w:r><w:drawing><wp:inline><wp:docPr name="Line 3"/></wp:inline></w:drawing></w:r>'
    const body =
      p(drawing('rId0', 'A tree')) +
      p(`${r('x')}${drawing('rId9', 'A dog Description automatically generated')}`) +
      p(old) +
      p(line)
    const read = notes(body, { 'media/image1.png': '', 'media/image2.jpeg': '' })
    expect(read.text).toBe(
      '1. Which?\n\n![A tree](image1.png)\n\nx\n![](Grafik_1)\n\n![Old](image2.jpeg)',
    )
    expect(read.notes).toEqual([
      '3 pictures are left out: “image1.png”, “Grafik 1”, and “image2.jpeg”.',
    ])
  })

  test('the tops and bottoms of pages, if they say something', () => {
    const parts = {
      'header1.xml': `<w:hdr>${p('Secret')}</w:hdr>`,
      'footer1.xml': `<w:ftr>${p('1 / 2')}</w:ftr>`,
    }
    expect(notes('', parts).notes).toEqual([
      'Text at the top or bottom of pages is left out: “Secret”.',
    ])
  })
})

test('DX12: merged cells are those with the text', () => {
  const cell = (text: string, look = '') => `<w:tc><w:tcPr>${look}</w:tcPr>${p(text)}</w:tc>`
  const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`
  const table = `<w:tbl><w:tblPr><w:shd w:fill="FF0000"/></w:tblPr>${row(cell('Spring exam', '<w:gridSpan w:val="4"/>'))}${row(cell('Topic'), cell('Question'), cell('A'), cell('B'))}${row(cell('Dock', '<w:vMerge w:val="restart"/>'), cell('Which?'), cell('x'), cell('y', '<w:shd w:fill="92D050"/>'))}${row(cell('no', '<w:vMerge/>'), cell('Who?'), cell('v'), cell('w'))}</w:tbl>`
  expect(textOf(table)).toBe(
    'Spring exam\t\t\t\nTopic\tQuestion\tA\tB\nDock\tWhich?\tx\ty ✓\n\tWho?\tv\tw',
  )
})
