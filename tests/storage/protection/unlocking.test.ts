import { beforeEach, expect, test } from 'vitest'

import { deviceDatabase } from '#src/storage/core/deviceDatabase.ts'
import { addNote, getCandidate } from '#src/hiring/storage/candidates.ts'
import { onProtection, readProtection } from '#src/storage/protection/protectionState.ts'
import {
  changePassphrase,
  isPassphrase,
  lock,
  prepareRecoveryCode,
  recover,
  replaceRecoveryCode,
  unlock,
} from '#src/storage/protection/unlocking.ts'
import { turnOn } from '#src/custody/storage/protection/turning.ts'
import { hardened } from '#src/storage/vault/argon2id.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aCandidate, aJob, failure, STAFF, value } from '#tests/support/hiring.ts'
import { aTeamKey, PASSPHRASE, protect } from '#tests/support/protection/protecting.ts'

withFreshDatabases()

let candidateId: string
let recoveryCode: string

beforeEach(async () => {
  recoveryCode = (await protect()).recoveryCode
  const candidate = await aCandidate((await aJob()).id)
  candidateId = candidate.id
  value(await addNote(candidateId, 'Called back', STAFF))
  lock()
})

test('locked, nothing sealed can be read or written', async () => {
  expect((await readProtection()).kind).toBe('locked')
  await expect(getCandidate(candidateId)).rejects.toThrow('dropped')
  await expect(addNote(candidateId, 'Another', STAFF)).rejects.toThrow('dropped')
})

test('the passphrase unlocks, however its words are typed, and no other one does', async () => {
  expect(failure(await unlock('purple tractor beneath', hardened))).toBe('wrong')
  expect((await readProtection()).kind).toBe('locked')
  value(await unlock(` ${PASSPHRASE.toUpperCase()} `, hardened))
  expect(await noteNow()).toBe('Called back')
  expect(await isPassphrase(PASSPHRASE, hardened)).toBe(true)
  expect(await isPassphrase('purple tractor beneath', hardened)).toBe(false)
})

test('a changed passphrase replaces the old one', async () => {
  value(await unlock(PASSPHRASE, hardened))
  value(await changePassphrase('other words of the team', hardened))
  lock()
  expect(failure(await unlock(PASSPHRASE, hardened))).toBe('wrong')
  value(await unlock('other words of the team', hardened))
  expect(await noteNow()).toBe('Called back')
})

test('the recovery code unlocks, and sets another passphrase', async () => {
  expect(failure(await recover('AAAAA-AAAAA-AAAAA-AAAAA-AAAAA-A', 'new words', hardened))).toBe(
    'wrong',
  )
  value(await recover(recoveryCode.toLowerCase(), 'new words of the team', hardened))
  expect(await noteNow()).toBe('Called back')
  lock()
  expect(failure(await unlock(PASSPHRASE, hardened))).toBe('wrong')
  value(await unlock('new words of the team', hardened))
})

test('a recovery code that is only shown does not replace the old one', async () => {
  value(await unlock(PASSPHRASE, hardened))
  const { recoveryCode: shown } = await prepareRecoveryCode(hardened)
  lock()
  expect(failure(await recover(shown, 'new words of the team', hardened))).toBe('wrong')
  value(await recover(recoveryCode, 'new words of the team', hardened))
})

test('a new recovery code replaces the old one', async () => {
  value(await unlock(PASSPHRASE, hardened))
  const prepared = await prepareRecoveryCode(hardened)
  value(await replaceRecoveryCode(prepared))
  const { recoveryCode: code } = prepared
  lock()
  expect(failure(await recover(recoveryCode, 'new words of the team', hardened))).toBe('wrong')
  value(await recover(code, 'new words of the team', hardened))
  expect(await noteNow()).toBe('Called back')
})

test('it can’t be turned on twice', async () => {
  value(await unlock(PASSPHRASE, hardened))
  expect(failure(await turnOn(await aTeamKey()))).toBe('already-on')
})

test('a damaged key counts neither as off nor as locked', async () => {
  await deviceDatabase.table('keys').put({ id: 'team', kid: 'x' })
  await expect(readProtection()).rejects.toThrow('damaged')
  expect(failure(await unlock(PASSPHRASE, hardened))).toBe('not-valid')
})

test('whoever asked hears of every change', async () => {
  value(await unlock(PASSPHRASE, hardened))
  let heard = 0
  const stop = onProtection(() => {
    heard += 1
  })
  value(await changePassphrase('other words of the team', hardened))
  expect(heard).toBe(1)
  stop()
  value(await changePassphrase(PASSPHRASE, hardened))
  expect(heard).toBe(1)
})

async function noteNow(): Promise<string | undefined> {
  const stored = await getCandidate(candidateId)
  return stored?.kind === 'whole' ? stored.value.notes[0]?.text : undefined
}
