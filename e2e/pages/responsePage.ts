import { readFile } from 'node:fs/promises'

import type { Locator, Page } from 'playwright/test'

/** One response, as a reviewer reads it. */
export class ResponsePage {
  readonly score: Locator

  constructor(private readonly page: Page) {
    this.score = page.getByRole('region', { name: 'Score' })
  }

  /** A question as asked, with its answer or status. */
  card(prompt: string | RegExp): Locator {
    const heading = this.page.getByRole('heading', { name: prompt })
    return this.page.getByRole('article').filter({ has: heading })
  }

  /** The downloaded bytes as text. */
  async download(fileName: string): Promise<string> {
    const downloading = this.page.waitForEvent('download')
    await this.page.getByRole('button', { name: `Download ${fileName}` }).click()
    const download = await downloading
    return readFile(await download.path(), 'utf8')
  }
}
