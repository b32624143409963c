import { expect, test } from 'vitest'

import { readOptionList } from '#src/exchange/optionList.ts'

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

test('stops at 500 options', () => {
  expect(readOptionList('x\n'.repeat(100_000))).toHaveLength(500)
})
