import type { Page } from 'playwright/test'

import { seedRecords } from '#e2e/support/seed.ts'

import { type DataSet, damagedData, NOW, nastyData, typicalData } from './dataSets.ts'

/** What the app finds when a screen is opened; `open` is a typical day with a dialog over it. */
export type Situation = 'typical' | 'open' | 'nasty' | 'empty' | 'loading' | 'failed' | 'damaged'

/** Brings a fresh page into it: the clock stands still, and the records are there. */
export async function enter(page: Page, situation: Situation): Promise<DataSet> {
  const data = situation === 'nasty' ? nastyData() : await typicalData()
  const { records } = situation === 'damaged' ? damagedData(data) : data
  await page.clock.setFixedTime(NOW)
  if (situation !== 'empty') await seedRecords(page, records)
  if (situation === 'loading') await page.addInitScript(neverOpen)
  if (situation === 'failed') await page.addInitScript(refuseToRead)
  return data
}

/** The database is being opened for good, as behind a very slow disk. */
export function neverOpen(): void {
  const open = IDBFactory.prototype.open
  IDBFactory.prototype.open = function openOrNot(name, version) {
    const request = open.call(this, name, version)
    if (name !== 'TalentFlowDatabase') return request
    return new Proxy(request, { set: () => true, get: () => () => undefined })
  }
}

/** The database opens, and gives back nothing. */
function refuseToRead(): void {
  const transaction = IDBDatabase.prototype.transaction
  IDBDatabase.prototype.transaction = function startOrNot(...given) {
    if (this.name !== 'TalentFlowDatabase') return transaction.apply(this, given)
    throw new DOMException('The disk does not answer', 'UnknownError')
  }
}
