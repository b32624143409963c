import { expect, test, vi } from 'vitest'

import { currentActor, getSetting, setSetting } from '#src/db/device.ts'
import { settingTable } from '#src/db/deviceDatabase.ts'
import { requestPersistence, storageHealth } from '#src/db/health.ts'
import { countUnknownTry, digestOf } from '#src/db/unknownTries.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { failure, MORNING } from '#tests/support/hiring.ts'

withFreshDatabases()

test('settings are kept, and damaged ones count as never set', async () => {
  expect(await getSetting('theme')).toBe(null)
  await setSetting('theme', 'dark')
  expect(await getSetting('theme')).toBe('dark')
  await settingTable.put({ key: 'theme', value: 'pink' })
  expect(await getSetting('theme')).toBe(null)
  const wrong = await Reflect.apply(setSetting, null, ['theme', 'pink'])
  expect(failure(wrong)).toBe('not-valid')
})

test('the actor is who sits at the device', async () => {
  expect(await currentActor()).toEqual({ kind: 'staff', name: 'Hiring team' })
  await setSetting('staffName', ' Mira ')
  expect(await currentActor()).toEqual({ kind: 'staff', name: 'Mira' })
})

test('wrong codes of unknown e-mails keep no e-mail, and take no room without end', async () => {
  for (let number = 0; number < 210; number += 1) {
    await countUnknownTry(await digestOf('assessment', `${number}@example.org`), MORNING)
  }
  const stored = JSON.stringify(await settingTable.toArray())
  expect(stored).not.toContain('example.org')
  expect(Object.keys((await getSetting('unknownTries')) ?? {})).toHaveLength(200)
})

test('health is unknown where the browser does not tell', async () => {
  expect(await storageHealth()).toEqual({ persistent: null, usage: null, quota: null })
  expect(await requestPersistence()).toBe(false)
})

test('health is what the browser does tell, where it knows only some of the calls', async () => {
  vi.stubGlobal('navigator', { storage: { persisted: () => Promise.resolve(true) } })
  expect(await storageHealth()).toEqual({ persistent: true, usage: null, quota: null })
  vi.stubGlobal('navigator', {
    storage: { estimate: () => Promise.resolve({ usage: 1, quota: 2 }) },
  })
  expect(await storageHealth()).toEqual({ persistent: null, usage: 1, quota: 2 })
  expect(await requestPersistence()).toBe(false)
  vi.unstubAllGlobals()
})
