import type { Locator, Page } from 'playwright/test'

import { longAssessment } from '#e2e/bench/longAssessment.ts'
import { BuilderPage } from '#e2e/pages/builderPage.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { FULL } from '#e2e/support/settings.ts'
import { builderPath } from '#src/base/paths.ts'
import { invitedCandidates } from '#tests/support/invitedCandidates.ts'

const MAX_ELEMENTS = 3000

for (const count of [155, 500]) {
  test(`of ${count} questions only a few are rendered, and every one can be reached`, async ({
    page,
  }) => {
    const builder = await open(page, count, 'q0')
    const last = builder.row(new RegExp(`Question ${count}:`))
    await expectFewElements(page)

    await test.step('by its outline row, from Home to End', async () => {
      await expect(page.getByRole('treeitem')).toHaveCount(count + 2)
      await builder.row(/Question 1:/).focus()
      await page.keyboard.press('End')
      await expect(last).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(builder.prompt).toHaveValue(new RegExp(`^Question ${count}:`))
      await expect(builder.prompt).toBeFocused()
      await expectFewElements(page)
      await last.focus()
      await page.keyboard.press('Home')
      await expect(builder.row(/^Start and layout/)).toBeFocused()
    })

    await test.step('by search', async () => {
      const search = page.getByRole('searchbox', { name: 'Search questions' })
      await search.fill(`Question ${count - 1}:`)
      await expect(page.getByRole('treeitem')).toHaveCount(2)
      await page.getByRole('treeitem').last().click()
      await expect(builder.prompt).toHaveValue(new RegExp(`^Question ${count - 1}:`))
      await search.fill('')
    })

    await test.step('by Tab, from one card to the next', async () => {
      await builder.row(/Question 1:/).click()
      await card(page, 'q1')
        .getByRole('button', { name: /^Edit / })
        .focus()
      for (let at = 2; at < 25; at += 1) {
        await tabInto(page, card(page, `q${at}`))
      }
      await expectFewElements(page)
    })
  })
}

for (const count of [155, 500]) {
  test(`of ${count} answers to check only a few are rendered, and every one can be reached`, {
    tag: FULL,
  }, async ({ page }) => {
    const builder = await open(page, count, 'q0')
    await builder.preview.getByText('Contents').click()
    await builder.preview.getByRole('button', { name: 'Check your answers' }).click()
    const change = (of: RegExp) => builder.preview.getByRole('link', { name: of })
    await expect(change(/Change the answer to: Question 1:/)).toBeVisible()
    await expectFewElements(page)
    await change(new RegExp(`Change the answer to: Question ${count}:`)).scrollIntoViewIfNeeded()
    await expect(
      change(new RegExp(`Change the answer to: Question ${count - 3}:`)),
    ).toBeInViewport()
    await expectFewElements(page)
    await change(new RegExp(`Change the answer to: Question ${count - 3}:`)).click()
    await expect(
      builder.preview.getByRole('group', { name: new RegExp(`Question ${count - 3}:`) }),
    ).toBeInViewport()
  })
}

test('what was typed in the preview is still there when its question returns', {
  tag: FULL,
}, async ({ page }) => {
  const builder = await open(page, 155, 'q3')
  const choice = (of: RegExp) => builder.preview.getByRole('group', { name: of })
  const typed = builder.preview.getByRole('textbox', { name: /Question 6:/ })
  await choice(/Question 4:/)
    .getByRole('radio', { name: 'Nothing' })
    .check()
  await typed.fill('It prints nothing.')
  // The focused element stays rendered, so move the focus away first.
  await builder.open(/Question 40:/)
  await choice(/Question 40:/)
    .getByRole('radio', { name: 'Nothing' })
    .check()
  await builder.open(/Question 150:/)
  await expect(choice(/Question 4:/)).toHaveCount(0)
  await expect(typed).toHaveCount(0)
  await builder.open(/Question 4:/)
  await expect(choice(/Question 4:/).getByRole('radio', { name: 'Nothing' })).toBeChecked()
  await expect(typed).toHaveValue('It prints nothing.')
})

test('nothing jumps while scrolling, with or without native scroll anchoring', {
  tag: FULL,
}, async ({ page }) => {
  await page.addInitScript(withoutScrollAnchoring)
  const builder = await open(page, 155, 'q0')
  await builder.open(/Question 150:/)
  await expect(card(page, 'q149')).toBeInViewport()
  for (let turn = 0; turn < 30; turn += 1) {
    const moved = await page.evaluate(scrollUp)
    expect(moved.length).toBeGreaterThan(0)
    for (const by of moved) expect(Math.abs(by - 200)).toBeLessThanOrEqual(1)
  }
})

test('a preview that is scaled down shows questions wherever it is scrolled', {
  tag: FULL,
}, async ({ page }) => {
  const builder = await open(page, 155, 'q0')
  await page.getByText('Desktop', { exact: true }).click()
  for (const at of [150, 20, 80]) {
    await builder.open(new RegExp(`Question ${at}:`))
    await expect(page.locator(`[data-question="q${at - 1}"]`)).toBeInViewport()
    expect(await page.locator(`[data-question="q${at - 1}"]`).evaluate(gapsWhileScrolling)).toBe(0)
  }
})

async function open(page: Page, count: number, at: string): Promise<BuilderPage> {
  const { assessment } = await seedInvitedCandidates(page, invitedCandidates(longAssessment(count)))
  await page.goto(`${builderPath(assessment.id)}?at=${at}`)
  const builder = new BuilderPage(page)
  await expect(builder.prompt).toBeVisible()
  return builder
}

function card(page: Page, questionId: string): Locator {
  return page.locator(`[data-card="${questionId}"]`)
}

async function expectFewElements(page: Page): Promise<void> {
  expect(await page.locator('*').count()).toBeLessThanOrEqual(MAX_ELEMENTS)
}

/** Past the insert point between two cards. */
async function tabInto(page: Page, next: Locator): Promise<void> {
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(next.locator(':focus')).toHaveCount(1)
}

function withoutScrollAnchoring(): void {
  const supports = CSS.supports.bind(CSS)
  CSS.supports = (first: string, second?: string) =>
    first !== 'overflow-anchor' &&
    (second === undefined ? supports(first) : supports(first, second))
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { overflow-anchor: none !important }')
  document.adoptedStyleSheets = [sheet]
}

/** By 200 pixels; returns how far each card moved that was visible before and after. */
async function scrollUp(): Promise<number[]> {
  const cards = () =>
    new Map(
      [...document.querySelectorAll('#pane-edit [data-card]')].map((each) => [
        each.getAttribute('data-card'),
        each.getBoundingClientRect().top,
      ]),
    )
  const scroller = document.querySelector('#pane-edit [data-card]')?.closest('[class*=canvas]')
  const before = cards()
  scroller?.scrollBy({ top: -200 })
  for (let frame = 0; frame < 4; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  const view = scroller?.getBoundingClientRect() ?? new DOMRect()
  return [...cards()].flatMap(([id, top]) => {
    const was = before.get(id)
    const isSeen = top < view.bottom && top > view.top - 400
    return was === undefined || !isSeen ? [] : [top - was]
  })
}

/** Scrolls to and fro around a question; returns how often something that is not rendered was visible. */
async function gapsWhileScrolling(question: Element): Promise<number> {
  let scroller = question.parentElement
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) {
    scroller = scroller.parentElement
  }
  const { left, top, width, height } = scroller?.getBoundingClientRect() ?? new DOMRect()
  let gaps = 0
  for (const by of [-250, -250, -250, 500, 250, 250]) {
    scroller?.scrollBy({ top: by })
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    for (const part of [0.1, 0.5, 0.9]) {
      const shown = document.elementFromPoint(left + width / 2, top + height * part)
      if (shown === null || shown.closest('[data-to]')) gaps += 1
    }
  }
  return gaps
}
