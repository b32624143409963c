/**
 * Wrong codes for e-mails that nobody has, remembered on the device. Under a digest, so that what was
 * typed by mistake is not kept.
 */
import type { SettingValue } from '#schemas/device.ts'
import { done } from '#schemas/result.ts'
import { sha256 } from '#src/vault/digest.ts'
import { device } from './raw/rawDatabase.ts'
import { getSetting, putSetting, SETTINGS } from './raw/rawSettings.ts'
import { write } from './raw/transactions.ts'
import { afterWrongCode, type Tries, waitsUntil } from './tries.ts'

const MOST_REMEMBERED = 200

/** What the tries of an e-mail at one assessment are kept under: SHA-256 of both. */
export function digestOf(assessmentId: string, email: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${assessmentId} ${email}`)
  return sha256(bytes.slice().buffer)
}

/** Counts a wrong code; the moment until which no further one is looked at, or null. */
export function countUnknownTry(digest: string, now: Date) {
  return write(device, [SETTINGS], async (stores) => {
    const all = (await getSetting(stores, 'unknownTries')) ?? {}
    const { [digest]: before = { tries: 0 }, ...others } = all
    const waiting = waitsUntil(before, now)
    if (waiting !== null) return done(waiting)
    const after = afterWrongCode(before, now)
    await putSetting(stores, 'unknownTries', newest({ ...others, [digest]: after }))
    return done(waitsUntil(after, now))
  })
}

/** The last ones written stand last. */
function newest(all: Record<string, Tries>): SettingValue<'unknownTries'> {
  return Object.fromEntries(Object.entries(all).slice(-MOST_REMEMBERED))
}
