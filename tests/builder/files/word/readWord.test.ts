import { describe, expect, test } from 'vitest'

import { readPasted } from '#src/builder/files/readers/readPasted.ts'

import { li, numbering, p, r, textOf } from './wordFiles.ts'

describe('DX8: lists count as in the document', () => {
  const quiz = li(1, 0, 'x') + li(1, 1, 'y') + li(1, 1, 'z') + li(1, 0, 'v') + li(1, 1, 'w')

  test.each<[string, Parameters<typeof numbering>[0], string, string]>([
    [
      'each level from its start',
      [
        [
          ['decimal', '%1.'],
          ['lowerLetter', '%2)'],
        ],
      ],
      quiz,
      '1. x\n   a) y\n   b) z\n\n2. v\n   a) w',
    ],
    [
      'the last part of several levels',
      [
        [
          ['upperRoman', '%1.'],
          ['decimal', '%1.%2.'],
        ],
      ],
      quiz,
      'I. x\n   1. y\n   2. z\nII. v\n   1. w',
    ],
    [
      'without restart',
      [
        [
          ['decimal', '%1.'],
          ['decimal', '%2.', '<w:lvlRestart w:val="0"/>'],
        ],
      ],
      quiz,
      '1. x\n   1. y\n   2. z\n\n2. v\n   3. w',
    ],
    ['from another start', [[['decimal', '(%1)', '<w:start w:val="7"/>']]], li(1, 0, 'x'), '(7) x'],
    ['with a word', [[['decimal', 'Question %1:']]], li(1, 0, 'x'), 'Question 1: x'],
    ['bullets', [[['bullet', '·']]], li(1, 0, 'x'), '- x'],
    [
      'bullets that are boxes',
      [[['bullet', '\uf0a8', '<w:rPr><w:rFonts w:ascii="Wingdings"/></w:rPr>']]],
      li(1, 0, 'x') + li(1, 0, 'y'),
      '☐ x\n☐ y',
    ],
    [
      'bullets that are ticks',
      [[['bullet', '\uf0fc', '<w:rPr><w:rFonts w:ascii="Wingdings"/></w:rPr>']]],
      li(1, 0, 'x') + li(1, 0, 'y'),
      '- x\n- y',
    ],
    ['no label', [[['none', '']]], li(1, 0, 'x'), 'x'],
    ['a list that is not there', [], li(9, 0, 'x'), 'x'],
  ])('%s', (_, lists, body, text) => {
    expect(textOf(body, { 'numbering.xml': numbering(lists) })).toBe(text)
  })

  test.each([
    ['lowerLetter', 'b.'],
    ['upperLetter', 'B.'],
    ['lowerRoman', 'ii.'],
    ['upperRoman', 'II.'],
    ['decimalZero', '02.'],
    ['russianLower', 'б.'],
    ['hebrew1', 'ב.'],
    ['hebrew2', 'ב.'],
    ['arabicAlpha', 'ب.'],
    ['arabicAbjad', 'ب.'],
    ['ganada', '나.'],
    ['aiueo', 'イ.'],
    ['decimalEnclosedCircle', '②.'],
    ['chineseCounting', '2.'],
    ['thaiLetters', 'ข.'],
    ['cardinalText', '2.'],
  ])('in the format %s: %s', (format, label) => {
    const body = li(1, 0, 'x') + li(1, 0, 'y')
    expect(textOf(body, { 'numbering.xml': numbering([[[format, '%1.']]]) })).toContain(
      `${label} y`,
    )
  })

  test('a list starts again where it says so, and goes on elsewhere', () => {
    const again =
      '<w:num w:numId="7"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride></w:num><w:num w:numId="8"><w:abstractNumId w:val="0"/></w:num>'
    const body = li(1, 0, 'x') + li(7, 0, 'y') + li(8, 0, 'z') + li(7, 0, 'v')
    expect(textOf(body, { 'numbering.xml': numbering([[['decimal', '%1)']]], again) })).toBe(
      '1) x\n5) y\n6) z\n7) v',
    )
  })

  test('a style has a list, a level and what it is based on', () => {
    const styles = `<w:styles><w:style w:type="paragraph" w:styleId="Base"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style><w:style w:type="paragraph" w:styleId="Option"><w:basedOn w:val="Base"/><w:pPr><w:numPr><w:ilvl w:val="1"/></w:numPr></w:pPr></w:style></w:styles>`
    const list = numbering([
      [
        ['decimal', '%1.'],
        ['upperLetter', '%2.'],
      ],
    ])
    const body =
      p('x', '<w:pStyle w:val="Base"/>') +
      p('y', '<w:pStyle w:val="Option"/>') +
      p('z', '<w:numPr><w:numId w:val="0"/></w:numPr><w:pStyle w:val="Base"/>')
    expect(textOf(body, { 'styles.xml': styles, 'numbering.xml': list })).toBe('1. x\n   A. y\n\nz')
  })

  test('lists of their own are inside the one that goes on, or is indented less', () => {
    const ind = (left: number) => `<w:pPr><w:ind w:left="${left}"/></w:pPr>`
    const lists = numbering([
      [['decimal', '%1.', ind(360)]],
      [['decimal', '%1.', ind(360)]],
      [['decimal', '%1.', ind(720)]],
      [['decimal', '%1.', ind(360)]],
    ])
    const body =
      li(1, 0, 'Which?') +
      li(2, 0, 'x') +
      li(2, 0, 'y') +
      li(1, 0, 'Who?') +
      li(3, 0, 'v') +
      li(3, 0, 'w') +
      li(1, 0, 'Where?') +
      li(4, 0, 'here') +
      li(4, 0, 'there')
    const text = textOf(body, { 'numbering.xml': lists })
    expect(text).toBe(
      '1. Which?\n   1. x\n   2. y\n\n2. Who?\n   1. v\n   2. w\n\n3. Where?\n   1. here\n   2. there',
    )
    expect(readPasted(text).questions).toMatchObject([
      { prompt: 'Which?', options: ['x', 'y'] },
      { prompt: 'Who?', options: ['v', 'w'] },
      { prompt: 'Where?', options: ['here', 'there'] },
    ])
  })

  test('an empty item counts, and is none', () => {
    const list = { 'numbering.xml': numbering([[['decimal', '%1.']]]) }
    expect(textOf(li(1, 0, 'x') + li(1, 0, '') + li(1, 0, 'y'), list)).toBe('1. x\n3. y')
  })
})

describe('DX9: looks', () => {
  const right = (look: string, parts = {}) => textOf(p('a) x') + p(r('b) y', look)), parts)

  test.each([
    ['bold', '<w:b/>'],
    ['highlighted', '<w:highlight w:val="yellow"/>'],
    ['shaded', '<w:shd w:val="clear" w:fill="FFFF00"/>'],
    ['in a color', '<w:color w:val="00B050"/>'],
    ['underlined', '<w:u w:val="single"/>'],
    ['by a style', '<w:rStyle w:val="Right"/>'],
    ['by a style that is said last', '<w:i w:val="0"/><w:rStyle w:val="Right"/>'],
  ])('an option is correct if it is %s', (_, look) => {
    const styles =
      '<w:styles><w:style w:type="character" w:styleId="Marked"><w:rPr><w:highlight w:val="green"/></w:rPr></w:style><w:style w:type="character" w:styleId="Right"><w:basedOn w:val="Marked"/></w:style></w:styles>'
    expect(right(look, { 'styles.xml': styles })).toBe('a) x\nb) y ✓')
  })

  test.each([
    ['not bold', '<w:b w:val="false"/>'],
    ['not highlighted', '<w:highlight w:val="none"/>'],
    ['on white', '<w:shd w:val="clear" w:color="auto" w:fill="auto"/>'],
    ['black', '<w:color w:val="000000"/>'],
    ['gray', '<w:color w:val="404040"/>'],
    ['not underlined', '<w:u w:val="none"/>'],
  ])('but not if it is %s', (_, look) => {
    expect(right(look)).toBe('a) x\nb) y')
  })

  test('a shaded paragraph or cell is marked, and a link is not', () => {
    const shade = '<w:shd w:val="clear" w:fill="92D050"/>'
    expect(textOf(p('a) x') + p('b) y', shade))).toBe('a) x\nb) y ✓')
    const cell = (text: string, look = '') => `<w:tc><w:tcPr>${look}</w:tcPr>${p(text)}</w:tc>`
    expect(textOf(`<w:tbl><w:tr>${cell('a) x')}${cell('b) y', shade)}</w:tr></w:tbl>`)).toBe(
      'a) x\nb) y ✓',
    )
    const link = `<w:hyperlink>${r('b) y', '<w:color w:val="0563C1"/><w:u w:val="single"/>')}</w:hyperlink>`
    expect(textOf(p('a) x') + p(link))).toBe('a) x\nb) y')
  })

  test('headings, by level or by name', () => {
    const styles =
      '<w:styles><w:style w:type="paragraph" w:styleId="H2"><w:name w:val="heading 2"/></w:style><w:style w:type="paragraph" w:styleId="T"><w:name w:val="Title"/></w:style></w:styles>'
    const body =
      p('x', '<w:pStyle w:val="T"/>') +
      p('y', '<w:pStyle w:val="H2"/>') +
      p('z', '<w:outlineLvl w:val="2"/>') +
      p('v', '<w:pStyle w:val="H2"/><w:outlineLvl w:val="9"/>')
    expect(textOf(body, { 'styles.xml': styles })).toBe('# x\n\n## y\n\n### z\n\nv')
  })

  test('a heading with a number keeps it', () => {
    const list = { 'numbering.xml': numbering([[['decimal', '%1.']]]) }
    const look = '<w:numPr><w:numId w:val="1"/></w:numPr><w:outlineLvl w:val="0"/>'
    expect(textOf(p('Which?', look), list)).toBe('# 1. Which?')
  })

  test.each(['Consolas', 'Courier New', 'DejaVu Sans Mono'])('%s is for code', (font) => {
    const code = r('len(x)', `<w:rFonts w:ascii="${font}"/><w:shd w:fill="EEEEEE"/>`)
    expect(textOf(p(`${r('What is ')}${code}${r('?')}`))).toBe('What is `len(x)`?')
  })

  test('what is raised or lowered', () => {
    const raised = r('2', '<w:vertAlign w:val="superscript"/>')
    const lowered = r('i', '<w:position w:val="-4"/>')
    const ordinal = r('th', '<w:vertAlign w:val="superscript"/>')
    expect(
      textOf(p(`${r('x')}${raised}, y`.replace(', y', r(', y')) + lowered + r(' 5') + ordinal)),
    ).toBe('x², y\\_(i) 5th')
  })
})

describe('DX10: boxes and symbols', () => {
  const box = (checked: string, glyph: string) =>
    `<w:sdt><w:sdtPr><w:rPr><w:b/></w:rPr><w14:checkbox><w14:checked w14:val="${checked}"/><w14:checkedState w14:val="2612" w14:font="MS Gothic"/></w14:checkbox></w:sdtPr><w:sdtContent>${glyph}</w:sdtContent></w:sdt>`
  const sym = (char: string, font = 'Wingdings') =>
    `<w:r><w:sym w:font="${font}" w:char="${char}"/></w:r>`
  const oldBox = (state: string) =>
    `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox><w:sizeAuto/>${state}</w:checkBox></w:ffData></w:fldChar></w:r><w:r><w:instrText> FORMCHECKBOX </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`

  test.each<[string, string, string]>([
    ['of a content control', box('0', r('☐')), box('1', r('☒'))],
    ['of a control with its own sign', box('0', sym('F0A8')), box('1', sym('F0FE'))],
    [
      'of a form until 2003',
      oldBox('<w:default w:val="0"/>'),
      oldBox('<w:default w:val="0"/><w:checked/>'),
    ],
    ['as symbols', sym('F0A8'), sym('F0FD')],
    [
      'as letters of a symbol font',
      r('o', '<w:rFonts w:ascii="Wingdings"/>'),
      r('x', '<w:rFonts w:ascii="Wingdings"/>'),
    ],
    ['of another font', sym('F0A3', 'Wingdings 2'), sym('F053', 'Wingdings 2')],
  ])('%s', (_, empty, ticked) => {
    const text = textOf(p('1. Which?') + p(empty + r(' x')) + p(ticked + r(' y')))
    expect(readPasted(text).questions).toMatchObject([{ options: ['x', 'y'], key: [1] }])
  })

  test('signs, and what has no sign', () => {
    const signs =
      sym('F0E0') + sym('F061', 'Symbol') + sym('F0B3', 'Symbol') + sym('zz') + sym('0041', 'Arial')
    expect(textOf(p(signs))).toBe('→α≥A')
  })
})
