import { expect, type Page } from 'playwright/test'

import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { test } from '#e2e/support/profileTest.ts'
import { storedRecord } from '#e2e/support/stored.ts'

import { saidAndStored } from './said.ts'
import { times } from './size.ts'
import { note, openField, seedWriters } from './writers.ts'

/** Each in the way that browsers fail it. */
const FAULTS = [
  'put throws',
  'put aborts',
  'get throws',
  'open fails',
  'commit throws',
  'connection lost',
] as const

const WORDS = ['one ', 'two ', 'three ', 'four ', 'five ', 'six']

test('5. failing the k-th call of storage while a candidate types', async ({ device }) => {
  const most = times(200)
  const context = await device.start()
  const rounds = most * FAULTS.length
  // Reads what is stored: reading in the page that is filled in could be the call that fails.
  const reader = await context.newPage()
  const { assessmentId, candidateIds } = await seedWriters(reader, rounds)
  const figures = { failed: 0, said: 0, saved: 0 }
  for (const [candidate, candidateId] of candidateIds.entries()) {
    const fault = FAULTS[candidate % FAULTS.length] ?? 'put throws'
    const call = 1 + Math.floor(candidate / FAULTS.length)
    const way = `${fault}, call ${call}`
    const page = await context.newPage()
    const field = await openField(page, assessmentId, candidate)
    // Only a few words are typed, so later calls fail one of several.
    await page.evaluate(failCall, { fault, call: 1 + (call % WORDS.length) })
    let typed = ''
    for (const word of WORDS) {
      typed += word
      await field.pressSequentially(word)
      const said = await page.evaluate(saidAndStored, candidateId)
      if (said.isSaved) {
        figures.saved += 1
        expect(said.stored, `said that it is saved: ${way}`).toBe(said.shown)
      }
    }
    await new AssessmentPage(page).saved()
    expect(await storedText(reader, candidateId), `after trying again: ${way}`).toBe(typed)
    const { failed, said } = await page.evaluate(faultsSeen)
    figures.failed += failed
    figures.said += said
    await page.close()
  }
  expect(figures.failed).toBeGreaterThan(0)
  note(
    `${rounds} texts, ${figures.failed} calls failed, ${figures.said} times “Not saved”: ` +
      `never “Saved” without being stored (of ${figures.saved} looks), and all stored at last`,
  )
})

async function storedText(page: Page, candidateId: string): Promise<unknown> {
  const stored = await storedRecord(page, 'Responses', candidateId)
  return Object(stored).current?.answers?.story
}

/** Runs in the page. */
function failCall({ fault, call }: { fault: (typeof FAULTS)[number]; call: number }): void {
  const seen = { failed: 0, said: 0 }
  Reflect.set(globalThis, 'faultsSeen', seen)
  let left = call
  const isNow = () => {
    left -= 1
    if (left !== 0) return false
    seen.failed += 1
    return true
  }
  const refusal = () => new DOMException('The disk is full', 'QuotaExceededError')
  const { put, get } = IDBObjectStore.prototype
  const { commit } = IDBTransaction.prototype
  const { open } = IDBFactory.prototype
  const { transaction } = IDBDatabase.prototype
  if (fault === 'put throws' || fault === 'put aborts') {
    IDBObjectStore.prototype.put = function putOrNot(...given) {
      if (!isNow()) return put.apply(this, given)
      if (fault === 'put throws') throw refusal()
      const request = put.apply(this, given)
      this.transaction.abort()
      return request
    }
  } else if (fault === 'get throws') {
    IDBObjectStore.prototype.get = function getOrNot(...given) {
      if (isNow()) throw new DOMException('The disk does not answer', 'UnknownError')
      return get.apply(this, given)
    }
  } else if (fault === 'commit throws') {
    IDBTransaction.prototype.commit = function commitOrNot() {
      if (isNow()) throw refusal()
      commit.call(this)
    }
  } else {
    IDBDatabase.prototype.transaction = function transactionOrNot(...given) {
      if (isNow()) {
        this.close()
        if (fault === 'open fails') refuseOpening()
      }
      return transaction.apply(this, given)
    }
  }
  function refuseOpening() {
    IDBFactory.prototype.open = function openOrNot() {
      IDBFactory.prototype.open = open
      throw new DOMException('The disk does not answer', 'UnknownError')
    }
  }
  new MutationObserver(() => {
    if (document.body.textContent.includes('Not saved')) seen.said += 1
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}

function faultsSeen(): { failed: number; said: number } {
  return Reflect.get(globalThis, 'faultsSeen')
}
