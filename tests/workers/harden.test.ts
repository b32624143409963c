import { expect, test } from 'vitest'

import type { Hardening } from '#schemas/sealing.ts'
import { hardened } from '#src/vault/argon2id.ts'
import { newHardening } from '#src/vault/hardening.ts'
import { harden, hardenIn } from '#src/workers/harden.ts'
import type { KeyInput, KeyResult } from '#src/workers/keyMessages.ts'

const hardening: Hardening = { ...newHardening(), memoryKiB: 32, passes: 1 }

/** A worker that replies with `result`, or crashes. */
class OneWorker extends EventTarget {
  received: KeyInput[] = []
  isTerminated = false
  constructor(readonly result: KeyResult | 'crash') {
    super()
  }
  postMessage(input: KeyInput) {
    this.received.push(input)
    const { result } = this
    queueMicrotask(() => {
      const reply = new MessageEvent('message', { data: result })
      this.dispatchEvent(result === 'crash' ? new Event('error') : reply)
    })
  }
  terminate() {
    this.isTerminated = true
  }
}

test('without workers the page makes the key itself', async () => {
  expect(await harden('lamp river seven', hardening)).toEqual(
    await hardened('lamp river seven', hardening),
  )
})

test('a worker makes one key, and keeps nothing of it', async () => {
  const key = crypto.getRandomValues(new Uint8Array(32))
  const worker = new OneWorker(key)
  expect(await hardenIn(() => worker as unknown as Worker, 'lamp', hardening)).toBe(key)
  expect(worker.received).toEqual([{ secret: 'lamp', hardening }])
  expect(worker.isTerminated).toBe(true)
})

test.each(['crash', null] as const)(
  'if the worker fails (%s) the page makes it',
  async (result) => {
    const worker = new OneWorker(result)
    const made = await hardenIn(() => worker as unknown as Worker, 'lamp', hardening)
    expect(made).toEqual(await hardened('lamp', hardening))
    expect(worker.isTerminated).toBe(true)
  },
)

test('what no key can be made of is an error, in a worker too', async () => {
  const worker = new OneWorker(null)
  await expect(hardenIn(() => worker as unknown as Worker, '', hardening)).rejects.toThrow(Error)
})
