/** All that a reviewer does with one response, with the keyboard alone and without a name. */
import type { Locator, Page } from 'playwright/test'

import { expectAccessible } from '#e2e/support/accessibility.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { tabTo } from '#e2e/support/keys.ts'
import { seedSubmitted } from '#e2e/support/seedSubmitted.ts'
import { FULL } from '#e2e/support/settings.ts'
import { paths, responsesPath } from '#src/base/paths.ts'
import { anAssessment, longText, shortText, text } from '#tests/support/definitions.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const definition = anAssessment(
  shortText('tool', { prompt: text('Which tool do you use?'), points: 1 }),
  longText('why', { prompt: text('Why that one?'), points: 5 }),
)
const REFERENCES = ['AAAA-1111', 'BBBB-2222']

test('facts, note, link, mention and the next response, all by keys', { tag: FULL }, async ({
  page,
}) => {
  const answers = [1, 2].map((place) => ({ tool: `Tool ${place}`, why: `Reason ${place}` }))
  const { assessment } = await seedSubmitted(page, definition, answers, (place) => ({
    reference: REFERENCES[place] ?? '',
  }))
  await addToTeam(page, 'Mira Holm')

  await test.step('from the list, Enter opens the first response', async () => {
    await page.goto(responsesPath(assessment.id))
    await expect(page.getByText('2 submitted responses, 2 provisional')).toBeVisible()
    await tabTo(page.getByRole('link', { name: 'AAAA-1111' }), MOST)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'AAAA-1111', level: 1 })).toBeVisible()
  })

  await test.step('the facts of the attempt are unfolded', async () => {
    const started = page.getByText('Time by page, hidden pages and pasted text were not recorded')
    await expect(started).toHaveCount(0)
    await press(page.getByRole('button', { name: 'Details' }), 'Enter')
    await press(summary(page, 'Activity during this attempt'), 'Enter')
    await expect(started).toBeVisible()
    await press(summary(page, /^All events/), 'Enter')
    await expectAccessible(page, 'facts')
  })

  await test.step('a note mentions a colleague', async () => {
    await press(summary(page, /^Notes/), 'Enter')
    await press(page.getByRole('textbox', { name: 'New note' }), null)
    await page.keyboard.type('Please look, @mi')
    await expect(page.getByRole('option', { name: 'Mira Holm' })).toBeVisible()
    await page.keyboard.press('Enter')
    await page.keyboard.type('and compare.')
    await press(page.getByRole('button', { name: 'Add note' }), 'Enter')
    const note = page.getByRole('listitem').filter({ hasText: 'Please look' })
    await expect(note).toContainText('@Mira Holm and compare.')
    await expect(note.locator('strong')).toHaveText('@Mira Holm')
    await expect(page.getByRole('textbox', { name: 'New note' })).toHaveValue('')
  })

  const copied = await test.step('the link to one answer is copied', async () => {
    await press(page.getByRole('button', { name: 'Copy link to question 2' }), 'Enter')
    await expect(page.getByText('Link copied')).toBeVisible()
    const address = await page.evaluate(() => navigator.clipboard.readText())
    expect(address).toContain('#question-why')
    return address
  })

  await test.step('J opens the next response, and K the first again', async () => {
    await press(page.getByRole('button', { name: 'Next response: BBBB-2222' }), 'j')
    await expect(page.getByRole('heading', { name: 'BBBB-2222', level: 1 })).toBeVisible()
    await expect(page.getByText('Reason 2')).toBeVisible()
    await page.keyboard.press('k')
    await expect(page.getByRole('heading', { name: 'AAAA-1111', level: 1 })).toBeVisible()
    await expect(page.getByText('Reason 1')).toBeVisible()
  })

  await test.step('the link leads to that answer, where a key marks it', async () => {
    await page.goto(copied)
    const answer = page.getByRole('article').filter({ hasText: 'Why that one?' })
    await expect(answer).toBeFocused()
    await expect(answer).toContainText('Reason 1')
    await page.keyboard.press('4')
    await expect(page.getByText('Marked: 4 points')).toBeVisible()
    await expect(page.getByText('Canary')).toHaveCount(0)
  })

  await test.step('the mention reaches the colleague, and leads to the note', async () => {
    await press(page.getByRole('button', { name: /^Reviewing as/ }), 'Enter')
    await expect(page.getByRole('menuitem', { name: 'Switch reviewer…' })).toBeFocused()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Switch reviewer' })
    await press(dialog.getByRole('button', { name: 'Switch', exact: true }), 'Enter')
    await expect(page.getByRole('button', { name: 'Reviewing as Mira Holm' })).toBeVisible()
    await press(page.getByRole('link', { name: /^Mentions.*1 unread/ }), 'Enter')
    await expect(page.getByText('1 mention, 1 unread')).toBeVisible()
    await expect(page.locator('main')).not.toContainText('Canary')
    await expectAccessible(page, 'mentions')
    await press(page.getByRole('link', { name: /^Note on response AAAA-1111/ }), 'Enter')
    await expect(page.getByRole('listitem').filter({ hasText: 'Please look' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Mentions', exact: true })).toBeVisible()
    await expectAccessible(page, 'a note that was followed')
    await page.goBack()
    await expect(page.getByText('1 mention, all read')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Note on response/ })).toBeFocused()
  })
})

/** As far as Tab may have to go: once around the page. */
const MOST = 80

/** Moves there with Tab alone, and presses the key. */
async function press(control: Locator, key: string | null): Promise<void> {
  await tabTo(control, MOST)
  if (key !== null) await control.page().keyboard.press(key)
}

function summary(page: Page, name: string | RegExp): Locator {
  return page.locator('summary', { hasText: name })
}

async function addToTeam(page: Page, name: string): Promise<void> {
  await page.goto(paths.data)
  await press(page.getByRole('button', { name: 'Add a reviewer…' }), 'Enter')
  const dialog = page.getByRole('dialog', { name: 'Add a reviewer' })
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Reviewing as/ })).toBeVisible()
}
