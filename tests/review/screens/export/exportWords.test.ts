import { expect, test } from 'vitest'

import { responseFormat } from '#src/review/files/responseFormats.ts'
import { guardWords, shortfallWords } from '#src/review/screens/export/exportWords.ts'

const result = {
  file: new Blob(),
  responses: 3,
  damaged: 1,
  shortened: 2,
  leftOut: { rows: 1, columns: 1_000 },
}

test('what is missing in a workbook is said, and which formats have it', () => {
  expect(shortfallWords(result, responseFormat('xlsx'))).toEqual([
    '1 response can’t be read and is not in the file.',
    '2 texts are longer than a cell of Excel can be. Each was shortened and says so; CSV and JSON contain all of it.',
    '1 row did not fit into a sheet of Excel. CSV and JSON contain everything.',
    '1,000 columns did not fit into a sheet of Excel. CSV and JSON contain everything.',
  ])
})

test('what was done about cells that could be formulas is said', () => {
  expect(guardWords({})).toEqual([])
  expect(guardWords({ guarded: 1 })).toEqual([
    '1 cell could be run as a formula, so it starts with an apostrophe',
  ])
  expect(guardWords({ guarded: 1_200 })).toEqual([
    '1,200 cells could be run as formulas, so each starts with an apostrophe',
  ])
})

test('a complete file needs no words', () => {
  const leftOut = { rows: 0, columns: 0 }
  const complete = { ...result, damaged: 0, shortened: 0, leftOut }
  expect(shortfallWords(complete, responseFormat('xlsx'))).toEqual([])
  expect(shortfallWords(complete, responseFormat('json'))).toEqual([])
})
