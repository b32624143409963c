/** DR6: whatever is pasted or opened is read or refused in words, at every door. */
import { describe, expect, test } from 'vitest'

import { decodeText } from '#src/builder/files/pasted/decodeText.ts'
import { bytesOf } from '#src/builder/files/readers/fileBytes.ts'
import { openAssessment } from '#src/builder/files/readers/openAssessment.ts'
import { openSheets } from '#src/builder/files/readers/openSheets.ts'
import { readPasted } from '#src/builder/files/readers/readPasted.ts'

const DEEP = 50_000
const deep = (open: string, close = '') => open.repeat(DEEP) + close.repeat(DEEP)

/** What both doors say: of questions, and of an assessment. */
function told(text: string): [string, string] {
  const { refusal, questions, skipped } = readPasted(text)
  const read = openAssessment(new TextEncoder().encode(text).buffer)
  const said = refusal?.title ?? (skipped[0]?.why || `${questions.length} questions`)
  return [said, read.ok ? 'read' : read.error.why]
}

describe('50,000 levels', () => {
  test.each<[string, string, RegExp, RegExp]>([
    ['lists in JSON', deep('[', ']'), /^This looks like JSON/, /more than 80 deep|an object/],
    ['objects in JSON', deep('{"a":', '}').replace(':}', ':1}'), /JSON/, /more than 80 deep/],
    [
      'of a section',
      deep('{"sections":[', ']}').replace('{', '{"settings":1,'),
      /saved/,
      /more than 80 deep/,
    ],
    ['in JSON, open', deep('{"a":'), /part of a JSON file/, /^it is not valid JSON/],
    ['in XML', `<?xml version="1.0"?>${deep('<a>', '</a>')}`, /^This looks like XML/, /XML/],
    ['in HTML', `<!doctype html>${deep('<div>')}`, /source of a web page/, /web page/],
    ['in HTML without its type', deep('<div>'), /couldn’t find a question/, /it is text/],
    ['of a list', deep('- '), /couldn’t find a question/, /it is text/],
    ['of brackets', `1. Why${deep('[', ']')}?`, /^1 questions/, /it is text/],
    ['of quotations', `1. Why?\n${deep('> ')}so`, /^1 questions/, /it is text/],
    ['of GIFT', `Why? ${deep('{')}~a =b${deep('}')}`, /inside its answers/, /it is text/],
  ])('%s', (_, text, questions, assessment) => {
    const [first, second] = told(text)
    expect(first).toMatch(questions)
    expect(second).toMatch(assessment)
  })
})

test.each<[string, Uint8Array<ArrayBuffer>, RegExp]>([
  ['null bytes alone', new Uint8Array(100_000), /^This looks like a file that is not text/],
  ['marks of archives alone', repeated([0x50, 0x4b, 3, 4], 70_000), /^This (?:is|looks like)/],
  ['marks of old files alone', repeated([0xd0, 0xcf, 0x11, 0xe0], 70_000), /97–2003/],
  ['one byte', new Uint8Array([0x50]), /^text/],
  ['no byte', new Uint8Array(), /^text/],
])('a file of %s', (_, bytes, words) => {
  const opened = openSheets(bytes.slice().buffer)
  expect(opened === null ? 'text' : opened.ok || opened.error).toMatch(words)
  expect(openAssessment(bytes.slice().buffer)).toMatchObject({ ok: false })
})

test.each([
  ['half a character', '1. Why\uD800?\n\uDC00 so'],
  ['marks of byte order', '1. Why\uFEFF?\n\uFEFF\n2. Who?'],
  ['marks of direction', `1. Why${'\u202E'.repeat(1_000)}?`],
  ['marks on a letter', `1. Why${'\u0301'.repeat(10_000)}?`],
])('%s in a question is read', (_, text) => {
  const { questions } = readPasted(text)
  expect(questions[0]?.prompt).toMatch(/^Why/)
  // As it comes out of a file.
  expect(readPasted(decodeText(new TextEncoder().encode(text))).questions).toHaveLength(
    questions.length,
  )
})

test('a file beyond the limit is never read as a whole', async () => {
  const whole = Object.assign(new Blob([new Uint8Array(10_000)]), {
    arrayBuffer: () => Promise.reject(new Error('read as a whole')),
  })
  expect((await bytesOf(whole, () => 2_000)).isWhole).toBe(false)
})

function repeated(bytes: readonly number[], length: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(length).map((_, at) => bytes[at % bytes.length] ?? 0)
}
