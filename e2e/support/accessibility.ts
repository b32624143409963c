import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

import { axeThemes } from './settings.ts'

/** No axe violations, in light, and in the full run in dark as well. Leaves the page as it was. */
export async function expectAccessible(page: Page, state = page.url()): Promise<void> {
  // There is nothing to check between two pages. (A dialog hides the heading from assistive
  // technology, but it exists.)
  await expect(page.locator('h1:visible').first()).toBeVisible()
  await expectNoViolation(page, state)
}

/** The same for the loading state, including its heading. */
export async function expectAccessibleMeanwhile(page: Page, state: string): Promise<void> {
  await expectNoViolation(page, state, ['page-has-heading-one'])
}

async function expectNoViolation(page: Page, state: string, but: string[] = []): Promise<void> {
  for (const colorScheme of axeThemes) {
    await page.emulateMedia({ colorScheme })
    expect.soft(await violations(page, but), `axe: ${state}, ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null })
}

async function violations(page: Page, but: string[]): Promise<readonly string[]> {
  // The legacy mode opens its own page, and ours would think it was left.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .disableRules(but)
  const { violations: found } = await axe.analyze()
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
}
