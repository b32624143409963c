/** What a person does, without the test itself making the page lay itself out. */
import type { Page } from 'playwright/test'

/**
 * Waits in the page, frame by frame, until an element with that text is there. Playwright's own waiting asks
 * for its place, so that the page is laid out in a task of the test's as well as in one of its own.
 */
export async function isThere(
  page: Page,
  selector: string,
  { text, timeout = 60_000 }: { text?: RegExp; timeout?: number } = {},
): Promise<void> {
  await page.waitForFunction(
    ([wanted, source]) =>
      [...document.querySelectorAll(wanted)].some(({ textContent }) =>
        new RegExp(source).test(textContent),
      ),
    [selector, text?.source ?? ''] as const,
    { timeout },
  )
}

/**
 * Clicks where the pointer is. What is there was found before, because looking for it by its role asks for
 * the style of the whole page.
 */
export async function press(page: Page): Promise<void> {
  await page.mouse.down()
  await page.mouse.up()
}

/** Milliseconds in the page until the change is painted. */
export async function choose(page: Page, label: string, value: string): Promise<number> {
  await page.evaluate(() => {
    addEventListener('change', () => performance.mark('acted'), { once: true, capture: true })
  })
  await page.getByLabel(label, { exact: true }).selectOption(value)
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          setTimeout(() =>
            resolve(
              performance.now() - (performance.getEntriesByName('acted').at(-1)?.startTime ?? 0),
            ),
          ),
        )
      }),
  )
}

/** Returns the milliseconds of a frame, on average. */
export async function scrollThrough(): Promise<number> {
  const frame = document.querySelector('section[aria-label="Responses"]')
  const start = performance.now()
  for (let step = 0; step < 60; step += 1) {
    frame?.scrollBy({ top: 700 })
    await new Promise<number>((resolve) => {
      requestAnimationFrame(resolve)
    })
  }
  return (performance.now() - start) / 60
}
