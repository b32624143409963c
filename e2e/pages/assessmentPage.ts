import { type Locator, type Page, expect } from 'playwright/test'

import { loadedAfresh } from '#e2e/support/afresh.ts'

/** The questions, the page that shows all answers, and the receipt. */
export class AssessmentPage {
  constructor(private readonly page: Page) {}

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { name })
  }

  get startButton(): Locator {
    return this.page.getByRole('button', { name: 'Start' })
  }

  async start(): Promise<void> {
    await this.startButton.click()
  }

  /** After an interruption. */
  async goOn(): Promise<void> {
    // Not that of the form before, which is there a moment longer.
    const goOn = this.page
      .getByRole('button', { name: 'Continue', exact: true })
      .and(this.page.locator(':not([type="submit"])'))
    // Who was here a moment ago goes on by itself.
    await goOn.or(this.page.getByRole('button', { name: 'Stop and leave' })).waitFor()
    if (await goOn.isVisible()) await goOn.click()
  }

  async next(): Promise<void> {
    await this.page.getByRole('button', { name: 'Next' }).click()
  }

  async checkAnswers(): Promise<void> {
    await this.page.getByRole('button', { name: 'Check answers' }).click()
  }

  /** From the page that shows all answers, back to one of them. */
  async change(prompt: RegExp): Promise<void> {
    const name = new RegExp(`^Change.*${prompt.source}`)
    await this.page.getByRole('link', { name }).click()
  }

  async submit(): Promise<void> {
    await this.page.getByRole('button', { name: 'Submit' }).click()
  }

  /** Submits what is in order; done when the receipt is there to stay. */
  async handIn(): Promise<void> {
    await loadedAfresh(this.page, () => this.submit())
    await expect(this.heading('Received')).toBeVisible()
  }

  /** Waits until the page says that everything given so far is stored. */
  async saved(): Promise<void> {
    await expect(this.page.getByText(/^Saved on this device/)).toBeVisible()
  }
}
