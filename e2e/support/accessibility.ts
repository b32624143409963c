import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

/** No violation that axe knows of, in light and in dark. Leaves the page as it found it. */
export async function expectAccessible(page: Page, state = page.url()): Promise<void> {
  // While a page gives way to the next one, there is nothing to judge.
  // (A dialog hides the heading from assistive technology; it is there all the same.)
  await expect(page.locator('h1').first()).toBeVisible()
  await expectNoViolation(page, state)
}

/** The same of what stands there until the page is read, its heading included. */
export async function expectAccessibleMeanwhile(page: Page, state: string): Promise<void> {
  await expectNoViolation(page, state, ['page-has-heading-one'])
}

async function expectNoViolation(page: Page, state: string, but: string[] = []): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect.soft(await violations(page, but), `axe: ${state}, ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null })
}

async function violations(page: Page, but: string[]): Promise<readonly string[]> {
  // The other mode opens a page of its own, and ours would believe that it was left.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .disableRules(but)
  const { violations: found } = await axe.analyze()
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
}
