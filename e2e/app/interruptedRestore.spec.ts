import type { Page } from 'playwright/test'

import { expect, test } from '#e2e/support/fixtures.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { takePath } from '#src/base/takePath.ts'

test('what a restore left behind is settled by whichever page comes first, also a candidate’s', async ({
  page,
}) => {
  const { assessment } = await seedInvitedCandidates(page)
  await page.goto(takePath(assessment.id))
  await expect(page.getByRole('textbox', { name: 'Email address' })).toBeVisible()
  await leaveJournal(page)
  expect(await journal(page)).toBeDefined()

  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Email address' })).toBeVisible()
  expect(await journal(page)).toBeUndefined()
})

/** As if the browser had been killed before the records were replaced. */
function leaveJournal(page: Page): Promise<unknown> {
  return inSettings(page, {
    key: 'restoring',
    value: {
      fingerprint: 'of other records',
      settings: [],
      history: [],
      erased: [],
      keys: [],
      files: [],
      addedFiles: [],
      fileKeys: [],
    },
  })
}

function journal(page: Page): Promise<unknown> {
  return inSettings(page, null)
}

/** Puts this record, if any, and returns the journal. */
function inSettings(page: Page, record: object | null): Promise<unknown> {
  return page.evaluate(
    (put) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('TalentFlowDevice')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const changing = opening.result.transaction('settings', 'readwrite')
          const settings = changing.objectStore('settings')
          if (put !== null) settings.put(put)
          const reading = settings.get('restoring')
          changing.onerror = () => reject(changing.error)
          changing.oncomplete = () => {
            opening.result.close()
            resolve(reading.result)
          }
        }
      }),
    record,
  )
}
