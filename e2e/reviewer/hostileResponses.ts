import { readFile } from 'node:fs/promises'

import { expect, type Page } from 'playwright/test'
import { seedSubmitted } from '#e2e/support/seedSubmitted.ts'
import {
  anAssessment,
  date,
  longText,
  multipleChoice,
  number,
  text,
} from '#tests/support/definitions.ts'
import { HOSTILE_CELLS } from '#tests/support/exports/hostileCells.ts'

const definition = anAssessment(
  number('years', { prompt: text('How many years?'), key: { value: 3, tolerance: 9 }, points: 1 }),
  multipleChoice('tools', ['Vim', 'Emacs'], { prompt: text('Which tools?') }),
  date('start', { prompt: text('When can you start?') }),
  longText('why', { prompt: text('Why?'), points: 6 }),
)

/** One response for each hostile text. */
export async function seedHostile(page: Page) {
  const answers = HOSTILE_CELLS.map((why, place) => ({
    years: place - 3.5,
    tools: { options: ['Vim'] },
    start: '2026-12-01',
    why,
  }))
  const { assessment } = await seedSubmitted(page, definition, answers, (place) => ({
    reference: `REF${String(place).padStart(2, '0')}`,
  }))
  return assessment
}

export async function exportAs(page: Page, format: string, choose?: () => Promise<void>) {
  await page.getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export responses' })
  await dialog.getByRole('radio', { name: format }).check()
  await choose?.()
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export' }).click()
  const download = await downloading
  await expect(dialog).toHaveCount(0)
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}
