import { expect, test, vi } from 'vitest'

import { keepGuard, openingFor } from '#src/app/guard.ts'
import { enterCandidateMode } from '#src/db/device/candidateModeWrites.ts'
import { device } from '#src/db/core/rawDatabase.ts'
import { paths } from '#src/paths.ts'
import { takePath } from '#src/takePath.ts'
import { setVisibility } from '#tests/support/attemptWriters.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { quickVerifier } from '#tests/support/handingOver.ts'
import { value } from '#tests/support/hiring.ts'

withFreshDatabases()

const handedOver = crypto.randomUUID()
const another = crypto.randomUUID()

async function opens(address: string): Promise<string> {
  return (await openingFor(address)).app
}

test('with the staff, each address opens its own app', async () => {
  expect(await opens(paths.candidates)).toBe('staff')
  expect(await opens(takePath(another))).toBe('candidate')
})

test('with storage that fails no staff page opens; the page of candidates does, and says so', async () => {
  vi.spyOn(device, 'connect').mockRejectedValue(new DOMException('The disk does not answer'))
  await expect(openingFor(paths.home)).rejects.toThrow('The disk does not answer')
  expect(await opens(takePath(another))).toBe('candidate')
})

test('handed over, only the addresses of those assessments open anything else than the guard', async () => {
  const assessments = [{ id: handedOver, title: 'Cook' }]
  value(await enterCandidateMode({ assessments, pin: await quickVerifier('123456') }))
  expect(await opens(takePath(handedOver))).toBe('candidate')
  for (const address of [...Object.values(paths), takePath(another), '/take/', '/take', '//', '']) {
    expect(await opens(address)).toBe('handedOver')
  }
})

test('a page checks again when it is shown, and not when it is hidden, as it is when it is left', () => {
  keepGuard('staff')
  const reading = vi.spyOn(device, 'connect')
  setVisibility('hidden')
  expect(reading).not.toHaveBeenCalled()
  setVisibility('visible')
  expect(reading).toHaveBeenCalledOnce()
})
