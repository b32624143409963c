import { beforeAll, expect, test } from 'vitest'

import { reviewerDetailsSchema } from '#schemas/records/details.ts'
import type { PinVerifier } from '#schemas/records/device.ts'
import { teamTable } from '#src/storage/core/deviceDatabase.ts'
import { currentActor, getSetting, setSetting } from '#src/storage/device/device.ts'
import {
  addReviewer,
  leaveKeyboard,
  listTeam,
  setOwnPin,
  switchReviewer,
} from '#src/storage/device/team.ts'
import {
  bringBack,
  dismissPinRemoved,
  removePin,
  removeReviewer,
} from '#src/storage/device/teamChanges.ts'
import { pinVerifierOf } from '#src/storage/vault/pin.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { failure, MORNING, value } from '#tests/support/hiring.ts'

withFreshDatabases()

let verifier: PinVerifier
beforeAll(async () => {
  verifier = await pinVerifierOf('482910')
})

const idOf = async (name: string) => (await listTeam()).find((each) => each.name === name)?.id ?? ''

test('a device with one person has no team, and nothing to set up', async () => {
  expect(await listTeam()).toEqual([])
  expect(await currentActor()).toEqual({ kind: 'staff', name: 'Hiring team' })
})

test('with the first colleague, the name used so far becomes a member and stays', async () => {
  value(await addReviewer(' Omar '))
  expect((await listTeam()).map(({ name, isCurrent }) => [name, isCurrent])).toEqual([
    ['Hiring team', true],
    ['Omar', false],
  ])
  expect(await getSetting('staffName')).toBe('Hiring team')
  expect(failure(await addReviewer('hiring TEAM'))).toBe('taken')
  expect(failure(await addReviewer('O\u200bmar'))).toBe('taken')
})

test('a name has no characters that turn its direction', () => {
  expect(reviewerDetailsSchema.parse({ name: ' \u202eAna\u202c ' })).toEqual({ name: 'Ana' })
  expect(reviewerDetailsSchema.safeParse({ name: '\u202e' }).success).toBe(false)
})

test('a removed colleague can’t be chosen, keeps the name and the PIN, and can be brought back', async () => {
  await setSetting('staffName', 'Ana')
  value(await addReviewer('Omar', verifier))
  const [ana, omar] = [await idOf('Ana'), await idOf('Omar')]
  expect(failure(await removeReviewer(ana))).toBe('not-found')
  value(await removeReviewer(omar))
  expect((await listTeam()).map(({ name }) => name)).toEqual(['Ana'])
  expect((await listTeam({ all: true }))[1]).toMatchObject({ name: 'Omar', removed: { by: 'Ana' } })
  expect(failure(await switchReviewer(omar, '482910'))).toBe('not-found')
  expect(failure(await addReviewer('omar'))).toBe('taken')
  value(await bringBack(omar))
  expect(failure(await switchReviewer(omar, '111111'))).toBe('wrong-pin')
  value(await switchReviewer(omar, '482910'))
})

test('a forgotten PIN is removed, which its owner is told until it was seen', async () => {
  await setSetting('staffName', 'Ana')
  value(await addReviewer('Omar', verifier))
  const omar = await idOf('Omar')
  value(await removePin(omar, { byPassphrase: false }))
  value(await switchReviewer(omar, ''))
  const me = async () => (await listTeam()).find(({ isCurrent }) => isCurrent)
  expect(await me()).toMatchObject({ hasPin: false, pinRemoved: { by: 'Ana' } })
  value(await dismissPinRemoved(omar))
  expect((await me())?.pinRemoved).toBeNull()
  value(await removePin(omar, { byPassphrase: true }))
  expect((await me())?.pinRemoved).toEqual({ at: expect.any(String) })
  value(await setOwnPin(verifier))
  expect(await me()).toMatchObject({ hasPin: true, pinRemoved: null })
})

test('switching changes under whose name is recorded', async () => {
  await setSetting('staffName', 'Ana')
  value(await addReviewer('Omar'))
  value(await switchReviewer(await idOf('Omar'), ''))
  expect(await currentActor()).toEqual({ kind: 'staff', name: 'Omar' })
  value(await switchReviewer(await idOf('Ana'), ''))
  expect(await currentActor()).toEqual({ kind: 'staff', name: 'Ana' })
  expect(failure(await switchReviewer(crypto.randomUUID(), ''))).toBe('not-found')
})

test('a PIN is asked for, is stored only as a verifier, and waits grow after wrong ones', async () => {
  value(await addReviewer('Omar', verifier))
  const omar = await idOf('Omar')
  for (let time = 0; time < 5; time += 1) {
    expect(failure(await switchReviewer(omar, '000000', MORNING))).toBe('wrong-pin')
  }
  expect(failure(await switchReviewer(omar, '482910', MORNING))).toBe('wait')
  expect((await currentActor()).kind === 'staff' && (await listTeam())[0]?.isCurrent).toBe(true)
  const later = new Date(MORNING.getTime() + 30_000)
  value(await switchReviewer(omar, '482910', later))
  expect(JSON.stringify(await teamTable.toArray())).not.toContain('482910')
  expect(await teamTable.get(omar)).toMatchObject({ tries: 0 })
}, 30_000)

test('after a lock the PIN is asked for again, and only if there is one', async () => {
  value(await addReviewer('Omar'))
  value(await leaveKeyboard())
  expect((await listTeam()).some(({ isAway }) => isAway)).toBe(false)
  value(await setOwnPin(verifier))
  value(await leaveKeyboard())
  expect((await listTeam()).filter(({ isAway }) => isAway)).toMatchObject([{ isCurrent: true }])
  value(await switchReviewer(await idOf('Hiring team'), '482910'))
  expect((await listTeam()).some(({ isAway }) => isAway)).toBe(false)
  value(await leaveKeyboard())
  value(await setOwnPin(null))
  expect((await listTeam()).some(({ isAway, hasPin }) => isAway || hasPin)).toBe(false)
})
