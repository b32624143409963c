import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** No violation that axe knows of, in light and in dark. Leaves the page as it found it. */
export async function expectAccessible(page: Page, state = page.url()): Promise<void> {
  // While a page is still being read, or gives way to the next one, there is nothing to judge.
  // (A dialog hides the heading from assistive technology; it is there all the same.)
  await expect(page.locator('h1').first()).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect.soft(await violations(page), `axe: ${state}, ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null })
}

async function violations(page: Page): Promise<readonly string[]> {
  // The other mode opens a page of its own, and ours would believe that it was left.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations: found } = await axe.analyze()
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
}
