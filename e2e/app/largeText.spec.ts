import { screens } from '#e2e/pictures/screens.ts'
import { enter } from '#e2e/pictures/situations.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { sharedSettings } from '#e2e/support/settings.ts'
import { FULL } from '#e2e/support/settings.ts'

const { args = [], ...launch } = sharedSettings.use?.launchOptions ?? {}

// What a person sets in the browser, not in the page: widths in `em` follow it as well.
test.use({
  launchOptions: { ...launch, args: [...args, '--blink-settings=defaultFontSize=32'] },
  viewport: { width: 360, height: 780 },
})

test('no staff page scrolls sideways on a phone whose browser doubles the size of text', {
  tag: FULL,
}, async ({ page }) => {
  const data = await enter(page, 'typical')
  for (const { name, open } of screens.typical) {
    await test.step(name, async () => {
      await open(page, data)
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
      expect(size).toBe('32px')
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: name })
        .toBeLessThanOrEqual(360)
    })
  }
})
