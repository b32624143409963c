import { readFile } from 'node:fs/promises'

import { expect, type Page } from 'playwright/test'

import { readXlsx } from '#tests/support/exports/readTables.ts'

interface Downloaded {
  fileName: string
  /** As text; the cells of a workbook as JSON. */
  content: string
}

/** What a button with this name downloads. */
export async function downloaded(page: Page, name: string): Promise<Downloaded> {
  return downloadedBy(page, () => page.getByRole('button', { name }).click())
}

/** All responses of the list, one of which can't be read, in a format of the dialog. */
export async function exported(page: Page, format: string): Promise<Downloaded> {
  await page.getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export responses' })
  await dialog.getByRole('radio', { name: format }).check()
  const file = await downloadedBy(page, () =>
    dialog.getByRole('button', { name: 'Export' }).click(),
  )
  await expect(dialog.getByText('1 response can’t be read and is not in the file.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  return file
}

export async function downloadedBy(page: Page, press: () => Promise<void>): Promise<Downloaded> {
  const downloading = page.waitForEvent('download')
  await press()
  const download = await downloading
  const fileName = download.suggestedFilename()
  const bytes = await readFile(await download.path())
  if (!fileName.endsWith('.xlsx')) return { fileName, content: bytes.toString('utf8') }
  return { fileName, content: JSON.stringify(await readXlsx(new Blob([bytes]))) }
}
