import { expect, test } from 'vitest'

import type { Hardening } from '#schemas/sealing.ts'
import { hardened } from '#src/storage/vault/argon2id.ts'
import { newHardening } from '#src/storage/vault/hardening.ts'
import { harden } from '#src/storage/workers/harden.ts'

import { stubWorkers, withStubWorkers } from './stubWorkers.ts'

const hardening: Hardening = { ...newHardening(), memoryKiB: 32, passes: 1 }

withStubWorkers()

test('without workers the page makes the key itself', async () => {
  expect(await harden('lamp river seven', hardening)).toEqual(
    await hardened('lamp river seven', hardening),
  )
})

test('a worker makes one key, and keeps nothing of it', async () => {
  const key = crypto.getRandomValues(new Uint8Array(32))
  const started = stubWorkers((worker) => worker.reply({ kind: 'done', result: key }))
  expect(await harden('lamp', hardening)).toBe(key)
  const request = { name: 'harden', input: ['lamp', hardening] }
  expect(started).toMatchObject([{ requests: [request], isTerminated: true }])
})

test.each(['crash', 'failed'] as const)(
  'if the worker fails (%s) the page makes it',
  async (how) => {
    const started = stubWorkers((worker) =>
      how === 'crash' ? worker.crash() : worker.reply({ kind: 'failed' }),
    )
    expect(await harden('lamp', hardening)).toEqual(await hardened('lamp', hardening))
    expect(started).toMatchObject([{ isTerminated: true }])
  },
)

test('what no key can be made of is an error, in a worker too', async () => {
  stubWorkers((worker) => worker.reply({ kind: 'failed' }))
  await expect(harden('', hardening)).rejects.toThrow(Error)
})
