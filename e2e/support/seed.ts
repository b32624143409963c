import type { Page } from 'playwright/test'

import type { StoredFile } from '#schemas/answer.ts'

import { type InvitedCandidates, invitedCandidates } from '#tests/support/invitedCandidates.ts'

/**
 * Stores a published assessment and two invited candidates in the app's database, as staff would
 * have.
 */
export async function seedInvitedCandidates(
  page: Page,
  records: InvitedCandidates = invitedCandidates(),
): Promise<InvitedCandidates> {
  await seedRecords(page, {
    Jobs: [records.job],
    Assessments: [records.assessment, records.version],
    Candidates: [...records.candidates],
  })
  return records
}

/** The app creates the database; for that, an unknown address is enough. */
export async function seedRecords(
  page: Page,
  recordsByStore: Readonly<Record<string, readonly object[]>>,
): Promise<void> {
  await page.goto(`/take/${crypto.randomUUID()}`)
  await page.getByRole('heading', { name: 'We can’t find this assessment' }).waitFor()
  // As a string, because the recursive types are too deep for `evaluate`.
  await page.evaluate(putRecords, JSON.stringify(recordsByStore))
}

export function putRecords(text: string): Promise<void> {
  const recordsByStore: Record<string, unknown[]> = JSON.parse(text)
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('TalentFlowDatabase')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      const writing = database.transaction(Object.keys(recordsByStore), 'readwrite')
      for (const [store, records] of Object.entries(recordsByStore)) {
        for (const record of records) writing.objectStore(store).put(record)
      }
      writing.onabort = () => reject(writing.error)
      writing.oncomplete = () => {
        database.close()
        resolve()
      }
    }
  })
}

/** The bytes of a file submitted with an attempt. */
export async function seedFile(
  page: Page,
  owner: string,
  { fileId, name, type }: Pick<StoredFile, 'fileId' | 'name' | 'type'>,
  text: string,
): Promise<void> {
  await page.evaluate(putFile, { owner, fileId, name, type, text })
}

function putFile({ text, ...file }: Record<'owner' | 'fileId' | 'name' | 'type' | 'text', string>) {
  const { buffer: bytes, byteLength: size } = new TextEncoder().encode(text)
  return new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('TalentFlowDevice')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const writing = opening.result.transaction('files', 'readwrite')
      writing.objectStore('files').put({ ...file, size, bytes })
      writing.onabort = () => reject(writing.error)
      writing.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })
}
