import { describe, expect, test } from 'vitest'

import {
  optionColumns,
  readOptionColumns,
  readOptionList,
} from '#src/builder/files/cells/optionList.ts'

test.each([
  ['plain lines', 'Red\nGreen\r\nBlue', ['Red', 'Green', 'Blue']],
  ['bullets and empty lines', '- Red\n\n* Green\n  • Blue\n', ['Red', 'Green', 'Blue']],
  ['numbers', '1. Red\n2) Green\n(3) Blue', ['Red', 'Green', 'Blue']],
  ['letters', 'A. Red\nb) Green\n(c) Blue\nD: Pink', ['Red', 'Green', 'Blue', 'Pink']],
  ['bullets with letters and boxes', '- A: Red\n- [x] Green\n[ ] Blue', ['Red', 'Green', 'Blue']],
  ['numbers that belong', '3 years\n1.5 hours\nA level', ['3 years', '1.5 hours', 'A level']],
  ['Markdown as it stands', '- `a - b`\n- **bold**', ['`a - b`', '**bold**']],
  ['nothing', ' \n\n', []],
])('%s', (_, text, expected) => {
  expect(readOptionList(text)).toEqual(expected)
})

describe('columns of a spreadsheet', () => {
  const rows = (text: string) => text.replaceAll('|', '\t')

  test.each([
    ['Tool|Level\nGit|Daily\nDocker|Weekly', true, ['Git', 'Docker'], [null, null]],
    ['Git|Daily\nDocker|Weekly\nVim|Never', false, ['Git', 'Docker', 'Vim'], [null, null, null]],
    ['Wer|Wann\nAnn|heute\nBob|heute', true, ['Ann', 'Bob'], [null, null]],
    ['DE|Germany\nFR|France', false, ['Germany', 'France'], ['DE', 'FR']],
    ['Code|Country\nd|Germany\nf|France', true, ['Germany', 'France'], ['d', 'f']],
    ['Label|Code\nGermany|d\nFrance|f', true, ['Germany', 'France'], ['d', 'f']],
    ['"two\nlines"|x\nGit|y', false, ['two lines', 'Git'], [null, null]],
  ])('%j', (text, hasHeader, labels, codes) => {
    const columns = optionColumns(rows(text))
    expect(columns?.hasHeader).toBe(hasHeader)
    const listed = columns && readOptionColumns(rows(text), columns)
    expect(listed?.map(({ label }) => label)).toEqual(labels)
    expect(listed?.map(({ code }) => code)).toEqual(codes)
  })

  test.each(['Red\nBlue', '- Red\tor so\n- Blue\n- Pink', ''])('%j is a plain list', (text) => {
    expect(optionColumns(text)).toBeNull()
  })
})
