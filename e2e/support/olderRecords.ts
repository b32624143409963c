import type { Page } from 'playwright/test'

import { putRecords } from './seed.ts'
import { textOfFormat1 } from '#tests/support/files/savedByFormat1.ts'

/** The stores as created by the first build; later builds must open them unchanged. */
const LAYOUT = {
  TalentFlowDatabase: {
    Jobs: 'id, title, status, order, createdAt, updatedAt',
    Candidates: 'id, name, email, stage, jobId, appliedAt',
    Assessments: 'id, jobId, title, createdAt, updatedAt',
    Responses: 'candidateId, assessmentId, submittedAt',
  },
  TalentFlowDevice: {
    settings: 'key',
    team: 'id',
    keys: 'id',
    history: '[assessmentId+step]',
    files: '[owner+fileId], [owner+size]',
    erased: 'id',
  },
} as const

/** Both databases as left by a build of the first format, before any page of the app is opened. */
export async function storedAsFormat1(page: Page): Promise<void> {
  const emptyPage = '**/nothing-of-the-app'
  await page.route(emptyPage, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto('/nothing-of-the-app')
  await page.evaluate(makeDatabases, { layout: LAYOUT, records: textOfFormat1('records.json') })
  await page.unroute(emptyPage)
}

/** Unchanged, into an existing database. */
export async function addRecord(page: Page, store: string, record: object): Promise<void> {
  await page.evaluate(putRecords, JSON.stringify({ [store]: [record] }))
}

async function makeDatabases({
  layout,
  records,
}: {
  layout: Readonly<Record<string, Readonly<Record<string, string>>>>
  records: string
}): Promise<void> {
  const stored: Record<string, Record<string, unknown[]>> = JSON.parse(records, (_, value) =>
    typeof value === 'object' && value !== null && '$buffer' in value
      ? Uint8Array.from(atob(value.$buffer), (letter) => letter.charCodeAt(0)).buffer
      : value,
  )
  for (const [name, stores] of Object.entries(layout)) await makeDatabase(name, stores)

  function makeDatabase(name: string, stores: Readonly<Record<string, string>>): Promise<void> {
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open(name, 10)
      opening.onerror = () => reject(opening.error)
      opening.onupgradeneeded = () => {
        for (const [store, keys] of Object.entries(stores)) {
          const [primary = '', ...indexes] = keys.split(', ')
          const made = opening.result.createObjectStore(store, { keyPath: pathOf(primary) })
          for (const index of indexes) made.createIndex(index, pathOf(index))
          for (const record of stored[name]?.[store] ?? []) made.add(record)
        }
      }
      opening.onsuccess = () => {
        opening.result.close()
        resolve()
      }
    })
  }

  function pathOf(key: string): string | string[] {
    return key.startsWith('[') ? key.slice(1, -1).split('+') : key
  }
}
