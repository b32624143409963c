import { expect, onTestFinished, test, vi } from 'vitest'

import { keepGuard, openingFor } from '#src/app/guard.ts'
import { CANDIDATE_MODE_MS } from '#src/app/timeouts.ts'
import { followCandidateMode } from '#src/storage/device/candidateMode.ts'
import { enterCandidateMode } from '#src/storage/device/candidateModeWrites.ts'
import { device } from '#src/storage/core/rawDatabase.ts'
import { builderPath, jobPath, paths } from '#src/base/paths.ts'
import { takePath } from '#src/base/takePath.ts'
import { setVisibility } from '#tests/support/attemptWriters.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { quickVerifier } from '#tests/support/handingOver.ts'
import { value } from '#tests/support/hiring.ts'

withFreshDatabases()

const handedOver = crypto.randomUUID()
const another = crypto.randomUUID()

/** What opens at an address as the browser reads it. */
async function opens(address: string): Promise<string> {
  return (await openingFor(new URL(address, 'http://localhost').pathname)).app
}

async function handOver(): Promise<void> {
  const assessments = [{ id: handedOver, title: 'Cook' }]
  value(await enterCandidateMode({ assessments, pin: await quickVerifier('123456') }))
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

const own = takePath(handedOver)

/** What can be typed into the address bar, by what is tried with it. */
const closed: Record<string, readonly string[]> = {
  'a page of the staff': [...Object.values(paths), builderPath(handedOver), jobPath(another)],
  'an unknown address': ['/nowhere', '/take', '/take/', '/index.html/..', '/assets/none', ''],
  'capital letters': ['/JOBS', '/Candidates', own.replace('take', 'Take')],
  dots: ['/take/../jobs', `${own}/../../jobs`, '/take/./../data'],
  'double slashes': ['/.//jobs', '/take//jobs', '/jobs//', '/./jobs'],
  'encoded slashes and dots': [
    '/take/%2e%2e/jobs',
    '/take/..%2fjobs',
    `${own}%2f..%2f..%2fjobs`,
    '/take/..%5cjobs',
    '/take%2f..%2fjobs',
  ],
  'backslashes and a null': ['/take/..\\jobs', '/take/x%00', '/take/%'],
  'the own address in a query or hash': ['/jobs?take', `/jobs?${own}`, `/jobs#${own}`],
  'another assessment, and ids of other records': [takePath(another), takePath(`${handedOver}.v1`)],
  'dialogs and downloads': [paths.saveBackup, `${paths.candidates}?new=choose`],
}

test.each(Object.entries(closed))('handed over, only the guard opens: %s', async (_kind, tried) => {
  await handOver()
  for (const address of tried)
    expect([address, await opens(address)]).toEqual([address, 'handedOver'])
})

test('handed over, the own address opens, whatever follows it', async () => {
  await handOver()
  for (const more of ['', '#/jobs', '?jobs#/candidates']) {
    expect(await opens(own + more)).toBe('candidate')
  }
})

test('an answer that comes too late still gives the page of candidates its way to the staff', async () => {
  endListenersAfterTest()
  await handOver()
  const connect = device.connect.bind(device)
  let open = () => {}
  const isOpen = new Promise<void>((resolve) => {
    open = resolve
  })
  vi.spyOn(device, 'connect').mockImplementation(async () => {
    await isOpen
    return connect()
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const opening = openingFor(own)
  await vi.advanceTimersByTimeAsync(CANDIDATE_MODE_MS)
  expect(await opening).toMatchObject({ app: 'candidate', mode: null })
  const drawn = new Promise((resolve) => followCandidateMode(resolve))
  open()
  expect(await drawn).toMatchObject({ assessments: [{ id: handedOver }] })
})

test('a page checks again when it is shown, and not when it is hidden, as it is when it is left', () => {
  endListenersAfterTest()
  keepGuard('staff')
  const reading = vi.spyOn(device, 'connect')
  setVisibility('hidden')
  expect(reading).not.toHaveBeenCalled()
  setVisibility('visible')
  expect(reading).toHaveBeenCalledOnce()
})

/**
 * A guard lives as long as its page, which test files share: it would empty the page of a later file in
 * which the device is handed over, and stop its keys.
 */
function endListenersAfterTest(): void {
  for (const target of [window, document, BroadcastChannel.prototype]) {
    const adding = vi.spyOn(target as EventTarget, 'addEventListener')
    onTestFinished(() => {
      for (const [place, listener] of adding.mock.calls.entries()) {
        const on = adding.mock.contexts[place] ?? target
        ;(on as EventTarget).removeEventListener(...listener)
      }
      adding.mockRestore()
    })
  }
}
