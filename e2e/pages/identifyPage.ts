import type { Locator, Page } from 'playwright/test'

/** The first screen at the candidate's address. */
export class IdentifyPage {
  readonly email: Locator
  readonly code: Locator

  constructor(private readonly page: Page) {
    this.email = page.getByRole('textbox', { name: 'Email address' })
    this.code = page.getByRole('textbox', { name: 'Access code' })
  }

  async identify({ email, code }: { email: string; code: string }): Promise<void> {
    await this.email.fill(email)
    await this.code.fill(code)
    await this.page.getByRole('button', { name: 'Continue' }).click()
  }
}
