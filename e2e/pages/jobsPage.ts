import { expect, type Locator, type Page } from 'playwright/test'

/** The list of jobs. */
export class JobsPage {
  readonly search: Locator
  readonly rows: Locator
  readonly form: Locator

  constructor(private readonly page: Page) {
    this.search = page.getByRole('searchbox', { name: 'Search jobs' })
    this.rows = page.getByRole('list', { name: 'Jobs', exact: true }).getByRole('listitem')
    this.form = page.getByRole('dialog')
  }

  /** The titles in display order. */
  async expectTitles(titles: readonly string[]): Promise<void> {
    await expect(this.rows.getByRole('link', { name: /^(?!.*candidates? for)/ })).toHaveText([
      ...titles,
    ])
  }

  row(title: string): Locator {
    return this.rows.filter({ has: this.page.getByRole('link', { name: title, exact: true }) })
  }

  async choose(title: string, act: string): Promise<void> {
    await this.page.getByRole('button', { name: `More actions for ${title}`, exact: true }).click()
    await this.page.getByRole('menuitem', { name: act }).click()
  }

  async create(title: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Create job' }).click()
    await this.form.getByRole('textbox', { name: 'Title' }).fill(title)
    await this.form.getByRole('button', { name: 'Create job' }).click()
    await expect(this.page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  }
}
