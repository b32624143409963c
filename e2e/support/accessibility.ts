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
    const found = await violations(page, colorScheme === 'dark' ? 'colours' : { but })
    expect.soft(found, `axe: ${state}, ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null })
}

/** Dark differs from light in nothing else. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block']

async function violations(
  page: Page,
  rules: 'colours' | { but: string[] },
): Promise<readonly string[]> {
  // The legacy mode opens its own page, and ours would think it was left.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (rules === 'colours') axe.withRules(RULES_OF_COLOURS)
  else axe.disableRules(rules.but)
  const { violations: found } = await axe.analyze()
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
}
