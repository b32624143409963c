/** What WCAG 2.2 asks of narrow screens, of spaced text and of targets, which axe checks only when it is told to. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

const PHONE = { width: 360, height: 780 }
const NARROWEST = { width: 320, height: 780 }

/** Leaves the page as it was. */
export async function expectFit(page: Page): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize(PHONE)
  // 2.5.8, Target size (minimum). The legacy mode opens no page of its own, which ours would notice.
  const axe = new AxeBuilder({ page }).setLegacyMode().withRules(['target-size'])
  await page.evaluate(unstick)
  const { violations } = await axe.analyze()
  await page.evaluate(dropLastSheet)
  const small = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 200)))
  expect.soft(small, 'targets under 24 pixels').toEqual([])
  // 1.4.10, Reflow.
  await page.setViewportSize(NARROWEST)
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBe(NARROWEST.width)
  // 1.4.12, Text spacing.
  const cut = await page.evaluate(cutTexts)
  await page.evaluate(spaceTexts)
  const after = await page.evaluate(cutTexts)
  expect(
    after.filter((text) => !cut.includes(text)),
    'cut off by spaced text',
  ).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROWEST.width)
  await page.evaluate(dropLastSheet)
  if (before) await page.setViewportSize(before)
}

/** A bar that stays in view covers a part of what is scrolled under it, which is no small target. */
function unstick(): void {
  const stuck = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (box) => getComputedStyle(box).position === 'sticky',
  )
  for (const box of stuck) box.dataset['stuck'] = ''
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('[data-stuck] { position: static !important; }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

function dropLastSheet(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
}

/** The least that a person may set. The content policy refuses a style element. */
function spaceTexts(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`* {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-bottom: 2em !important; }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** Texts of which lines are hidden by the box around them. */
function cutTexts(): string[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((box) => {
      const { overflowY, webkitLineClamp, position } = getComputedStyle(box)
      const hides = overflowY === 'hidden' || overflowY === 'clip'
      // Read to people, not shown.
      const isShown = box.clientHeight > 1 && position !== 'fixed'
      const holdsText = [...box.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      )
      const isCut = box.scrollHeight > box.clientHeight + 4
      return hides && isShown && holdsText && isCut && webkitLineClamp === 'none'
    })
    .map((box) => box.textContent.slice(0, 60))
}
