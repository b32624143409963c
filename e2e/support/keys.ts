import { expect, type Locator, type Page } from 'playwright/test'

/** Takes the focus there first, so that the key goes to nothing else. */
export async function pressOn(control: Locator, key: string): Promise<void> {
  await control.focus()
  await expect(control).toBeFocused()
  await control.page().keyboard.press(key)
}

/** On by Tab, until the focus is there. */
export async function tabTo(control: Locator, most = 12): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await control.page().keyboard.press('Tab')
    // The browser moves the focus before it says that the key was handled.
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not lead to ${control.toString()}`)
}

/** Takes what a combobox offers for what was typed, once that is all that it offers. */
export async function takeOnlyOption(page: Page): Promise<void> {
  const options = page.getByRole('option')
  await expect(options).toHaveCount(1)
  // Enter takes what is marked, and that is drawn a moment after the list.
  await expect(options).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toHaveCount(0)
}
