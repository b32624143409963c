import { randomBytes } from 'node:crypto'

import { type BrowserContext, expect, type Page } from 'playwright/test'

import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { IdentifyPage } from '#e2e/pages/identifyPage.ts'
import { loadedAfresh } from '#e2e/support/afresh.ts'
import { killBrowser } from '#e2e/support/profileBrowser.ts'
import { test } from '#e2e/support/profileTest.ts'
import { allThatPageCanRead } from '#e2e/support/everything.ts'
import { protect } from '#e2e/support/protecting.ts'
import { paths } from '#src/base/paths.ts'
import { takePath } from '#src/base/takePath.ts'

import { crash } from './crashing.ts'
import { times } from './size.ts'
import { emailOf, note, openField, seedWriters } from './writers.ts'

/** How one candidate leaves the seat. */
const LEAVINGS = ['submits', 'stops', 'closes the tab', 'goes elsewhere', 'crashes'] as const
/** How the next one gets to the page. */
const ARRIVALS = ['by the address', 'by Back', 'in a new tab', 'after a restart'] as const

type Leaving = (typeof LEAVINGS)[number]
type Arrival = (typeof ARRIVALS)[number]

const WAYS = LEAVINGS.flatMap((leaving) => ARRIVALS.map((arrival) => ({ leaving, arrival })))

test('10. looking for one candidate’s answers when the next sits down, protected mode', async ({
  device,
}) => {
  const rounds = times(50 * WAYS.length)
  let context = await device.start()
  const setUp = await context.newPage()
  const { assessmentId } = await seedWriters(setUp, 2 * rounds)
  await protect(setUp)
  await setUp.goto('about:blank')
  const ways = new Set<string>()
  let looks = 0
  // In steps of 7, so that a short form has some of everything.
  for (let round = 0; round < rounds; round += 1) {
    const { leaving, arrival } = WAYS[(round * 7) % WAYS.length] ?? {
      leaving: 'submits',
      arrival: 'by Back',
    }
    const way = `${leaving}, ${arrival}`
    ways.add(way)
    const canaries = [canary(), `${canary()}.txt`, emailOf(2 * round)]
    const [story = '', file = ''] = canaries
    const theirs = await context.newPage()
    const field = await openField(theirs, assessmentId, 2 * round)
    await field.fill(story)
    await theirs
      .locator('input[type=file]')
      .setInputFiles({ name: file, mimeType: 'text/plain', buffer: Buffer.from(story) })
    await expect(theirs.getByText(file, { exact: true })).toBeVisible()
    await new AssessmentPage(theirs).saved()
    await leave(theirs, leaving)
    if (arrival === 'after a restart') {
      await killBrowser(context)
      context = await device.start()
    }
    const page = await arrive(context, theirs, { leaving, arrival, assessmentId })
    const look = async (when: string) => {
      looks += 1
      const seen = { shown: await allThatIsShown(page), stored: await allThatPageCanRead(page) }
      expect(
        canaries.filter((one) => seen.shown.includes(one)),
        `${way}, ${when}`,
      ).toEqual([])
      // Emails are indexed, and stay readable.
      expect(
        [story, file].filter((one) => seen.stored.includes(one)),
        `${way}, ${when}`,
      ).toEqual([])
    }
    await expect(new IdentifyPage(page).email).toHaveValue('')
    await look('signing in')
    const own = await openField(page, assessmentId, 2 * round + 1)
    await expect(own).toHaveValue('')
    await look('answering')
    await page.close()
  }
  note(`${rounds} times, ${ways.size} of ${WAYS.length} ways: nothing found in ${looks} looks`)
})

async function leave(page: Page, leaving: Leaving): Promise<void> {
  if (leaving === 'submits') {
    await new AssessmentPage(page).checkAnswers()
    await new AssessmentPage(page).handIn()
  } else if (leaving === 'stops') {
    await page.getByRole('button', { name: 'Stop and leave' }).click()
    await expect(new IdentifyPage(page).email).toBeVisible()
  } else if (leaving === 'closes the tab') {
    await page.close({ runBeforeUnload: true })
    await expect.poll(() => page.isClosed()).toBe(true)
  } else if (leaving === 'goes elsewhere') await page.goto(paths.jobs)
  else await crash(page)
}

/** In the same tab, as far as there still is one. A crashed one can't be used again. */
async function arrive(
  context: BrowserContext,
  theirs: Page,
  { leaving, arrival, assessmentId }: { leaving: Leaving; arrival: Arrival; assessmentId: string },
): Promise<Page> {
  const isThere =
    leaving !== 'closes the tab' &&
    leaving !== 'crashes' &&
    arrival !== 'in a new tab' &&
    arrival !== 'after a restart'
  const page = isThere ? theirs : await context.newPage()
  if (isThere && arrival === 'by Back') {
    await page.goBack()
    // This may be the empty page that every tab starts with.
    expect(await allThatIsShown(page)).not.toMatch(/[0-9a-f]{32}/)
  }
  await page.goto(takePath(assessmentId))
  // A receipt stays until then, without the answers.
  const handBack = page.getByRole('button', { name: 'Hand the device back' })
  const { email } = new IdentifyPage(page)
  await expect(handBack.or(email)).toBeVisible()
  if (await handBack.isVisible()) await loadedAfresh(page, () => handBack.click())
  await expect(email).toBeVisible()
  return page
}

async function allThatIsShown(page: Page): Promise<string> {
  // A page from the back/forward cache is empty, and reloaded before it shows anything.
  await page.waitForLoadState()
  const session = await page.context().newCDPSession(page)
  const tree = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const values = await page
    .locator('input, textarea')
    .evaluateAll((fields) => fields.map((field) => Reflect.get(field, 'value')))
  const state = await page.evaluate(() => JSON.stringify(history.state))
  return [
    await page.content(),
    await page.title(),
    page.url(),
    await page.locator('body').ariaSnapshot(),
    JSON.stringify(tree),
    state,
    ...values,
  ].join('\n')
}

/** Of 32 hexadecimal digits, which nothing else has in a row. */
function canary(): string {
  return randomBytes(16).toString('hex')
}
