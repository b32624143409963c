import type { Locator, Page } from 'playwright/test'

import { takePath } from '#src/base/takePath.ts'

export interface Invited {
  email: string
  code: string
}

/** The first screen at the candidate's address. */
export class IdentifyPage {
  readonly email: Locator
  readonly code: Locator

  constructor(private readonly page: Page) {
    this.email = page.getByRole('textbox', { name: 'Email address' })
    this.code = page.getByRole('textbox', { name: 'Access code' })
  }

  /** From the candidate's address. */
  async signIn(assessmentId: string, invited: Invited): Promise<void> {
    await this.page.goto(takePath(assessmentId))
    await this.identify(invited)
  }

  async identify({ email, code }: Invited): Promise<void> {
    await this.email.fill(email)
    await this.code.fill(code)
    await this.page.getByRole('button', { name: 'Continue' }).click()
  }
}
