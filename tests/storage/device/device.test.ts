import { expect, test, vi } from 'vitest'

import { currentActor, getSetting, setSetting } from '#src/storage/device/device.ts'
import { settingTable } from '#src/storage/core/deviceDatabase.ts'
import { requestPersistence, storageHealth } from '#src/storage/device/storageHealth.ts'
import { countUnknownTry, digestOf } from '#src/taking/storage/unknownEmailAttempts.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { failure, MORNING } from '#tests/support/hiring.ts'

withFreshDatabases()

test('settings are stored, and damaged ones count as unset', async () => {
  expect(await getSetting('theme')).toBe(null)
  await setSetting('theme', 'dark')
  expect(await getSetting('theme')).toBe('dark')
  await settingTable.put({ key: 'theme', value: 'pink' })
  expect(await getSetting('theme')).toBe(null)
  const wrong = await Reflect.apply(setSetting, null, ['theme', 'pink'])
  expect(failure(wrong)).toBe('not-valid')
})

test('the actor is the member of staff at the device', async () => {
  expect(await currentActor()).toEqual({ kind: 'staff', name: 'Hiring team' })
  await setSetting('staffName', ' Mira ')
  expect(await currentActor()).toEqual({ kind: 'staff', name: 'Mira' })
})

test('wrong codes for unknown emails store no email, in bounded space', async () => {
  for (let number = 0; number < 210; number += 1) {
    await countUnknownTry(await digestOf('assessment', `${number}@example.org`), MORNING)
  }
  const stored = JSON.stringify(await settingTable.toArray())
  expect(stored).not.toContain('example.org')
  expect(Object.keys((await getSetting('unknownTries')) ?? {})).toHaveLength(200)
})

test('health is unknown if the browser doesn’t report it', async () => {
  expect(await storageHealth()).toEqual({ persistent: null, usage: null, quota: null })
  expect(await requestPersistence()).toBe(false)
})

test('health is what the browser reports, even if some calls are missing', async () => {
  vi.stubGlobal('navigator', { storage: { persisted: () => Promise.resolve(true) } })
  expect(await storageHealth()).toEqual({ persistent: true, usage: null, quota: null })
  vi.stubGlobal('navigator', {
    storage: { estimate: () => Promise.resolve({ usage: 1, quota: 2 }) },
  })
  expect(await storageHealth()).toEqual({ persistent: null, usage: 1, quota: 2 })
  expect(await requestPersistence()).toBe(false)
  vi.unstubAllGlobals()
})
