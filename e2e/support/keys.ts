import { expect, type Locator, type Page } from 'playwright/test'

/** Focuses it first, so that the key goes nowhere else. */
export async function pressOn(control: Locator, key: string): Promise<void> {
  await control.focus()
  await expect(control).toBeFocused()
  await control.page().keyboard.press(key)
}

/** Presses Tab, or another key, until it has the focus. Returns how often. */
export async function tabTo(control: Locator, most = 12, key = 'Tab'): Promise<number> {
  for (let presses = 0; presses < most; presses += 1) {
    await control.page().keyboard.press(key)
    // The browser moves the focus before it reports the key as handled.
    if (await control.evaluate((element) => element === document.activeElement)) return presses + 1
  }
  throw new Error(`${key} does not lead to ${control.toString()}`)
}

/** Chooses from a combobox once there is a single option left. */
export async function takeOnlyOption(page: Page): Promise<void> {
  const options = page.getByRole('option')
  await expect(options).toHaveCount(1)
  // Enter chooses the highlighted option, which is rendered a moment after the list.
  await expect(options).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toHaveCount(0)
}
