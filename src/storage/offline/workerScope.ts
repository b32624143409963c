/**
 * The members of its global scope that the service worker uses: TypeScript's own types exclude
 * those of pages.
 */

export interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void
}

export interface FileRequest extends WorkerEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

export interface PageMessage extends WorkerEvent {
  readonly data: unknown
  readonly ports: readonly MessagePort[]
}

interface WorkerEvents {
  install: WorkerEvent
  activate: WorkerEvent
  fetch: FileRequest
  message: PageMessage
}

export interface OpenPage {
  postMessage(message: unknown, transfer: Transferable[]): void
}

export interface WorkerScope {
  readonly caches: CacheStorage
  readonly location: { readonly origin: string }
  readonly registration: { readonly installing: unknown; readonly waiting: unknown }
  readonly clients: {
    claim(): Promise<void>
    matchAll(wanted: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenPage[]>
  }
  fetch(request: Request): Promise<Response>
  skipWaiting(): Promise<void>
  addEventListener<K extends keyof WorkerEvents>(
    type: K,
    listener: (event: WorkerEvents[K]) => void,
  ): void
}
