import { type BrowserContext, expect, type Page } from 'playwright/test'

import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { killBrowser } from '#e2e/support/profileBrowser.ts'
import { test } from '#e2e/support/profileTest.ts'
import { protect } from '#e2e/support/protecting.ts'

import { findInFiles } from './profileFiles.ts'
import { times } from './size.ts'
import { note, openField, seedWriters } from './writers.ts'

/** What becomes of an answer. */
const FATES = ['draft', 'submitted', 'replaced'] as const
type Fate = (typeof FATES)[number]

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const HANGUL = { first: 0xac00, count: 11_172 }

for (const isProtected of [true, false]) {
  const mode = isProtected ? 'protected mode' : 'plain mode, where they must be found'
  test(`11. looking for what candidates typed in the files of the profile, ${mode}`, async ({
    device,
  }) => {
    const candidates = times(200, FATES.length)
    const context = await device.start()
    const setUp = await context.newPage()
    const { assessmentId } = await seedWriters(setUp, candidates)
    const texts = new Map<string, string>()
    if (isProtected) texts.set('passphrase', await protect(setUp))
    await setUp.goto('about:blank')
    for (let candidate = 0; candidate < candidates; candidate += 1) {
      const fate = FATES[candidate % FATES.length] ?? 'draft'
      const typed = await takePart(context, { assessmentId, candidate, fate })
      for (const [what, text] of Object.entries(typed)) texts.set(`${candidate}: ${what}`, text)
    }
    const whileOpen = findInFiles(device.profile, texts)
    await killBrowser(context)
    const afterwards = findInFiles(device.profile, texts)
    const found = new Map([...whileOpen.found, ...afterwards.found])
    note(
      `${candidates} candidates, ${texts.size} texts in ${megabytes(afterwards.bytes)} of files: ` +
        `${found.size} found`,
    )
    const expected = isProtected ? [] : [...texts.keys()]
    expect([...found.keys()].toSorted(), JSON.stringify([...found])).toEqual(expected.toSorted())
  })
}

/** Everything that the candidate types or adds, by what becomes of it. */
async function takePart(
  context: BrowserContext,
  { assessmentId, candidate, fate }: { assessmentId: string; candidate: number; fate: Fate },
): Promise<Record<string, string>> {
  const page = await context.newPage()
  const field = await openField(page, assessmentId, candidate)
  // Every second one in two bytes per character, as the browser stores texts in such a script.
  const newText = candidate % 2 === 1 ? wideCanary : canary
  const story = newText()
  await field.fill(story)
  await new AssessmentPage(page).saved()
  const typed: Record<string, string> = { [`${fate} text`]: story }
  if (fate === 'replaced') {
    await field.fill((typed['text instead'] = newText()))
    await new AssessmentPage(page).saved()
  } else {
    Object.assign(typed, await upload(page, fate))
  }
  if (fate === 'submitted') {
    await new AssessmentPage(page).checkAnswers()
    await new AssessmentPage(page).handIn()
  }
  await page.close()
  return typed
}

async function upload(page: Page, fate: Fate): Promise<Record<string, string>> {
  const content = canary()
  const name = canary()
  const file = { name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from(content) }
  await page.locator('input[type=file]').setInputFiles(file)
  // Its name alone is there while it is being stored.
  await expect(page.getByRole('button', { name: `Remove ${file.name}` })).toBeVisible()
  await new AssessmentPage(page).saved()
  return { [`${fate} file`]: content, [`name of the ${fate} file`]: name }
}

/**
 * Random, so that it isn't there by chance, and of many characters, so that it can't be compressed:
 * LevelDB replaces any four bytes that it has seen before in the same block.
 */
function canary(): string {
  return randomOf(24, (index) => LETTERS.charAt(index % LETTERS.length))
}

function wideCanary(): string {
  return randomOf(24, (index) => String.fromCharCode(HANGUL.first + (index % HANGUL.count)))
}

function randomOf(length: number, character: (index: number) => string): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(length)), character).join('')
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
