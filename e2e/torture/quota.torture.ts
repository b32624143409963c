import { randomBytes } from 'node:crypto'

import { expect, type Locator, type Page } from 'playwright/test'

import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { everythingStored } from '#e2e/support/everything.ts'
import { killBrowser } from '#e2e/support/profileBrowser.ts'
import { test } from '#e2e/support/profileTest.ts'
import { protect } from '#e2e/support/protecting.ts'
import { storedRecord } from '#e2e/support/stored.ts'

import { limitQuota, type Quota, sizesUpTo } from './quota.ts'
import { saidAndStored } from './said.ts'
import { times } from './size.ts'
import { note, openField, seedWriters } from './writers.ts'

/** One without any space, and one with enough. */
const FEWEST = 2
const MOST = 80_000
const BEFORE = 'Written before'
/** Random, because the browser compresses what it stores; and as long as an answer may be. */
const LONG = randomBytes(15_000).toString('base64')

interface Round {
  page: Page
  isProtected: boolean
  quota: Quota
  taking: AssessmentPage
  field: Locator
  candidateId: string
  bytes: number
}

const ACTS = [
  {
    title: 'an answer is saved',
    held: 'none said to be saved was lost, and the others were saved once there was space',
    act: saves,
  },
  {
    title: 'answers are submitted',
    held: 'submitted as a whole or not at all, and those again once there was space',
    act: submits,
  },
]

for (const isProtected of [false, true]) {
  for (const { title, held, act } of ACTS) {
    const mode = isProtected ? 'protected mode' : 'plain mode'
    test(`4. running out of space while ${title}, ${mode}`, async ({ device, baseURL }) => {
      const sizes = sizesUpTo(MOST, times(60, FEWEST))
      const context = await device.start()
      const { first, quota } = await limitQuota(context, baseURL ?? '')
      const { assessmentId, candidateIds } = await seedWriters(first, sizes.length)
      if (isProtected) await protect(first)
      let refused = 0
      for (const [candidate, bytes] of sizes.entries()) {
        const page = await context.newPage()
        const isRefused = await act({
          page,
          isProtected,
          quota,
          taking: new AssessmentPage(page),
          field: await openField(page, assessmentId, candidate),
          candidateId: candidateIds[candidate] ?? '',
          bytes,
        })
        if (isRefused) refused += 1
        await page.close()
      }
      await killBrowser(context)
      const afterwards = await (await device.start()).newPage()
      await afterwards.goto('/')
      for (const [candidate, candidateId] of candidateIds.entries()) {
        const stored = JSON.stringify(await storedRecord(afterwards, 'Responses', candidateId))
        if (!isProtected) expect(stored).toContain(LONG)
        else if (act === saves) await expectRecovered(afterwards, assessmentId, candidate)
        // Only the team can open it.
        else expect(stored.length).toBeGreaterThan(LONG.length)
      }
      // Otherwise it was about nothing.
      expect(refused).toBeGreaterThan(0)
      expect(refused).toBeLessThan(sizes.length)
      note(`${sizes.length} times, ${refused} of them with too little: ${held}`)
    })
  }
}

async function expectRecovered(page: Page, assessmentId: string, candidate: number): Promise<void> {
  await expect(await openField(page, assessmentId, candidate)).toHaveValue(LONG)
}

/** Whether it was refused. */
async function saves(round: Round): Promise<boolean> {
  const { page, isProtected, quota, taking, candidateId, bytes, field } = round
  await field.fill(BEFORE)
  await taking.saved()
  await quota.leave(bytes)
  const before = await everythingStored(page)
  await page.evaluate(noteSaid)
  await field.fill(LONG)
  const notice = page.locator('[data-state="failed"]')
  const look = async () => {
    const { isSaved, stored } = await page.evaluate(saidAndStored, candidateId)
    // What is sealed is looked at after the next start.
    const isStored = isProtected || stored === LONG
    if (isSaved) return isStored ? 'saved' : 'said to be saved, and not stored'
    return (await notice.isVisible()) ? 'refused' : 'waiting'
  }
  const outcome = { is: 'waiting' }
  await expect.poll(async () => (outcome.is = await look())).not.toBe('waiting')
  expect(outcome.is, `${bytes} bytes`).toMatch(/^(saved|refused)$/)
  const isRefused = outcome.is === 'refused'
  if (isRefused) {
    await expect(notice).toContainText('Not saved: please call a member of staff.')
    const said = await page.evaluate(() => Reflect.get(globalThis, 'saidSaved'))
    expect(said, `said to be saved for a moment, ${bytes} bytes`).not.toContain(LONG)
    expect(await everythingStored(page), `nothing is written, ${bytes} bytes`).toEqual(before)
  }
  expect(await field.inputValue()).toBe(LONG)
  await quota.lift()
  await taking.saved()
  if (isProtected) return isRefused
  expect(await storedRecord(page, 'Responses', candidateId)).toMatchObject({
    current: { answers: { story: LONG } },
  })
  return isRefused
}

/** The same. */
async function submits(round: Round): Promise<boolean> {
  const { page, isProtected, quota, taking, candidateId, bytes, field } = round
  await field.fill(LONG)
  await taking.saved()
  await taking.checkAnswers()
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible()
  await quota.leave(bytes)
  const before = await everythingStored(page)
  await taking.submit()
  const notSubmitted = page.getByRole('alert').getByText(/^Not submitted/)
  await expect(taking.heading('Received').or(notSubmitted)).toBeVisible()
  const isRefused = await notSubmitted.isVisible()
  if (isRefused) {
    await expect(notSubmitted).toHaveText(/ran out of space/)
    expect(await everythingStored(page), `nothing is written, ${bytes} bytes`).toEqual(before)
    await quota.lift()
    await expect(notSubmitted).toHaveText(/Try again/)
    await taking.handIn()
  }
  await quota.lift()
  const response = await storedRecord(page, 'Responses', candidateId)
  const submitted = isProtected ? { sealed: expect.anything() } : { answers: { story: LONG } }
  expect(response).toMatchObject({ attempts: [submitted] })
  expect(response).not.toHaveProperty('current')
  return isRefused
}

/** Runs in the page: notes the text of every frame that says that it is saved. */
function noteSaid(): void {
  const said = new Set<string>()
  const look = () => {
    const words = document.querySelector('[data-state="saved"]')?.textContent
    if (words?.startsWith('Saved on this device')) {
      said.add(document.querySelector('textarea')?.value ?? '')
    }
    Reflect.set(globalThis, 'saidSaved', [...said])
    requestAnimationFrame(look)
  }
  look()
}
