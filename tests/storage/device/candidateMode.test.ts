// @vitest-environment happy-dom

import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { settingTable } from '#src/storage/core/deviceDatabase.ts'
import { getSetting } from '#src/storage/device/device.ts'
import { readProtection } from '#src/storage/protection/protectionState.ts'
import { prepareProtection, turnOn } from '#src/custody/storage/protection/turning.ts'
import { lock, unlock } from '#src/storage/protection/unlocking.ts'
import { readCandidateMode, RESET_MS } from '#src/storage/device/candidateMode.ts'
import {
  askForReset,
  checkPin,
  countDown,
  endWithPin,
  endUnlocked,
  enterCandidateMode,
} from '#src/storage/device/candidateModeWrites.ts'
import { markSitting, restartWait } from '#src/storage/device/sitting.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { PIN, quickVerifier } from '#tests/support/handingOver.ts'
import { failure, minutesLater, MORNING, value } from '#tests/support/hiring.ts'
import { quickHarden } from '#tests/support/protection/quickHarden.ts'
import { holdLock, withLocks } from '#tests/support/locks.ts'

withFreshDatabases()
withLocks()

const assessments = [{ id: crypto.randomUUID(), title: 'Cook' }]

async function handOver(now = MORNING) {
  value(await enterCandidateMode({ assessments, pin: await quickVerifier(PIN) }, now))
}

async function waitMs(): Promise<number | null> {
  return (await readCandidateMode())?.waitMs ?? null
}

async function tryWrong(times: number): Promise<void> {
  for (let each = 0; each < times; each += 1) await endWithPin('000000')
}

test('it holds until the PIN is entered', async () => {
  expect(await readCandidateMode()).toBeNull()
  await handOver()
  expect(await readCandidateMode()).toMatchObject({ assessments, tries: 0, waitMs: 0 })
  expect(failure(await endWithPin('000000'))).toBe('wrong')
  expect(await readCandidateMode()).toMatchObject({ tries: 1 })
  value(await endWithPin(PIN))
  expect(await readCandidateMode()).toBeNull()
  value(await endWithPin('000000'))
})

test('a new hand-over has no tries, and only its own PIN', async () => {
  await handOver()
  await tryWrong(5)
  expect(failure(await endWithPin(PIN))).toBe('wait')
  value(await countDown(60_000))
  value(await endWithPin(PIN))
  const other = await quickVerifier('654321')
  value(await enterCandidateMode({ assessments, pin: other }, minutesLater(1)))
  expect(await readCandidateMode()).toMatchObject({ tries: 0, waitMs: 0 })
  expect(failure(await endWithPin(PIN))).toBe('wrong')
  value(await endWithPin('654321'))
})

test('while it is on, no other PIN can be set', async () => {
  await handOver()
  const pin = await quickVerifier('654321')
  expect(failure(await enterCandidateMode({ assessments, pin }))).toBe('handedOver')
  expect(failure(await endWithPin('654321'))).toBe('wrong')
  value(await endWithPin(PIN))
})

test('after five wrong PINs not even the right one is checked, until the wait has passed', async () => {
  await handOver()
  await tryWrong(5)
  expect(await waitMs()).toBe(30_000)
  expect(failure(await endWithPin(PIN))).toBe('wait')
  value(await countDown(29_999))
  expect(failure(await endWithPin(PIN))).toBe('wait')
  value(await countDown(1))
  value(await endWithPin(PIN))
})

test('the PIN can be checked without ending it, with the same tries and waits', async () => {
  await handOver()
  expect(failure(await checkPin('000000'))).toBe('wrong')
  expect(await readCandidateMode()).toMatchObject({ tries: 1 })
  expect(value(await checkPin(PIN))).toBe(true)
  expect(await readCandidateMode()).toMatchObject({ tries: 0, waitMs: 0 })
  await tryWrong(4)
  expect(failure(await checkPin('000000'))).toBe('wrong')
  expect(await waitMs()).toBe(30_000)
  expect(failure(await checkPin(PIN))).toBe('wait')
  value(await countDown(30_000))
  expect(value(await checkPin(PIN))).toBe(true)
  value(await endWithPin(PIN))
  expect(value(await checkPin('000000'))).toBe(false)
})

test('a try is counted before it is checked, so five at once are five', async () => {
  await handOver()
  const tried = await Promise.all(Array.from({ length: 9 }, () => endWithPin('000000')))
  expect(tried.map((each) => failure(each) ?? '').toSorted((a, b) => a.localeCompare(b))).toEqual([
    ...Array.from({ length: 4 }, () => 'wait'),
    ...Array.from({ length: 5 }, () => 'wrong'),
  ])
})

test('waits match those of a slow reference, whatever is tried in between', async () => {
  const act = fc.oneof(
    fc.constant('try' as const),
    fc.integer({ min: 0, max: 400_000 }).map((passedMs) => ({ passedMs })),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 30 }), async (acts) => {
      await settingTable.delete('candidateMode')
      await handOver()
      let tries = 0
      let left = 0
      for (const each of acts) {
        if (each === 'try') {
          await tryWrong(1)
          if (left > 0) continue
          tries += 1
          left = [0, 0, 0, 0, 0, 30, 60, 120, 240, 480][tries] ?? 900
          left *= 1000
        } else {
          await countDown(each.passedMs)
          left = Math.max(0, left - each.passedMs)
        }
        expect(await readCandidateMode()).toMatchObject({ tries, waitMs: left })
      }
    }),
    { numRuns: 40 },
  )
})

test('a forgotten PIN: it ends after the long wait, and that is recorded', async () => {
  await handOver()
  value(await askForReset(true))
  value(await countDown(RESET_MS - 1))
  expect(await readCandidateMode()).toMatchObject({ resetMs: 1 })
  expect(await getSetting('pinReset')).toBeNull()
  expect(value(await countDown(1, minutesLater(31)))).toBeNull()
  expect(await readCandidateMode()).toBeNull()
  expect(await getSetting('pinReset')).toEqual({
    handedOverAt: MORNING.toISOString(),
    endedAt: minutesLater(31).toISOString(),
  })
})

test('asking again does not start the wait afresh, giving it up does', async () => {
  await handOver()
  value(await askForReset(true))
  value(await countDown(60_000))
  value(await askForReset(true))
  expect(await readCandidateMode()).toMatchObject({ resetMs: RESET_MS - 60_000 })
  value(await askForReset(false))
  expect(await readCandidateMode()).not.toHaveProperty('resetMs')
  value(await askForReset(true))
  expect(await readCandidateMode()).toMatchObject({ resetMs: RESET_MS })
})

test('the long wait starts again while somebody has an attempt open', async () => {
  await handOver()
  await tryWrong(5)
  value(await askForReset(true))
  value(await countDown(60_000))
  const letGo = await holdLock(`response-${crypto.randomUUID()}`)
  value(await countDown(RESET_MS))
  expect(await readCandidateMode()).toMatchObject({ resetMs: RESET_MS, waitMs: 0 })
  letGo()
  await expect.poll(async () => value(await countDown(1000))?.resetMs).toBeLessThan(RESET_MS)
})

test.each([
  ['somebody sits down or leaves', markSitting],
  ['an attempt is opened', restartWait],
])('the long wait starts again when %s', async (_when, happens) => {
  await happens()
  expect(await readCandidateMode()).toBeNull()
  await handOver()
  await happens()
  expect(await readCandidateMode()).not.toHaveProperty('resetMs')
  value(await askForReset(true))
  value(await countDown(60_000))
  await happens()
  expect(await readCandidateMode()).toMatchObject({ resetMs: RESET_MS })
})

test('after it ended there is nothing to count, and nothing to ask for', async () => {
  expect(value(await countDown(1000))).toBeNull()
  value(await askForReset(true))
  expect(await readCandidateMode()).toBeNull()
})

test('a damaged record keeps the staff pages closed, and its PIN is still asked for', async () => {
  await handOver()
  const mode = await readCandidateMode()
  for (const damage of [{ addedLater: true }, { assessments: [] }, { tries: 'many' }]) {
    await settingTable.put({ key: 'candidateMode', value: { ...mode, ...damage } })
    expect(await readCandidateMode()).toMatchObject({ pin: mode?.pin })
    expect(failure(await endWithPin('000000'))).toBe('wrong')
  }
  value(await endWithPin(PIN))
  expect(await readCandidateMode()).toBeNull()
})

test('an unreadable record keeps the staff pages closed too, and ends after the long wait', async () => {
  for (const damaged of [null, 7, {}, { pin: null, assessments: 'all' }]) {
    await settingTable.put({ key: 'candidateMode', value: damaged })
    expect(await readCandidateMode()).toMatchObject({ assessments: [] })
    expect(failure(await endWithPin(PIN))).toBe('wrong')
    value(await askForReset(true))
    expect(value(await countDown(RESET_MS))).toBeNull()
    expect(await readCandidateMode()).toBeNull()
  }
})

async function handOverProtected(): Promise<void> {
  value(await turnOn(await prepareProtection(PASSPHRASE, quickHarden)))
  value(await enterCandidateMode({ assessments }, MORNING))
  lock()
}

const PASSPHRASE = 'purple tractor beneath eleven lazy chimneys hums'

test('with a team passphrase it has no PIN, and ends in a page that was unlocked', async () => {
  await handOverProtected()
  expect(await readCandidateMode()).not.toHaveProperty('pin')
  for (const typed of ['', '000000', PIN]) expect(failure(await endWithPin(typed))).toBe('wrong')
  expect(failure(await endUnlocked())).toBe('locked')
  expect(failure(await unlock('not this one', quickHarden))).toBe('wrong')
  expect(failure(await endUnlocked())).toBe('locked')
  expect(await readCandidateMode()).toMatchObject({ assessments })
  value(await unlock(PASSPHRASE, quickHarden))
  value(await endUnlocked())
  expect(await readCandidateMode()).toBeNull()
  value(await endUnlocked())
})

test('the long wait ends it without the passphrase, and staff pages still ask for it', async () => {
  await handOverProtected()
  value(await askForReset(true))
  expect(value(await countDown(RESET_MS))).toBeNull()
  expect(await readCandidateMode()).toBeNull()
  expect(await readProtection()).toMatchObject({ kind: 'locked' })
  expect(await getSetting('pinReset')).toMatchObject({ handedOverAt: MORNING.toISOString() })
})
