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
      test(name, async () => {
        await attempt(device)
        expect(device.shown, 'shown for a moment').toEqual([])
      })
    }
  })
}
