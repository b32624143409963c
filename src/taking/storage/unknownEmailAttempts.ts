/**
 * Wrong codes for unknown emails, stored on the device under a digest, so that mistyped input is
 * not kept.
 */
import type { SettingValue } from '#schemas/records/device.ts'
import { done } from '#schemas/result.ts'
import { sha256 } from '#src/storage/vault/digest.ts'
import { device } from '#src/storage/core/rawDatabase.ts'
import { getSetting, putSetting, SETTINGS } from '#src/storage/device/rawSettings.ts'
import { write } from '#src/storage/core/transactions.ts'
import {
  afterWrongCode,
  type SignInAttempts,
  waitsUntil,
} from '#src/storage/device/signInAttempts.ts'

const MAX_REMEMBERED = 200

/** The key for an email's attempts at one assessment: SHA-256 of both. */
export function digestOf(assessmentId: string, email: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${assessmentId} ${email}`)
  return sha256(bytes.slice().buffer)
}

/**
 * Counts a wrong code, as soon as it is typed. `until` is the time until which no further code is checked,
 * or null; `isChecked` is false if this one came before such a time.
 */
export function countUnknownTry(digest: string, now: Date) {
  return write(device, [SETTINGS], async (stores) => {
    const all = (await getSetting(stores, 'unknownTries')) ?? {}
    const { [digest]: before = { tries: 0 }, ...others } = all
    const waiting = waitsUntil(before, now)
    if (waiting !== null) return done({ until: waiting, isChecked: false })
    const after = afterWrongCode(before, now)
    await putSetting(stores, 'unknownTries', newest({ ...others, [digest]: after }))
    return done({ until: waitsUntil(after, now), isChecked: true })
  })
}

/** Keeps the latest ones, which come last. */
function newest(all: Record<string, SignInAttempts>): SettingValue<'unknownTries'> {
  return Object.fromEntries(Object.entries(all).slice(-MAX_REMEMBERED))
}
