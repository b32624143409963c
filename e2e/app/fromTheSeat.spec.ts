/**
 * From a candidate's seat nobody gets to staff data. Out of scope, because only the system's kiosk
 * mode prevents it, and the app says so: developer tools, which can delete that the device was
 * handed over; leaving the browser; another browser profile.
 */
import { addressWays } from '#e2e/seat/addressWays.ts'
import { Device, type Mode } from '#e2e/seat/device.ts'
import { forgedWays } from '#e2e/seat/forgedWays.ts'
import { historyWays } from '#e2e/seat/historyWays.ts'
import { storedWays } from '#e2e/seat/storedWays.ts'
import { leftWays, openedWays } from '#e2e/seat/tabWays.ts'
import { takingBackWays } from '#e2e/seat/takingBackWays.ts'
import { expect, plainTest as test } from '#e2e/support/fixtures.ts'
import { FULL } from '#e2e/support/settings.ts'

/** Those that are driven in each run, on a protected device. */
const ESSENTIAL: readonly string[] = [
  'Back, 20 times',
  'history.go(-n) to the entry before, one half-way, and the first',
  'reload',
  'crash of the page, and its address again',
  'every staff address',
  'second tab',
  'tab frozen by the browser, then resumed',
  'databases, read by script: plain all of it (the app says so), protected no secret',
  'service worker, asked by messages',
  'wrong PIN or passphrase, five times',
  'clock set forward a day, and reload during the wait',
  'browser closed, and started again',
]

/** In this order: the last ones stop the browser and the server. */
const ways = [
  ...leftWays,
  ...historyWays,
  ...addressWays,
  ...openedWays,
  ...forgedWays,
  ...storedWays,
  ...takingBackWays,
]

const modes: readonly Mode[] = ['plain', 'protected']

for (const mode of modes) {
  test.describe(`${mode}, no way to staff data`, () => {
    // All on one device.
    test.describe.configure({ mode: 'default' })
    let device: Device

    test.beforeAll(async () => {
      device = await Device.handedOver(mode)
    })
    test.afterAll(() => device?.close())

    for (const { name, attempt } of ways) {
      const isEssential = mode === 'protected' && ESSENTIAL.includes(name)
      test(name, isEssential ? {} : { tag: FULL }, async () => {
        await attempt(device)
        expect(device.shown, 'shown for a moment').toEqual([])
      })
    }
  })
}
