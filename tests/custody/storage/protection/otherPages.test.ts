// @vitest-environment happy-dom
/** Pages that still have the team's keys, because they did not reload when they should have. */
import { expect, test } from 'vitest'

import { database } from '#src/storage/core/database.ts'
import { keyTable } from '#src/storage/core/deviceDatabase.ts'
import { addNote } from '#src/hiring/storage/candidates.ts'
import { readProtection } from '#src/storage/protection/protectionState.ts'
import { turnOff } from '#src/custody/storage/protection/turning.ts'
import { changeTeamKey } from '#src/storage/protection/unlocking.ts'
import { hasKeys, openKeys, takeKeys } from '#src/storage/sealing/openKeys.ts'
import { startOrResume } from '#src/taking/storage/opening.ts'
import { hardened } from '#src/storage/vault/argon2id.ts'
import { backupOfEverything, replaceWith } from '#tests/support/backups.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  aCandidate,
  aJob,
  anInvitation,
  candidateNow,
  failure,
  MORNING,
  STAFF,
  value,
} from '#tests/support/hiring.ts'
import { protect } from '#tests/support/protection/protecting.ts'

withFreshDatabases()

/** Does something in another page. This one keeps its keys. */
async function elsewhere(work: () => Promise<unknown>): Promise<void> {
  const mine = openKeys()
  await work()
  if (mine !== null) takeKeys(mine)
}

async function storedNotes(candidateId: string): Promise<unknown> {
  const stored = await database.table<{ notes: unknown[] }>('Candidates').get(candidateId)
  return stored?.notes
}

test.each(['turned off', 'replaced with a backup that is not protected'])(
  'the key is not put back once protection was %s in another page',
  async (how) => {
    const { id } = await aCandidate((await aJob()).id)
    const file = await backupOfEverything()
    await protect()
    await elsewhere(async () =>
      value(how === 'turned off' ? await turnOff() : await replaceWith(file)),
    )
    expect(failure(await addNote(id, 'Called back', STAFF))).toBe('not-valid')
    expect(await keyTable.count()).toBe(0)
    expect(await storedNotes(id)).toEqual([])

    expect(await readProtection()).toEqual({ kind: 'off' })
    expect(hasKeys()).toBe(false)
    value(await addNote(id, 'Called back', STAFF))
    expect(await storedNotes(id)).toMatchObject([{ text: 'Called back' }])
  },
)

test('nothing is sealed while another page turns protection off', async () => {
  const { teamKey } = await protect()
  const { id } = await aCandidate((await aJob()).id)
  await elsewhere(() => changeTeamKey(teamKey.kid, { pending: 'opening' }))
  value(await addNote(id, 'Called back', STAFF))
  expect(await storedNotes(id)).toMatchObject([{ text: 'Called back' }])
  expect((await candidateNow(id)).notes[0]?.text).toBe('Called back')
})

test('an attempt that did not open when protection was turned off is refused', async () => {
  await protect()
  const { candidate, assessment, code } = await anInvitation()
  const asked = { candidateId: candidate.id, assessmentId: assessment.id, now: MORNING }
  value(await startOrResume({ ...asked, credentials: { code, harden: hardened } }))
  const table = database.table<{ current: object }>('Responses')
  const stored = await table.get(candidate.id)
  const draft = { iv: 'x', ciphertext: 'x' }
  await table.put({ ...stored!, current: { ...stored?.current, draft } })
  value(await turnOff())
  expect(failure(await startOrResume(asked))).toBe('not-valid')
})
