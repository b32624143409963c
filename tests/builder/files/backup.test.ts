import { describe, expect, test } from 'vitest'

import { FORMATS } from '#schemas/base.ts'
import { fileTable } from '#src/storage/core/deviceDatabase.ts'
import { storeFile } from '#src/storage/stored/files.ts'
import { backupOf, backupOfEverything, linesOf, read, refusal } from '#tests/support/backups.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aCandidate, aJob, value } from '#tests/support/hiring.ts'

withFreshDatabases()

/** A header, a job, a candidate, a file in two parts, the end. */
async function someLines(): Promise<string[]> {
  const job = await aJob({ title: 'Cook' })
  await aCandidate(job.id, { name: 'Ada Lovelace' })
  const bytes = new Uint8Array(300_000).map((_, place) => place % 251)
  value(await storeFile({ owner: job.id, file: new File([bytes], 'cv.pdf') }))
  return linesOf(await backupOfEverything())
}

const HEADER = 0
const JOB = 1
const FILE = 3

test('has a line for each record and each part of a file', async () => {
  const lines = await someLines()
  expect(lines.map((line) => JSON.parse(line).line ?? JSON.parse(line).kind)).toEqual([
    'talentflow-backup',
    'record',
    'record',
    'file',
    'part',
    'part',
    'end',
  ])
  expect(await refusal(backupOf(lines))).toBeNull()
  // As an editor or another system may return them.
  expect(await refusal(new Blob([`\uFEFF${lines.join('\r\n')}`]))).toBeNull()
})

describe('a file that is incomplete or not ours is refused, with location and reason', () => {
  async function told(change: (lines: string[]) => string[]): Promise<string | null> {
    return refusal(backupOf(change(await someLines())))
  }
  const changed = (place: number, from: string, to: string) => (lines: string[]) =>
    lines.map((line, index) => (index === place ? line.replace(from, to) : line))

  test.each<[string, (lines: string[]) => string[], string]>([
    ['empty', () => [], ': it is empty'],
    ['something else', () => ['{"a": 1}'], ': it is not a TalentFlow backup'],
    [
      'a saved assessment',
      () => ['{', '  "format": 1,', '  "kind": "talentflow-assessment"', '}'],
      ': it is not a TalentFlow backup: open a saved assessment with “Create assessment” on the assessments page',
    ],
    ['no JSON', () => ['%PDF-1.7'], ': it is not a TalentFlow backup'],
    [
      'a newer format',
      changed(HEADER, `"format":${FORMATS.backup}`, `"format":${FORMATS.backup + 1}`),
      `line 1, format: it was saved by a newer version of TalentFlow: this one reads format ${FORMATS.backup}`,
    ],
    [
      'cut off between two lines',
      (lines) => lines.slice(0, -1),
      'line 6: the file was cut off here: use a complete copy of it',
    ],
    [
      'a record that is not as its store has it',
      changed(JOB, '"status":"draft"', '"status":"open"'),
      'line 2, record.status: it must be “draft”, “active” or “archived”, not the text “open”',
    ],
    [
      'a field that nobody knows',
      changed(JOB, '"status"', '"state":1,"status"'),
      'line 2, record: “state” is not known here: remove or fix the name',
    ],
    [
      'a record of a newer format',
      changed(JOB, `"format":${FORMATS.job}`, `"format":${FORMATS.job + 1}`),
      `line 2, record.format: it was written by a newer version of TalentFlow: this one reads format ${FORMATS.job}`,
    ],
    [
      'a name twice',
      changed(JOB, '"title":"Cook"', '"title":"Cook","title":"Chef"'),
      'line 2, column 121, record.title: the name “title” is given twice in the same object: remove one of the two',
    ],
    [
      'a name that no object may have',
      changed(JOB, '"title":"Cook"', '"title":"Cook","__proto__":{}'),
      'line 2, record: “__proto__” is a forbidden name: remove it',
    ],
    [
      'a line that is nested very deep',
      changed(JOB, '"title":"Cook"', `"title":${'['.repeat(300)}${']'.repeat(300)}`),
      `line 2, record.title${'[0]'.repeat(10)}: it is nested more than 200 deep: remove the inner levels`,
    ],
    [
      'the same record twice',
      (lines) => lines.toSpliced(2, 0, lines[JOB] ?? ''),
      'line 3, record.id: this one is on line 2 already: remove one of the two lines',
    ],
    [
      'a store that nobody knows',
      changed(JOB, '"store":"Jobs"', '"store":"Work"'),
      'line 2, store: it must be “Jobs”, “Candidates”, “Assessments”, “Responses”, “settings”, “history”, “erased”, “team”, “keys” or “files”, not the text “Work”',
    ],
    [
      'a line that is missing',
      (lines) => lines.toSpliced(2, 1),
      'line 6, records.Candidates: there are 0 instead of 1: lines were removed or added',
    ],
    [
      'a part of a file that is missing',
      (lines) => lines.toSpliced(FILE + 1, 1),
      'line 6: bytes of the file on line 4 are missing here',
    ],
    [
      'bytes that were changed',
      changed(FILE + 1, '"base64":"AAEC', '"base64":"AAED'),
      'line 6: the contents of “cv.pdf” differ from what was saved',
    ],
    [
      'bytes that are no base64',
      changed(FILE + 1, '"base64":"AAEC', '"base64":"A?EC'),
      'line 5, base64: it is not base64',
    ],
    [
      'bytes of nothing',
      (lines) => lines.toSpliced(FILE, 1),
      'line 4: no file begins before these bytes',
    ],
    [
      'more after the end',
      (lines) => [...lines, lines[JOB] ?? ''],
      'line 8: the backup ends on line 7: remove what follows it',
    ],
    [
      'a setting that is about one device alone',
      (lines) =>
        lines.toSpliced(
          2,
          0,
          '{"line":"record","store":"settings","record":{"key":"handover","value":{}}}',
        ),
      'line 3, record.key: it must be “theme”, “staffName”, “recommendationWords” or “company”, not the text “handover”',
    ],
    [
      'a record and values',
      changed(JOB, '"record":', '"values":[],"record":'),
      'line 2: it must have either “record” or “values”',
    ],
    [
      'values that refer to nothing',
      (lines) => lines.with(JOB, '{"line":"record","store":"Jobs","values":[["object","id",7]]}'),
      'line 2, values: these values do not make a record',
    ],
  ])('%s', async (_, change, words) => {
    expect(await told(change)).toBe(words)
  })

  test('cut off within a line, at every kind of line', async () => {
    const text = (await someLines()).join('\n')
    for (const share of [0.2, 0.5, 0.999]) {
      const cut = text.slice(0, Math.floor(text.length * share))
      expect(await refusal(new Blob([cut]))).toMatch(/^line \d: the file was cut off here/)
    }
  })

  test.each<[string, boolean, boolean]>([
    ['little', true, true],
    ['little', true, false],
    ['big', false, true],
    ['big', false, false],
  ])('in UTF-16, %s end first', async (_, isLittle, hasMark) => {
    const text = `${hasMark ? '\uFEFF' : ''}${(await someLines()).join('\n')}`
    const bytes = new DataView(new ArrayBuffer(2 * text.length))
    for (let at = 0; at < text.length; at++) bytes.setUint16(2 * at, text.charCodeAt(at), isLittle)
    expect(await refusal(new Blob([bytes]))).toBe(
      'line 1: it is text in UTF-16: save the file as UTF-8',
    )
  })

  test('in another encoding, or with bytes that are not text', async () => {
    const [header = '', ...lines] = await someLines()
    const broken = new Blob([`${header}\n`, new Uint8Array([0xff, 0xfe]), '\n', lines.join('\n')])
    expect(await refusal(broken)).toBe('line 2: it is not text in UTF-8: save it in that encoding')
  })
})

test('a file with a duplicate key is refused', async () => {
  const lines = await someLines()
  const file = lines.slice(FILE, FILE + 3)
  expect(await refusal(backupOf(lines.toSpliced(FILE, 0, ...file)))).toBe(
    'line 7, file.owner: this one is on line 4 already: remove one of the two lines',
  )
})

test('nothing is accepted from a damaged line unless it is marked as such', async () => {
  const lines = await someLines()
  const damaged = lines.map((line) =>
    line.replace('"store":"Jobs"', '"store":"Jobs","damaged":true'),
  )
  const content = await read(backupOf(damaged.map((line) => line.replace('"status":"draft",', ''))))
  expect(content.damaged.Jobs).toBe(1)
  // A repaired record is valid again.
  expect((await read(backupOf(damaged))).damaged.Jobs).toBe(0)
  expect(await fileTable.count()).toBe(1)
})
