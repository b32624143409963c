import { readFileSync } from 'node:fs'

import { expect, type Locator, type Page } from 'playwright/test'

import { takePath } from '#src/base/takePath.ts'
import { FIRST, type InvitedCandidates } from '#tests/support/invitedCandidates.ts'
import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { BuilderPage } from '#e2e/pages/builderPage.ts'
import { IdentifyPage } from '#e2e/pages/identifyPage.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { storedRecord } from '#e2e/support/stored.ts'

import { CONTROL, testOn } from './machine.ts'

const machines = [
  ['tmpfs', 'killed'],
  ['tmpfs', 'closed'],
  ['ext4', 'killed'],
] as const
/** Characters. */
const LONG = 16_000
const SAVED = /^Saved on this device/
const MEGABYTE = 1024 * 1024

for (const [fileSystem, end] of machines) {
  const test = testOn(fileSystem, end)

  test(`what a candidate typed on a full disk survives the browser (${fileSystem}, ${end})`, async ({
    machine,
  }) => {
    const { disk, start } = machine
    let page = await start()
    const { assessment, candidates } = await seedInvitedCandidates(page)
    const answer = () => page.getByRole('textbox', { name: /Which framework/ })
    await signIn(page, { assessment })
    await new AssessmentPage(page).start()
    await page.getByRole('radio', { name: 'Backend' }).check()
    await answer().fill('Before. ')
    await expect(said(page, SAVED)).toBeVisible()

    disk.fill()
    let text = 'Full. '
    for (let turn = 0; turn < 4; turn += 1) {
      text += 'x'.repeat(LONG / 4)
      await answer().fill(text)
      await expect(said(page, /^Not saved/)).toBeVisible()
    }

    expect(await saveFile(page, 'Save my answers as a file')).toContain(text)

    await test.step('a little space is enough to save, but not to be safe', async () => {
      disk.free(2 * MEGABYTE)
      await expect(said(page, /^Saved for now/)).toBeVisible()
    })

    disk.free()
    if (CONTROL) await new Promise((resolve) => setTimeout(resolve, 15_000))
    else await expect(said(page, SAVED)).toBeVisible()
    await answer().fill(`${text}!`)
    await expect(said(page, CONTROL ? /^Saved for now/ : SAVED)).toBeVisible()

    page = await start()
    await signIn(page, { assessment })
    await new AssessmentPage(page).goOn()
    await expect(answer()).toHaveValue(`${text}!`)
    const [first] = candidates
    expect(await storedRecord(page, 'Responses', first?.id ?? '')).toMatchObject({
      current: { answers: { framework: `${text}!` } },
    })
    expect(await storedRecord(page, 'Jobs', assessment.jobId)).toBeDefined()
  })

  test(`what staff wrote on a full disk survives the browser (${fileSystem}, ${end})`, async ({
    machine,
  }) => {
    const { disk, start } = machine
    let page = await start()
    const { assessment } = await seedInvitedCandidates(page)
    const [question] = assessment.draft.sections.flatMap(({ questions }) => questions)
    const address = `/assessments/${assessment.id}?at=${question?.id}`
    await page.goto(address)
    let builder = new BuilderPage(page)
    await builder.prompt.fill('Before the disk was full?')
    await expect(said(page, /^Saved at/)).toBeVisible()

    disk.fill()
    await builder.prompt.fill(`Typed on a full disk? ${'x'.repeat(LONG)}`)
    await expect(said(page, /^Not saved: This device is out of space/)).toBeVisible()
    const notice = page.getByRole('region', { name: 'Out of space' })
    await expect(notice).toBeVisible()

    expect(await saveFile(page, 'Save as a file')).toContain('Typed on a full disk?')

    await test.step('a little space is enough to save, and to save a backup', async () => {
      disk.free(2 * MEGABYTE)
      await expect(said(page, /^Saved for now/)).toBeVisible()
      expect(await saveFile(page, 'Save a backup')).toContain('Typed on a full disk?')
    })

    disk.free()
    if (CONTROL) await expect(said(page, /^Saved for now/)).toBeVisible()
    else {
      await expect(said(page, /^Saved at/)).toBeVisible()
      await expect(notice).toHaveCount(0)
    }

    page = await start()
    await page.goto(address)
    builder = new BuilderPage(page)
    await expect(builder.prompt).toHaveValue(`Typed on a full disk? ${'x'.repeat(LONG)}`)
  })
}

/** Visible on screen: announcements have the same text. */
function said(page: Page, words: RegExp): Locator {
  return page.locator('main').getByText(words)
}

/** Presses a button that downloads a file, and reads it. */
async function saveFile(page: Page, name: string): Promise<string> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name, exact: true }).click()
  const download = await downloading
  return readFileSync(await download.path(), 'utf8')
}

async function signIn(page: Page, { assessment }: Pick<InvitedCandidates, 'assessment'>) {
  await page.goto(takePath(assessment.id))
  await new IdentifyPage(page).identify({ email: FIRST.email, code: FIRST.code })
}
