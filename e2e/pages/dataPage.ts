import { expect, type Locator, type Page } from 'playwright/test'

export type Counts = Record<'Jobs' | 'Candidates' | 'Assessments' | 'Responses', string>

/** The data page with the sample data. */
export class DataPage {
  readonly load: Locator
  readonly progress: Locator
  /** Behind the button that restores a backup. */
  readonly backup: Locator

  constructor(private readonly page: Page) {
    this.load = page.getByRole('button', { name: 'Load sample data' })
    this.progress = page.getByRole('progressbar')
    this.backup = page.locator('input[type=file][accept*=jsonl]')
  }

  async expectCounts(counts: Counts): Promise<void> {
    const table = this.page.getByRole('table', { name: 'Records by kind' })
    const rows = Object.entries(counts).map(([name, count]) => `${name}${count}`)
    await expect(table.getByRole('row')).toHaveText(rows)
  }

  async remove(): Promise<void> {
    await this.page.getByRole('button', { name: 'Remove sample data' }).click()
    const asked = this.page.getByRole('dialog', { name: 'Remove all sample data?' })
    await asked.getByRole('button', { name: 'Remove sample data' }).click()
  }

  /** As soon as the progress text starts like this. */
  async cancelWhen(words: string): Promise<void> {
    await this.page.evaluate(whenShown, { words, act: 'cancel' } as const)
  }

  async reloadWhen(words: string): Promise<void> {
    await this.page.evaluate(whenShown, { words, act: 'reload' } as const)
  }
}

/** Runs in the page, because a call from outside would be too late. */
function whenShown({ words, act }: { words: string; act: 'cancel' | 'reload' }): void {
  const observer = new MutationObserver(() => {
    const bar = document.querySelector('progress')
    if (!bar?.parentElement?.textContent.startsWith(words)) return
    observer.disconnect()
    if (act === 'reload') location.reload()
    else bar.parentElement.parentElement?.querySelector('button')?.click()
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
}
