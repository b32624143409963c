/** All that a page shows, says, names or would give away. */
import { expect, type Page } from 'playwright/test'

export type Shown = Record<
  'address' | 'title' | 'markup' | 'fields' | 'tree' | 'print' | 'clipboard' | 'notes',
  string
>

const LOADING = /^(Computing|Counting|Loading|Opening|Reading)\b/

/** Waits until a page has its heading, and nothing on it is still being read. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // A placeholder has no text, only a name.
  await expect(page.getByLabel(LOADING)).toHaveCount(0)
  await expect(page.getByText(LOADING)).toHaveCount(0)
}

/** Needs permission to read the clipboard. */
export async function everythingShown(page: Page): Promise<Shown> {
  const markup = await page.content()
  await page.emulateMedia({ media: 'print' })
  const print = await page.locator('body').innerText()
  await page.emulateMedia({ media: null })
  return {
    address: decodeURIComponent(page.url()),
    title: await page.title(),
    markup,
    fields: await page.evaluate(valuesOfFields),
    tree: await accessibilityTree(page),
    print,
    clipboard: await copiedOfAll(page),
    notes: await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  }
}

/** Which of them contain a match. */
export function foundIn(shown: Shown, pattern: RegExp): string[] {
  return Object.entries(shown).flatMap(([where, text]) => {
    const [found] = pattern.exec(text) ?? []
    return found === undefined ? [] : [`${where}: ${found}`]
  })
}

function valuesOfFields(): string {
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea, select')
  return [...fields].map(({ value }) => value).join('\n')
}

/** As assistive technology gets it, including what is off the screen. */
async function accessibilityTree(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return JSON.stringify(nodes)
}

async function copiedOfAll(page: Page): Promise<string> {
  await page.evaluate(() => getSelection()?.selectAllChildren(document.body))
  await page.keyboard.press('ControlOrMeta+c')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  await page.evaluate(() => getSelection()?.removeAllRanges())
  return copied
}
