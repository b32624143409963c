import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

import type { Locator, Page } from 'playwright/test'

import { BuilderPage } from '#e2e/pages/builderPage.ts'
import { allThatPageCanRead } from '#e2e/support/everything.ts'
import { expect } from '#e2e/support/fixtures.ts'
import { test } from '#e2e/support/profileTest.ts'
import { builderPath, paths } from '#src/base/paths.ts'

import { times } from './size.ts'
import { closeSoon, note, openField, randomKey, seedWriters, TEXT_FIELD } from './writers.ts'

/** How everything that the candidates are answering is deleted. */
const WAYS = [
  'sample data removed',
  'replaced with a backup',
  'deleted in the database itself',
] as const
type Way = (typeof WAYS)[number]

const LONGEST_MS = 600

test('8. deleting everything while a candidate answers and staff edit', async ({ device }) => {
  const rounds = times(200, WAYS.length)
  const context = await device.start()
  // A page that has something unsaved asks.
  context.on('page', (opened) => {
    opened.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
  })
  let keys = 0
  for (let round = 0; round < rounds; round += 1) {
    const way = WAYS[round % WAYS.length] ?? 'sample data removed'
    const staff = await context.newPage()
    const { assessmentId } = await seedWriters(staff, 1, { isSample: true })
    const backup = way === 'replaced with a backup' ? await saveBackup(staff) : null
    const [answering, editing] = [await context.newPage(), await context.newPage()]
    const answer = await openField(answering, assessmentId, 0)
    const prompt = await openDraft(editing, assessmentId)
    const writing = [
      await startWriting(answering, answer, /^Saved on this device/),
      await startWriting(editing, prompt, /^Saved/),
    ]
    await openStaff(staff, way, backup)
    await delay(randomInt(LONGEST_MS))
    await erase(staff, way)
    await delay(randomInt(LONGEST_MS))
    // What a page writes when it is left comes last.
    for (const { stop } of writing) keys += await stop()
    closeSoon(staff)

    const after = await context.newPage()
    await after.goto(paths.data)
    await expect(after.getByRole('heading', { level: 1, name: 'Data' })).toBeVisible()
    // A staff page deletes what others wrote of a deleted draft or candidate.
    for (const { canary } of writing) {
      await expect.poll(() => around(after, canary), way).toBeNull()
    }
    expect(await after.evaluate(countResponses), way).toBe(0)
    closeSoon(after)
  }
  expect(keys).toBeGreaterThan(0)
  note(`${rounds} times while a candidate answers and staff edit, ${keys} keys: nothing came back`)
})

interface Writing {
  canary: string
  /** Closes the tab as a person would, and gives the number of keys typed into it. */
  stop: () => Promise<number>
}

/** What a candidate answers, or what staff change in a question. */
async function startWriting(page: Page, field: Locator, saved: RegExp): Promise<Writing> {
  const canary = randomBytes(8).toString('hex')
  await field.fill(canary)
  await expect(page.getByText(saved).first()).toBeVisible()
  const state = { isOver: false }
  const typing = typeOn(field, state)
  const stop = async () => {
    await page.close({ runBeforeUnload: true }).catch(() => undefined)
    await expect.poll(() => page.isClosed()).toBe(true)
    state.isOver = true
    return typing
  }
  return { canary, stop }
}

async function openDraft(page: Page, assessmentId: string): Promise<Locator> {
  await page.goto(builderPath(assessmentId))
  const builder = new BuilderPage(page)
  await builder.row(TEXT_FIELD).click()
  return builder.prompt
}

/** Also into a page that is being replaced or closed. Returns the number of keys. */
async function typeOn(field: Locator, state: { isOver: boolean }): Promise<number> {
  await field.click().catch(() => undefined)
  let count = 0
  while (!state.isOver) {
    await field
      .page()
      .keyboard.type(randomKey())
      .then(() => (count += 1))
      .catch(() => undefined)
  }
  return count
}

/** With what is stored around it; null if it is stored nowhere. */
async function around(page: Page, canary: string): Promise<string | null> {
  const kept = await allThatPageCanRead(page)
  const at = kept.indexOf(canary)
  return at === -1 ? null : kept.slice(Math.max(0, at - 300), at + 100)
}

async function saveBackup(staff: Page): Promise<string> {
  await staff.goto(paths.data)
  const downloading = staff.waitForEvent('download')
  await staff.getByRole('button', { name: 'Save a backup' }).click()
  return (await downloading).path()
}

/** Up to the last button, so that it can be pressed at a random instant. */
async function openStaff(staff: Page, way: Way, backup: string | null): Promise<void> {
  await staff.goto(paths.data)
  if (way === 'sample data removed') {
    await staff.getByRole('button', { name: 'Remove sample data' }).click()
    await expect(lastButton(staff)).toBeVisible()
  } else if (backup !== null) {
    await staff.locator('input[type=file][accept*=jsonl]').setInputFiles(backup)
    await staff.getByRole('dialog').getByRole('textbox').fill('restore')
  }
}

async function erase(staff: Page, way: Way): Promise<void> {
  if (way === 'deleted in the database itself') return staff.evaluate(deleteRecords)
  await lastButton(staff).click()
  const done = way === 'sample data removed' ? /^Sample data removed/ : /^Restored from the backup/
  await expect(staff.getByText(done).first()).toBeVisible()
}

function lastButton(staff: Page): Locator {
  const name = /^(Remove sample data|Restore)$/
  return staff.getByRole('dialog').getByRole('button', { name })
}

/** As developer tools do, which no page is told of. */
function deleteRecords(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('TalentFlowDatabase')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const names = [...opening.result.objectStoreNames]
      const deleting = opening.result.transaction(names, 'readwrite', { durability: 'strict' })
      for (const name of names) deleting.objectStore(name).clear()
      deleting.onabort = () => reject(deleting.error)
      deleting.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })
}

function countResponses(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('TalentFlowDatabase')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const counting = opening.result.transaction('Responses').objectStore('Responses').count()
      counting.onerror = () => reject(counting.error)
      counting.onsuccess = () => {
        opening.result.close()
        resolve(counting.result)
      }
    }
  })
}
