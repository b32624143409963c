/** A reviewer marks without learning whose answers they are, until the name is shown with a reason. */
import type { Page } from 'playwright/test'
import { expectAccessible } from '#e2e/support/accessibility.ts'
import { downloaded, exported } from '#e2e/support/downloads.ts'
import { everythingShown, expectLoaded, foundIn } from '#e2e/support/everythingShown.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { FULL } from '#e2e/support/settings.ts'
import { showNames } from '#e2e/support/showNames.ts'
import { RESPONSE_FORMATS } from '#src/review/files/responseFormats.ts'
import {
  comparePath,
  fairOutcomePath,
  markingPath,
  responsePath,
  responsesPath,
  statisticsPath,
  whatIfPath,
} from '#src/base/paths.ts'
import { CV, PERSON, seedBlind, THEIRS, TO_MARK } from './hiddenPerson.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('nothing in review names a candidate until the name is shown', { tag: FULL }, async ({
  page,
}) => {
  const { assessmentId, ids } = await seedBlind(page)
  const [submitted = '', unfinished = '', damaged = ''] = ids
  const addresses = [
    responsesPath(assessmentId),
    `${responsesPath(assessmentId)}?sort=name`,
    ...ids.map((id) => responsePath(assessmentId, id)),
    `${responsePath(assessmentId, submitted)}?attempt=1`,
    markingPath(assessmentId),
    statisticsPath(assessmentId),
    whatIfPath(assessmentId),
    fairOutcomePath(assessmentId),
    `${comparePath(assessmentId)}?compare=${ids.join(',')}`,
  ]

  await test.step('every screen of review, and all that they link to', async () => {
    const seen = await walk(page, addresses, async (address) => {
      const problems = foundIn(await everythingShown(page), THEIRS)
      expect.soft(problems, address).toEqual([])
    })
    expect(seen.size).toBeGreaterThan(addresses.length + 5)
    expect([...seen].join(' ')).toContain(unfinished)
    expect([...seen].join(' ')).toContain(damaged)
  })

  await test.step('every answer to every question, and what is announced on marking', async () => {
    await page.goto(markingPath(assessmentId))
    const picker = page.getByRole('combobox', { name: 'Question' })
    await expect(picker.locator('option')).toHaveCount(TO_MARK)
    for (let index = 0; index < TO_MARK; index += 1) {
      await picker.selectOption({ index })
      await page.getByRole('article').focus()
      await page.keyboard.press('1')
      await expect(page.getByText(/^Marked: 1/).first()).toBeVisible()
      await expect.soft(page.getByText('All marked.')).toBeVisible()
      expect(foundIn(await everythingShown(page), THEIRS)).toEqual([])
    }
    await page.getByRole('button', { name: 'Finish 1 review' }).click()
    await expect(page.getByRole('button', { name: /^Finish/ })).toHaveCount(0)
    expect(foundIn(await everythingShown(page), THEIRS)).toEqual([])
  })

  await test.step('a search for the name finds nobody, and one in a link is removed', async () => {
    await page.goto(`${responsesPath(assessmentId)}?search=912`)
    await expect(page).not.toHaveURL(/912/)
    await expect(page.getByText(/^1 submitted/)).toBeVisible()
    const search = page.getByRole('searchbox', { name: 'Search reference' })
    await search.fill('912')
    await expect(page.getByText(/^0 of 1 submitted/)).toBeVisible()
    await search.fill('7k4m')
    await expect(page.getByText(/^1 submitted/)).toBeVisible()
  })

  await test.step('folded facts and notes, and the attempt before', async () => {
    await page.goto(responsePath(assessmentId, submitted))
    await page.getByRole('combobox', { name: 'Attempt' }).selectOption({ index: 0 })
    await expect(page).toHaveURL(/attempt=1/)
    await expect(page.getByText(/^My first try: •••/)).toBeVisible()
    await unfoldAll(page)
    await expect(page.getByText(/^••• called back from •••/)).toBeVisible()
    await expect(page.getByRole('cell', { name: '90' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Copy link to question 3' }).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toContain('attempt=1')
    expect(decodeURIComponent(link)).not.toMatch(THEIRS)
  })

  await test.step('downloads', async () => {
    for (const attempt of ['', '?attempt=1']) {
      await page.goto(responsePath(assessmentId, submitted) + attempt)
      for (const name of ['Download as JSON', `Download ${PERSON.reference}-1.txt`]) {
        const { fileName, content } = await downloaded(page, name)
        expect(`${fileName}\n${content}`).not.toMatch(THEIRS)
      }
    }
    await expectAccessible(page)
    await page.goto(responsesPath(assessmentId))
    for (const { label: format } of RESPONSE_FORMATS) {
      const { fileName, content } = await exported(page, format)
      expect(content).toContain(PERSON.reference)
      expect(`${fileName}\n${content}`, format).not.toMatch(THEIRS)
    }
    await page.goto(responsePath(assessmentId, submitted))
  })

  await test.step('the name is shown with a reason, by keyboard', async () => {
    await page.getByRole('button', { name: 'Show name' }).press('Enter')
    const own = page.getByRole('dialog').getByRole('textbox', { name: 'Your name' })
    await expect(own).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.type('Hiring team')
    await page.keyboard.press('Tab')
    await page.keyboard.type('She asked for feedback')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: PERSON.name })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Hide name' })).toBeFocused()
    await unfoldAll(page)
    const shown = page.getByRole('listitem').filter({ hasText: /^Name shown to Hiring team on/ })
    await expect(shown).toContainText('She asked for feedback')
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByText('Team Ylva')).toBeVisible()
  })

  await test.step('then everything that was searched contains it, but the title and the address', async () => {
    const where = foundIn(await everythingShown(page), THEIRS).map((each) => each.split(':')[0])
    expect(where).toEqual(['markup', 'tree', 'print', 'clipboard'])
    const { content } = await downloaded(page, 'Download as JSON')
    expect(content).toMatch(THEIRS)
    expect((await downloaded(page, `Download ${CV.name}`)).fileName).toMatch(THEIRS)
  })

  await test.step('hidden again, it is nowhere', async () => {
    await page.getByRole('button', { name: 'Hide name' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: PERSON.reference })).toBeVisible()
    await unfoldAll(page)
    await expect(page.getByText(/hidden again on/)).toBeVisible()
    await walk(page, addresses, async (address) => {
      expect.soft(foundIn(await everythingShown(page), THEIRS), address).toEqual([])
    })
  })

  await test.step('the list shows all names at once', async () => {
    await page.goto(responsesPath(assessmentId))
    await showNames(page)
    await expect(page.getByRole('link', { name: PERSON.name })).toBeVisible()
    await expectAccessible(page)
  })
})

/** Opens all that is folded, also what appears only when something else was opened. */
async function unfoldAll(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(unfold)
    await expect(page.locator('main details:not([open])')).toHaveCount(0, { timeout: 100 })
  }).toPass()
}

function unfold(): void {
  const folded = document.querySelectorAll<HTMLElement>(
    'main details:not([open]) > summary, main button[aria-controls][aria-expanded="false"]:not([aria-haspopup])',
  )
  for (const summary of folded) summary.click()
}

/** Opens these addresses and all others of review that they link to, as links and as choices. */
async function walk(
  page: Page,
  addresses: readonly string[],
  visit: (address: string) => Promise<void>,
): Promise<Set<string>> {
  const seen = new Set(addresses)
  for (const address of seen) {
    await page.goto(address)
    await expectLoaded(page)
    await unfoldAll(page)
    await visit(address)
    const links = await page.getByRole('link').evaluateAll((found) =>
      found.map((link) => {
        const { pathname, search } = new URL(link.getAttribute('href') ?? '', location.href)
        return pathname + search
      }),
    )
    expect(links.filter((link) => /^\/candidates\/[^b]/.test(link))).toEqual([])
    for (const link of links)
      if (/\/(responses|marking|statistics|what-if|fair-outcome|compare)\b/.test(link))
        seen.add(link)
  }
  return seen
}
