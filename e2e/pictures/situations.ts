import type { Page } from 'playwright/test'

import { seedRecords } from '#e2e/support/seed.ts'

import { type DataSet, damagedData, NOW, nastyData, typicalData } from './dataSets.ts'

/** The data a screen finds when it is opened; `open` is a typical day with a dialog. */
export type Situation = 'typical' | 'open' | 'nasty' | 'empty' | 'loading' | 'failed' | 'damaged'

/** Prepares a new page: the clock is frozen, and the records are stored. */
export async function enter(page: Page, situation: Situation): Promise<DataSet> {
  const data = situation === 'nasty' ? nastyData() : await typicalData()
  const { records } = situation === 'damaged' ? damagedData(data) : data
  await page.clock.setFixedTime(NOW)
  if (situation !== 'empty') await seedRecords(page, records)
  if (situation === 'loading') await page.addInitScript(neverOpen)
  if (situation === 'failed') await page.addInitScript(refuseToRead)
  return data
}

/** Opening the database never finishes, as on a very slow disk. */
export function neverOpen(): void {
  const open = IDBFactory.prototype.open
  IDBFactory.prototype.open = function openOrNot(name, version) {
    const request = open.call(this, name, version)
    if (name !== 'TalentFlowDatabase') return request
    return new Proxy(request, { set: () => true, get: () => () => undefined })
  }
}

/** The database opens, but reads never finish. */
function refuseToRead(): void {
  const transaction = IDBDatabase.prototype.transaction
  IDBDatabase.prototype.transaction = function startOrNot(...given) {
    if (this.name !== 'TalentFlowDatabase') return transaction.apply(this, given)
    throw new DOMException('The disk does not answer', 'UnknownError')
  }
}
