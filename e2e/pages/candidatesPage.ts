import { expect, type Locator, type Page } from 'playwright/test'

/** The candidates: list, board and profiles. */
export class CandidatesPage {
  readonly search: Locator
  readonly rows: Locator

  constructor(private readonly page: Page) {
    this.search = page.getByRole('searchbox', { name: 'Search name or email' })
    this.rows = page.getByRole('region', { name: 'Candidates' }).getByRole('listitem')
  }

  async add({ name, email, job }: { name: string; email: string; job: string }): Promise<void> {
    await this.page.getByRole('button', { name: 'Add candidate' }).click()
    const dialog = this.page.getByRole('dialog', { name: 'Add candidate' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
    await dialog.getByRole('combobox', { name: 'Job' }).selectOption(job)
    await dialog.getByRole('button', { name: 'Add candidate' }).click()
    await expect(this.page.getByRole('heading', { name, level: 1 })).toBeVisible()
  }

  /** As shown to staff. */
  async accessCode(): Promise<string> {
    const code = this.page.getByRole('status', { name: 'Access code' })
    await expect(code).toHaveText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    return code.innerText()
  }

  async addressForCandidate(): Promise<string> {
    return this.page.getByText(/^https?:.*\/take\//).innerText()
  }

  /** A column of the board. */
  column(stage: string): Locator {
    return this.page.getByRole('region', { name: new RegExp(`^${stage}, `) })
  }

  /** With the menu of a card or profile. */
  async moveByMenu(name: string, stage: string): Promise<void> {
    await this.page.getByRole('button', { name: `Move ${name} to…` }).click()
    await this.page.getByRole('menuitemcheckbox', { name: stage }).click()
  }

  get timeline(): Locator {
    return this.page.getByRole('region', { name: 'Timeline' }).getByRole('listitem')
  }

  get notes(): Locator {
    return this.page.getByRole('region', { name: 'Notes' }).getByRole('listitem')
  }
}
