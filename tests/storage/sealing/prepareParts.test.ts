import { expect, test } from 'vitest'

import { prepareAll } from '#src/storage/sealing/prepareParts.ts'

test('two parts are made ready at once, never more, and all of them', async () => {
  const done: number[] = []
  let running = 0
  let most = 0
  const missing = [1, 2, 3, 4, 5].map((part) => async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve))
    running -= 1
    done.push(part)
  })
  await prepareAll(missing)
  expect(done).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

test('a part that fails is an error', async () => {
  const failing = () => Promise.reject(new Error('No key'))
  await expect(prepareAll([async () => undefined, failing])).rejects.toThrow('No key')
})
