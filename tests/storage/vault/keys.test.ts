import { expect, test } from 'vitest'

import { teamKeySchema } from '#schemas/records/teamKey.ts'
import { hardened } from '#src/storage/vault/argon2id.ts'
import { toBase64url, utf8 } from '#src/storage/vault/bytes.ts'
import { createDraftKey, draftKeyByCode, draftKeyByTeam } from '#src/storage/vault/draftKey.ts'
import { decrypt, encrypt } from '#src/storage/vault/encryption.ts'
import { open, seal } from '#src/storage/vault/sealing.ts'
import {
  createTeamKey,
  recoverTeamKey,
  unlockTeamKey,
  withNewRecoveryCode,
  withPassphrase,
} from '#src/storage/vault/teamKey.ts'
import { publicKeyOf } from '#src/storage/vault/publicKey.ts'
import { quickHarden as harden } from '#tests/support/protection/quickHarden.ts'

const at = '2026-03-02T09:00:00.000Z'
const PASSPHRASE = 'lamp river seven'

test('a team key opens with its passphrase and its recovery code, however they are typed', async () => {
  const { teamKey, privateKey, recoveryCode } = await createTeamKey(PASSPHRASE, { harden, at })
  expect(teamKeySchema.safeParse(teamKey).success).toBe(true)
  expect(JSON.stringify(teamKey)).not.toContain(toBase64url(privateKey))
  expect(recoveryCode).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{6}$/)

  for (const typed of [PASSPHRASE, '  Lamp  RIVER seven ', 'ｌamp river seven']) {
    expect(await unlockTeamKey(teamKey, typed, harden)).toEqual(privateKey)
  }
  for (const typed of ['', 'lamp river', 'lampriverseven', recoveryCode]) {
    expect(await unlockTeamKey(teamKey, typed, harden)).toBeNull()
  }
  const misread = recoveryCode.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')
  for (const typed of [recoveryCode, misread]) {
    expect(await recoverTeamKey(teamKey, typed, harden)).toEqual(privateKey)
  }
  for (const typed of ['', recoveryCode.slice(1), PASSPHRASE]) {
    expect(await recoverTeamKey(teamKey, typed, harden)).toBeNull()
  }
})

test('another passphrase or recovery code keeps the key, and ends the previous one', async () => {
  const { teamKey, privateKey, recoveryCode } = await createTeamKey(PASSPHRASE, { harden, at })
  const changed = await withPassphrase(teamKey, privateKey, 'other words', harden)
  expect(await unlockTeamKey(changed, 'other words', harden)).toEqual(privateKey)
  expect(await unlockTeamKey(changed, PASSPHRASE, harden)).toBeNull()
  expect(await recoverTeamKey(changed, recoveryCode, harden)).toEqual(privateKey)

  const renewed = await withNewRecoveryCode(changed, privateKey, harden)
  expect(await recoverTeamKey(renewed.teamKey, renewed.recoveryCode, harden)).toEqual(privateKey)
  expect(await recoverTeamKey(renewed.teamKey, recoveryCode, harden)).toBeNull()
  expect(await unlockTeamKey(renewed.teamKey, 'other words', harden)).toEqual(privateKey)
})

test('what is stored of one team does not open as part of another', async () => {
  const one = await createTeamKey(PASSPHRASE, { harden, at })
  const other = await createTeamKey(PASSPHRASE, { harden, at })
  const { teamKey } = one
  const mixed = { ...teamKey, byPassphrase: other.teamKey.byPassphrase }
  expect(await unlockTeamKey(mixed, PASSPHRASE, harden)).toBeNull()
  const swapped = { ...teamKey, byPassphrase: teamKey.byRecoveryCode }
  expect(await unlockTeamKey(swapped, one.recoveryCode, harden)).toBeNull()
})

test('what is sealed to a team opens with the key that its passphrase unlocks', async () => {
  const { teamKey } = await createTeamKey(PASSPHRASE, { harden, at })
  const sealed = await seal(publicKeyOf(teamKey), utf8('An answer'), ['response', 'ada'])
  const privateKey = await unlockTeamKey(teamKey, PASSPHRASE, harden)
  if (privateKey === null) throw new Error('It is the passphrase')
  expect(await open(privateKey, sealed, ['response', 'ada'])).toEqual(utf8('An answer'))
})

test('the key of a draft opens with the access code and with the team key, for its attempt only', async () => {
  const { teamKey, privateKey } = await createTeamKey(PASSPHRASE, { harden, at })
  const team = publicKeyOf(teamKey)
  const { key, stored } = await createDraftKey('attempt-1', { code: 'ABCD2345', team, harden })
  expect(key.extractable).toBe(false)
  const draft = await encrypt(key, utf8('Half a sen'), ['draft', 'attempt-1'])

  const byCode = await draftKeyByCode('attempt-1', stored, 'abcd-2345', harden)
  const byTeam = await draftKeyByTeam('attempt-1', stored.byTeam, privateKey)
  for (const found of [byCode, byTeam]) {
    if (found === null) throw new Error('It is the key')
    expect(await decrypt(found, draft, ['draft', 'attempt-1'])).toEqual(utf8('Half a sen'))
    expect(await decrypt(found, draft, ['draft', 'attempt-2'])).toBeNull()
    for (const cut of [0, 1, 2, 3, 5]) {
      const ciphertext = draft.ciphertext.slice(0, cut)
      expect(await decrypt(found, { ...draft, ciphertext }, ['draft', 'attempt-1'])).toBeNull()
      const iv = draft.iv.slice(0, cut)
      expect(await decrypt(found, { ...draft, iv }, ['draft', 'attempt-1'])).toBeNull()
    }
  }
  expect(await draftKeyByCode('attempt-1', stored, 'ABCD2346', harden)).toBeNull()
  expect(await draftKeyByCode('attempt-2', stored, 'ABCD2345', harden)).toBeNull()
  expect(await draftKeyByTeam('attempt-2', stored.byTeam, privateKey)).toBeNull()
})

test('the parameters that a key was locked with are those it opens with', async () => {
  const { teamKey, privateKey } = await createTeamKey(PASSPHRASE, { harden: hardened, at })
  expect(teamKey.byPassphrase.hardening).toMatchObject({ memoryKiB: 65_536, passes: 3, lanes: 1 })
  expect(await unlockTeamKey(teamKey, PASSPHRASE, hardened)).toEqual(privateKey)
  const { byPassphrase } = teamKey
  const weaker = { ...byPassphrase, hardening: { ...byPassphrase.hardening, passes: 2 } }
  expect(await unlockTeamKey({ ...teamKey, byPassphrase: weaker }, PASSPHRASE, hardened)).toBeNull()
})
