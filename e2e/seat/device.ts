/** A device with staff data that is handed over for a job, and the pages that were open before. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type BrowserContext, chromium, type Page } from 'playwright/test'

import { BuilderPage } from '#e2e/pages/builderPage.ts'
import { type BuiltHost, expect, serveBuild } from '#e2e/support/builtHost.ts'
import { PIN } from '#e2e/support/handingOver.ts'
import { protectByKeyboard, unlock } from '#e2e/support/protecting.ts'
import { offlineReady } from '#e2e/support/serviceWorker.ts'
import { sharedSettings } from '#e2e/support/settings.ts'
import { builderPath, candidatePath, jobPath, paths } from '#src/base/paths.ts'
import { takePath } from '#src/base/takePath.ts'

import { type Seeded, seedCanaries, STAFFS, UNSAVED } from './canaries.ts'
import { watchFrames } from './frames.ts'

export type Mode = 'plain' | 'protected'

/** Pages of the staff that were open in other tabs when the device was handed over. */
export interface Left {
  list: Page
  builder: Page
  note: Page
  /** At a file of the site, with a list of the staff behind it. */
  behind: Page
}

export class Device {
  private constructor(
    readonly mode: Mode,
    readonly server: BuiltHost,
    private readonly folder: string,
    private context: BrowserContext,
    /** The tab in which it was handed over. */
    public seat: Page,
    readonly seeded: Seeded,
    readonly left: Left,
    /** What pages showed of the staff's, even for one frame, since it was handed over. */
    readonly shown: string[],
  ) {}

  static async handedOver(mode: Mode): Promise<Device> {
    const folder = await mkdtemp(join(tmpdir(), 'talentflow-seat-'))
    const server = await serveBuild(folder)
    const context = await openBrowser(folder, server)
    const shown: string[] = []
    await watchFrames(context, STAFFS, (text) => shown.push(text))
    const [seat = await context.newPage()] = context.pages()
    const seeded = await seedCanaries(seat)
    await offlineReady(seat)
    const passphrase = mode === 'protected' ? (await protectByKeyboard(seat)).passphrase : null
    const staff = new Staff(context, passphrase)
    const left = await openTabs(staff, seeded)
    await handOverJob(staff, seat, seeded)
    shown.length = 0
    return new Device(mode, server, folder, context, seat, seeded, left, shown)
  }

  get take(): string {
    return takePath(this.seeded.mine.assessment.id)
  }

  /** Every address of the staff. */
  get addresses(): readonly string[] {
    const { mine, other } = this.seeded
    const [first, second] = mine.candidates
    const addressesOf = (candidateId: string) =>
      Object.values(paths).map((path) =>
        path
          .replace(':jobId', mine.job.id)
          .replace(':assessmentId', mine.assessment.id)
          .replace(':candidateId', candidateId),
      )
    const addresses = [...addressesOf(first.id), ...addressesOf(second.id), jobPath(other.job.id)]
    return [...new Set(addresses)]
  }

  newTab(): Promise<Page> {
    return this.context.newPage()
  }

  tabs(): readonly Page[] {
    return this.context.pages()
  }

  /** The candidate's page in the tab of the seat. */
  async sitDown(): Promise<Page> {
    if (this.seat.isClosed()) this.seat = await this.newTab()
    await this.seat.goto(this.take)
    await this.expectOwn(this.seat)
    return this.seat
  }

  /** Closes the browser, and starts it with the same profile. */
  async restart(): Promise<void> {
    await this.context.close()
    this.context = await openBrowser(this.folder, this.server)
    await watchFrames(this.context, STAFFS, (text) => this.shown.push(text))
    const [seat = await this.newTab()] = this.context.pages()
    this.seat = seat
  }

  async close(): Promise<void> {
    await this.context.close()
    await this.server.stop()
    await rm(this.folder, { recursive: true, force: true })
  }

  /** The page that takes the PIN or the passphrase. */
  async expectClosed(page: Page): Promise<void> {
    await expect(
      page.getByRole('heading', { name: 'This device is with a candidate', level: 1 }),
    ).toBeVisible()
    await expect(page).toHaveTitle('This device is with a candidate – TalentFlow')
    await this.expectNothing(page)
  }

  /** The candidate's own page. */
  async expectOwn(page: Page): Promise<void> {
    await expect(page).toHaveURL((url) => url.pathname === this.take)
    await expect(page.getByRole('textbox', { name: 'Access code' })).toBeVisible()
    await this.expectNothing(page)
  }

  /** One of the two, or the empty page that every tab starts with. */
  async expectEither(page: Page): Promise<void> {
    if (page.url() === 'about:blank') {
      // Chromium answers nothing about a page before the next document has taken its place.
      await expect(page.locator('body')).toBeEmpty()
      return
    }
    const isOwn = new URL(page.url()).pathname === this.take
    await (isOwn ? this.expectOwn(page) : this.expectClosed(page))
  }

  async expectNothing(page: Page): Promise<void> {
    const values = await page
      .locator('input, textarea')
      .evaluateAll((fields) => fields.map((field) => Reflect.get(field, 'value')))
    const seen = [
      await page.content(),
      await page.title(),
      page.url().replaceAll(/\+|%20/g, ' '),
      await page.locator('body').ariaSnapshot(),
      ...values,
    ].join('\n')
    expect(STAFFS.filter((theirs) => seen.includes(theirs))).toEqual([])
    expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0)
  }
}

class Staff {
  constructor(
    readonly context: BrowserContext,
    private readonly passphrase: string | null,
  ) {}

  async goto(page: Page, address: string): Promise<void> {
    await page.goto(address)
    if (this.passphrase !== null) await unlock(page, this.passphrase)
  }

  async open(address: string): Promise<Page> {
    const page = await this.context.newPage()
    await this.goto(page, address)
    return page
  }

  /** Hands over with what the dialog asks for. */
  async handOver(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Hand over this device' }).click()
    const dialog = page.getByRole('dialog', { name: 'Hand over this device' })
    if (this.passphrase === null) {
      await dialog.getByRole('textbox', { name: 'PIN', exact: true }).fill(PIN)
      await dialog.getByRole('textbox', { name: 'Confirm the PIN' }).fill(PIN)
    }
    await dialog.getByRole('button', { name: 'Hand over' }).click()
    await page.waitForURL('**/take/**')
  }
}

async function openTabs(staff: Staff, { mine }: Seeded): Promise<Left> {
  const [first] = mine.candidates
  const list = await staff.open(paths.candidates)
  await list.getByRole('searchbox', { name: 'Search name or email' }).fill('Ada Canary')
  await expect(list).toHaveURL(/search=Ada/)
  await expect(list.getByText(first.email)).toBeVisible()

  const behind = await staff.open(paths.candidates)
  await expect(behind.getByText(first.email)).toBeVisible()
  await behind.goto('/manifest.webmanifest')

  const builder = await staff.open(builderPath(mine.assessment.id))
  await new BuilderPage(builder).row(/Which framework/).click()
  await new BuilderPage(builder).prompt.fill('Canary draft')

  const note = await staff.open(candidatePath(first.id))
  await expect(note.getByText('Canary note')).toBeVisible()
  await note.getByRole('textbox', { name: 'New note' }).fill(UNSAVED)
  return { list, builder, note, behind }
}

/** With pages of the staff behind it, of this document and of others. */
async function handOverJob(staff: Staff, page: Page, { mine }: Seeded): Promise<void> {
  await staff.goto(page, paths.jobs)
  await page.getByRole('link', { name: 'Candidates', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search name or email' }).fill('Ada Canary')
  await expect(page).toHaveURL(/search=Ada/)
  await page.getByRole('link', { name: 'Ada Canary' }).click()
  await expect(page.getByText('Canary note')).toBeVisible()
  await staff.goto(page, paths.data)
  await page.getByRole('heading', { level: 1, name: 'Data' }).waitFor()
  await staff.goto(page, jobPath(mine.job.id))
  await staff.handOver(page)
}

async function openBrowser(folder: string, server: BuiltHost): Promise<BrowserContext> {
  const { launchOptions, contextOptions, viewport = null, locale } = sharedSettings.use ?? {}
  return chromium.launchPersistentContext(join(folder, 'profile'), {
    ...launchOptions,
    ...contextOptions,
    ...(locale !== undefined && { locale }),
    viewport,
    baseURL: server.origin,
    serviceWorkers: 'allow',
  })
}
