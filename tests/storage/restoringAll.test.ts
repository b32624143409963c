import fc from 'fast-check'
import { expect, test } from 'vitest'

import { candidateTable, jobTable } from '#src/storage/core/database.ts'
import { fileTable } from '#src/storage/core/deviceDatabase.ts'
import { storeFile } from '#src/storage/stored/files.ts'
import {
  backupOfEverything,
  eraseEverything,
  everythingStored,
  read,
  replaceWith,
} from '#tests/support/backups.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aCandidate, aJob, value } from '#tests/support/hiring.ts'
import { fewRuns } from '#tests/support/propertyRuns.ts'

withFreshDatabases()

const hostile = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
  fc.constantFrom(
    '\u2028\u2029\u0000\ufeff',
    '"}\n{"line":"end"}',
    '__proto__',
    '\ud800 alone',
    '</script><!--',
    '=cmd|calc',
  ),
)

const damagedField = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  maxDepth: 3,
})

test('hostile texts, bytes of every kind and damaged records are restored unchanged', async () => {
  const property = fc.asyncProperty(
    fc.array(hostile, { minLength: 1, maxLength: 4 }),
    fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 3 }),
    fc.array(damagedField, { maxLength: 3 }),
    async (texts, files, fields) => {
      await eraseEverything()
      const job = await aJob()
      for (const text of texts) {
        const { id } = await aCandidate(job.id, { name: `x${text}`, phone: text })
        await candidateTable.update(id, { reference: `r${text}` })
      }
      for (const [place, bytes] of files.entries()) {
        const file = new File([bytes.slice()], texts[place] ?? 'file')
        value(await storeFile({ owner: job.id, file }))
      }
      for (const [place, field] of fields.entries()) {
        await jobTable.put({ id: place === 0 ? 5 : `damaged ${place}`, field })
      }
      const before = await everythingStored()
      const file = await backupOfEverything()
      const content = await read(file)
      expect(content.damaged.Jobs).toBe(fields.length)
      await eraseEverything()
      value(await replaceWith(file, content))
      const { settings, ...after } = await everythingStored()
      const { settings: _, ...expected } = before
      expect(after).toStrictEqual(expected)
      expect(settings).toMatchObject([{ key: 'lastBackup' }, { key: 'nothingSealed' }])
    },
  )
  await fc.assert(property, { ...fewRuns, numRuns: Math.min(fewRuns.numRuns, 60) })
}, 120_000)

test('a damaged file is carried over unchanged', async () => {
  const record = { owner: 'nobody', fileId: 'f1', name: 5, bytes: new Uint8Array([1, 2]).buffer }
  await fileTable.put(record)
  const file = await backupOfEverything()
  await eraseEverything()
  value(await replaceWith(file))
  expect(await fileTable.toArray()).toStrictEqual([record])
})
