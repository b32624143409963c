import { expect, test } from 'vitest'

import { anAssessment, file, longText, shortText, signature } from '#tests/support/definitions.ts'
import { readXlsx } from '#tests/support/exports/readTables.ts'
import { readExport } from '#tests/support/exports/readExport.ts'
import { exported, mira, submitted, versionsOf } from '#tests/support/exports/submittedRecords.ts'

const versions = versionsOf(
  anAssessment(
    shortText('mail', { format: 'email' }),
    file('cv'),
    signature('sign'),
    longText('why'),
  ),
)
const answers = {
  mail: 'ada@example.org',
  cv: [{ fileId: 'f', name: 'Ada Lovelace.pdf', type: '', size: 1, sha256: 'a'.repeat(64) }],
  sign: { typed: 'Ada Lovelace' },
  why: 'I, Ada, like it',
}

test.each(['csv', 'json'] as const)(
  'Y3: without names a file of %s leads to nobody',
  async (format) => {
    const record = submitted(answers, { isShown: true })
    const plain = await exported(versions, [record], { format }).file.text()
    expect(plain).not.toMatch(/ada|lovelace/i)
    expect(plain).not.toContain(record.response.candidateId)
    expect(plain).toContain('P4RS-7NXW')
    expect(plain).toContain('P4RS-7NXW-1.pdf')
    expect(plain).toContain('I, •••, like it')
  },
)

test.each(['csv', 'json', 'xlsx'] as const)(
  'H9: a file of %s without names has none of others in the words of reviewers',
  async (format) => {
    const at = '2026-02-03T11:00:00.000Z'
    const words = {
      marks: { why: { points: 1, at, reason: 'Unlike Grace' } },
      comments: { why: 'See hopper' },
      comment: 'Behind Grace Hopper',
    }
    const records = [
      submitted(answers, {
        reviews: [{ by: mira, doneAt: at, ...words }],
        settled: [{ questionId: 'why', points: 1, reason: 'As for Grace', by: mira, at }],
      }),
      submitted({}, { name: 'Grace Hopper', email: 'g@h.example' }),
    ]
    const { file: blob } = exported(versions, records, { format })
    const content = format === 'xlsx' ? JSON.stringify(await readXlsx(blob)) : await blob.text()
    expect(content).not.toMatch(/grace|hopper/i)
    expect(content).toContain('Behind •••')
  },
)

test.each(['csv', 'json'] as const)(
  'Y3: with names a file of %s names those who are shown to the reviewer, and nobody else',
  async (format) => {
    const records = [
      submitted(answers, { isShown: true }),
      submitted(
        { ...answers, mail: 'grace@example.org' },
        { name: 'Grace Hopper', email: 'g@h.example' },
      ),
    ]
    const named = exported(versions, records, { format, includesNames: true })
    const content = await named.file.text()
    expect(content).toMatch(/Ada Lovelace[^]*ada@example\.org[^]*Ada Lovelace\.pdf/)
    expect(content).not.toMatch(/grace|hopper|g@h/i)
  },
)

test.each(['csv', 'json'] as const)(
  'R6: in a file of %s, files of one name are told apart and nothing turns a name around',
  async (format) => {
    const cv = ['cv.txt', 'nu\u202efdp.exe', 'cv.txt'].map((name, n) => ({
      ...answers.cv[0]!,
      fileId: `f${n}`,
      name,
    }))
    const record = submitted({ ...answers, cv }, { isShown: true })
    const content = await exported(versions, [record], { format, includesNames: true }).file.text()
    expect(content).toMatch(/cv\.txt[^]*nu\[U\+202E\]fdp\.exe[^]*cv\.txt \(2\)/)
    expect(content).not.toContain('\u202e')
  },
)

test('Y3: a name that was hidden again is not in the file', async () => {
  const record = submitted(answers, { isShown: true })
  const [reveal] = record.response.reveals ?? []
  record.response.reveals = [{ ...reveal!, hiddenAt: '2026-02-05T10:00:00.000Z' }]
  const { rows } = await readExport(versions, [record], { includesNames: true })
  expect(rows).toEqual([expect.objectContaining({ Name: '', Email: '' })])
})

test('Y3: a candidate whose record can’t be read has the reference on the first receipt', async () => {
  const record = { ...submitted(answers), candidate: null }
  const { rows } = await readExport(versions, [record], { includesNames: true })
  expect(rows).toEqual([expect.objectContaining({ Name: '', Stage: '', Reference: 'K7QM-2RTX' })])
})
