import { afterEach, beforeEach, vi } from 'vitest'

/** A worker that replies when told to. */
export class StubWorker extends EventTarget {
  requests: { name: string; input: unknown }[] = []
  isTerminated = false
  constructor() {
    super()
    started.push(this)
  }
  postMessage(request: { name: string; input: unknown }) {
    this.requests.push(request)
    onRequest?.(this, structuredClone(request))
  }
  reply(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  crash() {
    this.dispatchEvent(new Event('error'))
  }
  terminate() {
    this.isTerminated = true
  }
}

type OnRequest = (worker: StubWorker, request: { name: string; input: unknown }) => void

let started: StubWorker[] = []
let onRequest: OnRequest | undefined

/** The workers started from now on in this test, each answering with `handle`. */
export function stubWorkers(handle?: OnRequest): readonly StubWorker[] {
  vi.stubGlobal('Worker', StubWorker)
  onRequest = handle
  return started
}

/** Each test starts without workers, and leaves none to the files that share its page. */
export function withStubWorkers(): void {
  beforeEach(() => {
    started = []
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })
}
