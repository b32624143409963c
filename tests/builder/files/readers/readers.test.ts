import { describe, expect, test } from 'vitest'

import { decodeText } from '#src/builder/files/pasted/decodeText.ts'
import { bytesOf } from '#src/builder/files/readers/fileBytes.ts'
import { openAssessment } from '#src/builder/files/readers/openAssessment.ts'
import { openSheets } from '#src/builder/files/readers/openSheets.ts'
import { OPENED, PASTED, QUESTION_READERS, READERS } from '#src/builder/files/readers/readers.ts'
import { readPasted } from '#src/builder/files/readers/readPasted.ts'
import { sourceOf } from '#src/builder/files/readers/source.ts'
import { bytesOfText, type FormatName, packed, SAMPLES } from './formatSamples.ts'

test('no two rows have the same name', () => {
  const names = READERS.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test.each(texts(PASTED))('pasted, $name is not taken for another: $text', ({ name, text }) => {
  expect(PASTED.find(({ recognises }) => recognises(sourceOf(text)))?.name).toBe(name)
})

test.each(texts(QUESTION_READERS))('questions are read from $name: $text', ({ name, text }) => {
  expect(readPasted(text)).toMatchObject({ format: name, refusal: null, questions: [{}] })
})

describe('DR1: every door reads a format, or refuses it in its own words', () => {
  test.each(texts(PASTED.filter((row) => 'noQuestions' in row)))(
    'pasted: $name, $text',
    ({ noQuestions, text }) => {
      const { format, refusal, questions } = readPasted(text)
      expect({ format, questions }).toEqual({ format: null, questions: [] })
      expect(refusal).toMatchObject(noQuestions)
    },
  )

  test.each(samples(PASTED.filter(({ name }) => name !== 'archive')))(
    'opened for its questions: $name, $about',
    ({ row, bytes }) => {
      const isRead = 'questions' in row
      expect(openedForQuestions(bytes)).toBe(isRead ? '1 question' : sentence(row.noQuestions))
    },
  )

  test.each(samples(OPENED.filter((row) => 'noAssessment' in row)))(
    'opened as an assessment: $name, $about',
    ({ row, bytes }) => {
      const { noAssessment: why, opensIn } = row
      expect(openAssessment(bytes.slice().buffer)).toMatchObject({ error: { why, opensIn } })
    },
  )

  test.each(samples(OPENED.filter((row) => 'assessment' in row)))(
    'opened as the assessment it is: $name, $about',
    ({ row, bytes }) => {
      const read = row.assessment.read(new TextDecoder().decode(bytes))
      expect(openAssessment(bytes.slice().buffer)).toMatchObject(read)
    },
  )

  test('a workbook or a document is read, whatever its name; a damaged one says so', () => {
    const { workbook, word } = SAMPLES
    expect([...workbook, ...word].map((bytes) => openedForQuestions(toBytes(bytes)))).toEqual([
      '1 question',
      expect.stringMatching(/^The workbook is damaged/),
      '1 question',
      expect.stringMatching(/^The document is damaged/),
    ])
  })
})

describe('DR2: what an archive has in it', () => {
  test.each<[string, Uint8Array<ArrayBuffer>, string]>([
    [
      'of several files',
      packed({ 'a/round 1.csv': '', 'a/': '', '__MACOSX/a/._round 1.csv': '', 'b.txt': '' }),
      'This is a ZIP archive with round 1.csv and b.txt. Unpack it, then open the file with the questions.',
    ],
    [
      'of one',
      packed({ '../../etc/quiz\u202e.docx': '' }),
      'This is a ZIP archive with quiz[U+202E].docx. Unpack it, then open the file with the questions.',
    ],
    ['of none', packed({ 'empty/': '' }), 'This is a ZIP archive with no files.'],
    [
      'with a password',
      locked(packed({ 'quiz.txt': '' })),
      'This is a ZIP archive with a password and quiz.txt. Unpack it, then open the file with the questions.',
    ],
    [
      'of thousands',
      packed(Object.fromEntries(Array.from({ length: 9_999 }, (_, at) => [`${at}.png`, '']))),
      'This is a ZIP archive with 0.png, 1.png, 2.png, 3.png, 4.png, 5.png, and 9,993 more. Unpack it, then open the file with the questions.',
    ],
  ])('%s', (_, bytes, words) => {
    expect(openedForQuestions(bytes)).toBe(words)
  })
})

describe('DR3: of a large file only its ends are read, and they say what it is', () => {
  async function openedLarge(bytes: Uint8Array<ArrayBuffer>) {
    // The directory of an archive is at its end.
    const end = bytes[0] === 0x50 ? bytes : ' '
    const large = new Blob([bytes, new Uint8Array(6_000_000).fill(0x20), end])
    const read = await bytesOf(large, () => 2_000_000)
    expect(read).toMatchObject({ isWhole: false, limit: 2_000_000 })
    expect(read.bytes.byteLength).toBeLessThan(2_000_000)
    return openSheets(read.bytes, false)
  }

  // Of JSON, the middle is needed to say what it is.
  const refused = PASTED.filter((row) => 'noQuestions' in row)
  test.each(samples(refused).filter(({ about }) => !/^[[{]"/.test(about)))(
    '$name, $about',
    async ({ row, bytes }) => {
      expect(await openedLarge(bytes)).toEqual({ ok: false, error: sentence(row.noQuestions) })
    },
  )

  test.each(samples(QUESTION_READERS))('$name could be read: $about', async ({ bytes }) => {
    expect(await openedLarge(bytes)).toBeNull()
  })
})

test('text that begins with a sign of its own is text', () => {
  const text = '\u00ff\u00feW\0h\0y\0?\0'
  expect(openSheets(bytesOfText(text).buffer)).toBeNull()
  expect(openSheets(new TextEncoder().encode('“Why?”').buffer)).toBeNull()
  expect(openSheets(bytesOfText('\u0093Why?\u0094').buffer)).toBeNull()
})

function locked(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const at = bytes.findIndex(
    (_, place) =>
      new DataView(bytes.buffer).getUint32(Math.min(place, bytes.length - 4), true) === 0x02014b50,
  )
  bytes[at + 8] = 1
  return bytes
}

function sentence({ title, text }: { title: string; text: string }): string {
  return `${title}. ${text}`
}

/** What the dialog says of an opened or dropped file. */
function openedForQuestions(bytes: Uint8Array<ArrayBuffer>): string {
  const opened = openSheets(bytes.slice().buffer)
  if (opened && !opened.ok) return opened.error
  const text = opened ? opened.value.sheets[opened.value.chosen]?.text : decodeText(bytes)
  const { refusal, questions } = readPasted(text ?? '')
  return refusal ? sentence(refusal) : `${questions.length} question`
}

function toBytes(sample: string | Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return typeof sample === 'string' ? new TextEncoder().encode(sample) : sample
}

function texts<R extends { name: FormatName }>(rows: readonly R[]): (R & { text: string })[] {
  return rows.flatMap((row) =>
    SAMPLES[row.name].flatMap((text) => (typeof text === 'string' ? { ...row, text } : [])),
  )
}

function samples<R extends { name: FormatName }>(rows: readonly R[]) {
  return rows.flatMap((row) =>
    SAMPLES[row.name].map((sample) => {
      const bytes = toBytes(sample)
      const about = new TextDecoder('latin1').decode(bytes.slice(0, 40)).replace(/[^ -~]/g, '.')
      return { row, name: row.name, about, bytes }
    }),
  )
}
