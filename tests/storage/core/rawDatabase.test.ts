import { expect, test } from 'vitest'

import { DEVICE_NAME } from '#src/storage/core/layout.ts'
import { device } from '#src/storage/core/rawDatabase.ts'
import { settled, withFreshDatabases } from '#tests/support/database.ts'

withFreshDatabases()

test('a connection closed while it opens holds up nobody, and whoever waits gets the next', async () => {
  const first = device.connect()
  device.close()
  const second = device.connect()
  expect(await first).toBe(await second)
  expect(device.atHand()).toBe(await second)
  await settled(indexedDB.deleteDatabase(DEVICE_NAME))
  expect(device.atHand()).toBeNull()
})

test('a connection that gives way does not close the one after it', async () => {
  const first = await device.connect()
  device.close()
  const second = await device.connect()
  first.onclose?.(new Event('close'))
  expect(device.atHand()).toBe(second)
})
