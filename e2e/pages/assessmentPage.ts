import { type Locator, type Page, expect } from 'playwright/test'

import { loadedAfresh } from '#e2e/support/afresh.ts'
import { IdentifyPage, type Invited } from './identifyPage.ts'

/** The questions, the check-your-answers page, and the receipt. */
export class AssessmentPage {
  constructor(private readonly page: Page) {}

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { name })
  }

  get startButton(): Locator {
    return this.page.getByRole('button', { name: 'Start' })
  }

  /** From the candidate's address to the first question. */
  async startAs(assessmentId: string, invited: Invited): Promise<void> {
    await new IdentifyPage(this.page).signIn(assessmentId, invited)
    await this.start()
  }

  async start(): Promise<void> {
    await this.startButton.click()
  }

  /** On the page before a timed part, which shows nothing of it. */
  async startPart(): Promise<void> {
    const note = 'The time starts when you choose “Start”.'
    await expect(this.page.getByText(note, { exact: true })).toBeVisible()
    await this.start()
  }

  /** After an interruption. */
  async goOn(): Promise<void> {
    // Not the button of the previous form, which stays a moment longer.
    const goOn = this.page
      .getByRole('button', { name: 'Continue', exact: true })
      .and(this.page.locator(':not([type="submit"])'))
    // If the person was here a moment ago, it continues by itself.
    await goOn.or(this.page.getByRole('button', { name: 'Stop and leave' })).waitFor()
    if (await goOn.isVisible()) await goOn.click()
  }

  /** Answers the first page of the invited candidates' assessment, as a person of the frontend. */
  async answerFirstPage(): Promise<void> {
    await this.page.getByRole('radio', { name: 'Frontend' }).check()
    await this.page.getByRole('textbox', { name: /How many years/ }).fill('3')
  }

  /** Answers its second page, and continues to the check-your-answers page. */
  async answerSecondPage(): Promise<void> {
    await this.next()
    await this.page.getByRole('textbox', { name: /a bug you are proud of/ }).fill('A story')
    await this.checkAnswers()
  }

  async next(): Promise<void> {
    await this.page.getByRole('button', { name: 'Next' }).click()
  }

  async checkAnswers(): Promise<void> {
    await this.page.getByRole('button', { name: 'Check answers' }).click()
  }

  /** From the check-your-answers page back to one answer. */
  async change(prompt: RegExp): Promise<void> {
    const name = new RegExp(`^Change.*${prompt.source}`)
    await this.page.getByRole('link', { name }).click()
  }

  async submit(): Promise<void> {
    await this.page.getByRole('button', { name: 'Submit' }).click()
  }

  /** Submits valid answers and waits for the final receipt. */
  async handIn(): Promise<void> {
    await loadedAfresh(this.page, () => this.submit())
    await expect(this.heading('Received')).toBeVisible()
  }

  /** Waits until the page says that everything so far is saved. */
  async saved(): Promise<void> {
    await expect(this.page.getByText(/^Saved on this device/)).toBeVisible()
  }
}
