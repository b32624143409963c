import { expect, test } from 'vitest'

import { writeAssessmentFile } from '#src/builder/files/json/writeAssessmentFile.ts'
import { openAssessment } from '#src/builder/files/readers/openAssessment.ts'
import { anAssessment, shortText, singleChoice } from '#tests/support/definitions.ts'

const definition = anAssessment(singleChoice('role', ['be', 'fe']), shortText('why'))
const saved = writeAssessmentFile({
  definition,
  testCandidates: [{ id: 't1', name: 'Ada', answers: { role: { option: 'be' } } }],
})

function told(content: string | Uint8Array): string {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const read = openAssessment(bytes.slice().buffer)
  return read.ok ? 'read' : [read.error.where, read.error.why].filter(Boolean).join(': ')
}

test('a saved file is read with its test candidates, whatever an editor did to its ends', () => {
  const read = openAssessment(
    new TextEncoder().encode(`\uFEFF${saved.replaceAll('\n', '\r\n')}`).buffer,
  )
  if (!read.ok) throw new Error(read.error.why)
  expect(read.value.definition).toEqual(definition)
  expect(read.value.testCandidates).toHaveLength(1)
})

test.each<[string, string, string | RegExp]>([
  ['an empty file', '', 'it is empty'],
  [
    'a file that was cut off',
    saved.slice(0, 100),
    /^line \d+, column \d+: it is not valid JSON: the text/,
  ],
  [
    'a name twice',
    saved.replace('"title":', '"title": "", "title":'),
    /^line 9, column \d+, definition\.settings\.title: the name “title” is given twice/,
  ],
  [
    'a newer format',
    saved.replace(/"format": (\d+)/, (_, format) => `"format": ${Number(format) + 1}`),
    /^format: it was written by a newer version of TalentFlow/,
  ],
  [
    'a part that is wrong',
    saved.replace('"kind": "singleChoice"', '"kind": "oneChoice"'),
    /^definition\.sections\[0\]\.questions\[0\]\.kind: it must be “/,
  ],
  [
    'a backup',
    '{"format":1,"kind":"talentflow-backup","madeAt":"2026-11-22T10:42:00.000Z"}\n{}',
    'it is a backup of everything: open it on the data page',
  ],
  [
    'a SurveyJS form',
    '{"pages": [{"elements": [{"type": "text", "name": "a"}]}]}',
    'it looks like a SurveyJS form, not a saved assessment',
  ],
  [
    'other JSON',
    '{"a": 1}',
    'it is not an assessment: it must be what the app saves, or a definition by itself',
  ],
  ['a quiz as text', '1. Who?\na) Me\nb) You', 'it is text, not a saved assessment'],
  [
    'Moodle XML',
    '<?xml version="1.0"?><quiz></quiz>',
    'it looks like Moodle XML, not a saved assessment',
  ],
  [
    'QTI',
    '<?xml version="1.0"?><questestinterop/>',
    'it looks like a QTI quiz, not a saved assessment',
  ],
  ['other XML', '<?xml version="1.0"?><rss/>', 'it looks like XML, not a saved assessment'],
  [
    'a web page',
    '<!doctype html><html></html>',
    'it looks like the source of a web page, not a saved assessment',
  ],
  ['Rich Text', '{\\rtf1 Hello}', 'it looks like a Rich Text file (RTF), not a saved assessment'],
])('%s is refused as what it is', (_, content, words) => {
  expect(told(content)).toMatch(words)
})

test('binary files and other encodings are reported as such', () => {
  const latin1 = Uint8Array.from('{"a": "\u00e9"}', (char) => char.charCodeAt(0))
  const utf16 = Uint8Array.from(['\u00ff', '\u00fe', '{', '\0', '}', '\0'], (char) =>
    char.charCodeAt(0),
  )
  expect(told(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff]))).toMatch(
    /a picture/,
  )
  expect(told('PK\u0003\u0004and so on')).toMatch(/not text/)
  expect(told('%PDF-1.7')).toMatch(/a PDF/)
  const otherEncoding = 'it is not text in UTF-8: save it in that encoding'
  expect(told(latin1)).toBe(otherEncoding)
  expect(told(utf16)).toBe(otherEncoding)
  expect(told('{"a": "\0"}')).toMatch(/write \\u0000 for it$/)
  expect(told(new Uint8Array(20 * 1024 * 1024 + 1).fill(0x7b))).toBe('it is larger than 20 MB')
})
