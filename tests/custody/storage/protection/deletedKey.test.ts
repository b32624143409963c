import { expect, test } from 'vitest'

import { deviceDatabase } from '#src/storage/core/deviceDatabase.ts'
import { addNote, getCandidate } from '#src/hiring/storage/candidates.ts'
import { readProtection } from '#src/storage/protection/protectionState.ts'
import { changePassphrase, lock, unlock } from '#src/storage/protection/unlocking.ts'
import { hardened } from '#src/storage/vault/argon2id.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aCandidate, aJob, failure, STAFF, value } from '#tests/support/hiring.ts'
import { PASSPHRASE, protect } from '#tests/support/protection/protecting.ts'

withFreshDatabases()

const keyTable = deviceDatabase.table('keys')

test('what is sealed after the key was deleted opens again with the passphrase', async () => {
  await protect()
  const { id } = await aCandidate((await aJob()).id)
  await keyTable.clear()
  value(await addNote(id, 'Called back', STAFF))
  lock()
  expect((await readProtection()).kind).toBe('locked')
  value(await unlock(PASSPHRASE, hardened))
  expect(await notesOf(id)).toEqual(['Called back'])
})

test('the key is put back with the newest passphrase', async () => {
  await protect()
  const { id } = await aCandidate((await aJob()).id)
  value(await changePassphrase('other words of the team', hardened))
  expect((await readProtection()).kind).toBe('unlocked')
  await keyTable.clear()
  value(await addNote(id, 'Called back', STAFF))
  lock()
  expect(failure(await unlock(PASSPHRASE, hardened))).toBe('wrong')
  value(await unlock('other words of the team', hardened))
})

test('an unlocked page never says that protection is off while it seals', async () => {
  await protect()
  await keyTable.clear()
  expect((await readProtection()).kind).toBe('unlocked')
})

test.each([
  ['damaged', { id: 'team', kid: 'x' }],
  ['another one', null],
])('nothing is sealed while the stored key is %s', async (_what, record) => {
  await protect()
  const { id } = await aCandidate((await aJob()).id)
  const [stored] = await keyTable.toArray()
  await keyTable.put(record ?? { ...stored, kid: 'another' })
  expect(failure(await addNote(id, 'Called back', STAFF))).toBe('not-valid')
  expect(await notesOf(id)).toEqual([])
})

async function notesOf(id: string): Promise<string[]> {
  const stored = await getCandidate(id)
  return stored?.kind === 'whole' ? stored.value.notes.map(({ text }) => text) : []
}
