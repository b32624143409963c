import { expect, test, vi } from 'vitest'

import { within } from '#src/base/within.ts'

test('what arrives in time is returned, and its failure is thrown', async () => {
  expect(await within(1000, Promise.resolve('dark'))).toBe('dark')
  await expect(within(1000, Promise.reject(new Error('No answer')))).rejects.toThrow('No answer')
})

test('what takes longer is undefined', async () => {
  vi.useFakeTimers()
  const waiting = within(1000, new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(1000)
  expect(await waiting).toBe(undefined)
  vi.useRealTimers()
})
