import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'

import { openSheets } from '#src/builder/files/readers/openSheets.ts'
import { readPasted } from '#src/builder/files/readers/readPasted.ts'
import { createWorkbook } from '#src/storage/tables/workbook.ts'
import { fewRuns } from '#tests/support/propertyRuns.ts'

type Parts = Readonly<Record<string, string>>

const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook with these rows of XML on each sheet, and other parts. */
function workbook(sheets: Readonly<Record<string, string>>, parts: Parts = {}): ArrayBuffer {
  const names = Object.keys(sheets)
  const files: Parts = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<?xml version="1.0"?><x:workbook xmlns:r="${RELATION}"><x:sheets>${names.map((name, at) => `<x:sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</x:sheets></x:workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${RELATION}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}</Relationships>`,
    ...Object.fromEntries(
      names.map((name, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `<worksheet><sheetData>${sheets[name]}</sheetData></worksheet>`,
      ]),
    ),
    ...parts,
  }
  return zipped(files)
}

function zipped(files: Parts, level: 0 | 6 = 6): ArrayBuffer {
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const)
  return zipSync(Object.fromEntries(entries), { level }).slice().buffer
}

function opened(bytes: ArrayBuffer) {
  const read = openSheets(bytes)
  if (!read?.ok) throw new Error(read?.error ?? 'not a sheet')
  return read.value
}

function refusal(bytes: ArrayBuffer): string | null {
  const read = openSheets(bytes)
  return read && !read.ok ? read.error : null
}

const inline = (...texts: string[]) =>
  `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`
const QUIZ = inline('Question', 'A', 'B', 'Answer') + inline('Which?', 'Tea', 'Mud', 'B')

describe('SH8: cells as their sheet shows them', () => {
  test.each<[string, string, string]>([
    ['shared', '<c t="s"><v>0</v></c>', 'Tea & <milk>'],
    ['shared and rich, without its reading aid', '<c t="s"><v>1</v></c>', 'Tea with milk'],
    ['inline and rich', '<c t="inlineStr"><is><r><t>a</t></r><r><t> b</t></r></is></c>', 'a b'],
    ['of a formula', '<c t="str"><f>A1&amp;"x"</f><v>Teax</v></c>', 'Teax'],
    ['with an escaped character', '<c t="str"><v>a_x000D_\nb_x005F_c</v></c>', '"a\nb_c"'],
    ['with CDATA and a comment', '<c t="str"><v><!-- > --><![CDATA[a < b]]></v></c>', 'a < b'],
    ['with a prefix', '<x:c t="str"><x:v>a</x:v></x:c>', 'a'],
    ['a number', '<c><v>0.30000000000000004</v></c>', '0.3'],
    ['a large number', '<c><v>1E6</v></c>', '1000000'],
    ['a share', '<c s="1"><v>0.25</v></c>', '25%'],
    ['a boolean', '<c t="b"><v>1</v></c>', 'TRUE'],
    ['an error', '<c t="e"><v>#N/A</v></c>', '#N/A'],
    ['a date in the order of the device', '<c s="2"><v>46082</v></c>', '2026-03-01'],
    ['a date with a format', '<c s="3"><v>46082</v></c>', 'Sun 1 March 2026'],
    ['a time', '<c s="4"><v>46082.5208333333</v></c>', '12:30 PM'],
    ['a duration', '<c s="5"><v>1.5</v></c>', '36:00:00'],
    ['a day and month', '<c s="6"><v>46082</v></c>', '1-Mar'],
    ['an amount', '<c s="7"><v>2.5</v></c>', '2.5'],
  ])('%s', (_, cell, text) => {
    const { sheets } = opened(
      workbook(
        { One: `<row><c t="str"><v>x</v></c>${cell}</row>` },
        {
          'xl/sharedStrings.xml':
            '<sst><si><t>Tea &amp; &lt;milk&gt;</t></si><si><r><t>Tea </t></r><r><rPr><b/></rPr><t>with milk</t></r><rPh sb="0"><t>tee</t></rPh></si></sst>',
          'xl/styles.xml':
            '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="ddd\\ d\\ mmmm\\ yyyy;@"/><numFmt numFmtId="165" formatCode="[$-409]h:mm AM/PM"/><numFmt numFmtId="166" formatCode="#,##0.00 &quot;days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="46"/><xf numFmtId="16"/><xf numFmtId="166"/></cellXfs></styleSheet>',
        },
      ),
    )
    expect(sheets[0]?.text).toBe(`x\t${text}`)
  })

  test('days counted from 1904', () => {
    const { sheets } = opened(
      workbook(
        { One: '<row><c s="1"><v>1</v></c></row>' },
        {
          'xl/workbook.xml': `<workbook xmlns:r="${RELATION}"><workbookPr date1904="1"/><sheets><sheet name="One" r:id="rId1"/></sheets></workbook>`,
          'xl/styles.xml':
            '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
        },
      ),
    )
    expect(sheets[0]?.text).toBe('1904-01-02')
  })

  test('a cell is in the column it names; merged cells are those with a text', () => {
    const rows = `<row r="1">${inline('Question', 'Option', 'Correct').slice(5)}<row r="2"><c r="A2" t="str"><v>Which?</v></c><c r="B2" t="str"><v>Tea</v></c></row><row r="3"><c r="A3"/><c r="B3" t="str"><v>Mud</v></c><c r="C3" t="str"><v>x</v></c></row><row r="9"/>`
    const { sheets } = opened(workbook({ One: rows }))
    expect(readPasted(sheets[0]?.text ?? '').questions).toMatchObject([
      { options: ['Tea', 'Mud'], key: [1] },
    ])
  })
})

describe('SH9: sheets', () => {
  test('the first with rows of questions is chosen, hidden ones come last, empty ones are left out', () => {
    const main = `<workbook xmlns:r="${RELATION}"><sheets><sheet name="Lists" state="hidden" r:id="rId1"/><sheet name="Read me" r:id="rId2"/><sheet name="Empty" r:id="rId3"/><sheet name="Q &amp; A" r:id="rId4"/></sheets></workbook>`
    const { sheets, chosen } = opened(
      workbook(
        { a: QUIZ, b: inline('1. Read this?') + inline('2. Then that?'), c: '', d: QUIZ },
        { 'xl/workbook.xml': main },
      ),
    )
    expect(sheets.map(({ name }) => name)).toEqual(['Read me', 'Q & A', 'Lists'])
    expect(chosen).toBe(1)
  })

  test('a sheet with one column is a text', () => {
    const { sheets } = opened(
      workbook({
        One: ['1. Which?', 'a) "Tea"', 'b) Mud', 'Answer: b'].map((t) => inline(t)).join(''),
      }),
    )
    expect(readPasted(sheets[0]?.text ?? '')).toMatchObject({
      format: 'quiz',
      questions: [{ options: ['"Tea"', 'Mud'], key: [1] }],
    })
  })
})

test('SH10: hidden rows and formulas without a result are named', () => {
  const { sheets } = opened(
    workbook({
      One: `${QUIZ}<row r="7" hidden="1"><c t="str"><v>Old</v></c></row><row r="8"><c t="str"><v>Who?</v></c><c><f>A1</f></c></row>`,
    }),
  )
  expect(sheets[0]?.text.split('\n')).toHaveLength(3)
  expect(sheets[0]?.notes).toEqual([
    'Row 7 is hidden and left out.',
    'One formula has no saved result and is left out.',
  ])
})

describe('SH12: options that look other than those beside them', () => {
  const STYLES =
    '<styleSheet><fonts><font><sz val="11"/></font><font><b/></font><font><b val="0"/></font></fonts><fills><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FF92D050"/></patternFill></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFFFFFF"/></patternFill></fill></fills><cellStyleXfs><xf fontId="1"/></cellStyleXfs><cellXfs><xf/><xf fontId="1"/><xf fillId="1"/><xf fillId="2"/><xf fontId="2"/></cellXfs><dxfs><dxf><fill><bgColor rgb="FF92D050"/></fill></dxf></dxfs></styleSheet>'
  const styled = (text: string, style: number) =>
    `<c s="${style}" t="inlineStr"><is><t>${text}</t></is></c>`
  const rich = (text: string) => `<c t="inlineStr"><is>${text}</is></c>`
  const head = inline('Question', 'Option', 'Option', 'Option')
  const row = (...cells: string[]) => `<row>${cells.join('')}</row>`
  const BOLD = '<r><rPr><b/></rPr><t>'
  // Another row, so that its columns say something.
  const other = row(...['Who?', 'x', 'y', 'z'].map((text) => styled(text, 0)))

  test.each<[string, string, number[]]>([
    ['in bold', row(styled('Which?', 1), styled('a', 0), styled('b', 1), styled('c', 0)), [1]],
    [
      'on a colour',
      row(styled('Which?', 0), styled('a', 2), styled('b', 2), styled('c', 0)),
      [0, 1],
    ],
    [
      'on a colour, beside bold',
      row(styled('Q?', 0), styled('a', 2), styled('b', 1), styled('c', 1)),
      [0],
    ],
    ['on white', row(styled('Which?', 0), styled('a', 3), styled('b', 4), styled('c', 0)), []],
    ['all in bold', row(styled('Which?', 1), styled('a', 1), styled('b', 1), styled('c', 1)), []],
    [
      'of bold parts',
      row(
        styled('Q?', 0),
        rich(`${BOLD}a</t></r>${BOLD} a</t></r>`),
        styled('b', 0),
        styled('c', 0),
      ),
      [0],
    ],
    [
      'with one bold part',
      row(styled('Q?', 0), rich(`${BOLD}a</t></r><r><t>a</t></r>`), styled('b', 0), styled('c', 0)),
      [],
    ],
  ])('%s', (_, cells, key) => {
    const { sheets } = opened(workbook({ One: head + cells + other }, { 'xl/styles.xml': STYLES }))
    const { questions } = readPasted(sheets[0]?.text ?? '')
    expect(questions[0]).toMatchObject({ key })
    expect(JSON.stringify(questions)).not.toContain('✓')
    expect(sheets[0]?.notes).toEqual(
      key.length === 0 ? [] : ['In 1 row, options in bold or on a colour are marked as correct.'],
    )
  })

  test('a column that is all in bold, and headings, say nothing', () => {
    const bold = (text: string) =>
      row(...[text, 'a', 'b'].map((each, at) => styled(each, at === 1 ? 1 : 0)))
    const { sheets } = opened(
      workbook(
        {
          One:
            row(...['Question', 'Option', 'Option'].map((each) => styled(each, 1))) +
            bold('Q?') +
            bold('R?'),
        },
        { 'xl/styles.xml': STYLES },
      ),
    )
    expect(sheets[0]).toMatchObject({
      text: 'Question\tOption\tOption\nQ?\ta\tb\nR?\ta\tb',
      notes: [],
    })
  })
})

describe('SH11: what can’t be read is refused in words', () => {
  const good = workbook({ One: QUIZ })

  test.each<[string, ArrayBuffer, RegExp]>([
    ['cut off', good.slice(0, good.byteLength / 2), /^The workbook is damaged/],
    ['without sheets', zipped({ 'xl/workbook.xml': '<workbook/>' }), /^The workbook is damaged/],
    ['not XML inside', workbook({ One: '<row><c t="str' }), /^The workbook is damaged/],
    ['whose texts are not packed', zipped({ 'xl/workbook.xml': '<workbook>' }, 0), /is damaged/],
    ['without text', workbook({ One: '<row><c/></row>' }), /^The workbook has no cells/],
    [
      'far larger than it looks',
      workbook({ One: `<!--${' '.repeat(60_000_000)}-->` }),
      /too large/,
    ],
  ])('a workbook %s', (_, bytes, words) => {
    expect(refusal(bytes)).toMatch(words)
  })

  test('a sheet with too much text says how much', () => {
    const { sheets } = opened(workbook({ One: inline('x'.repeat(5_000_000), 'b') }))
    expect(sheets[0]).toMatchObject({ text: '', tooMuch: { what: 'characters', met: 5_000_003 } })
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
})

test('SH8: texts written by our own writer are read as they were', async () => {
  const cell = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.trim())
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 5 }),
      async (rows) => {
        const written = createWorkbook(['Questions'])
        written.addRow('Questions', ['Question', 'Help', 'Tags', 'Comment'])
        for (const [at, cells] of rows.entries()) {
          written.addRow('Questions', [`Number ${at} is what?`, ...cells])
        }
        const bytes = await written.finish().file.arrayBuffer()
        const { sheets } = opened(bytes)
        const text = ['Question\tHelp\tTags\tComment'].concat(
          rows.map((cells, at) => [`Number ${at} is what?`, ...cells.map(tabbed)].join('\t')),
        )
        expect(sheets[0]?.text).toBe(text.join('\n'))
      },
    ),
    fewRuns,
  )
})

function tabbed(cell: string): string {
  const text = cell.replace(/\r\n?/g, '\n')
  return /[\t\n]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
