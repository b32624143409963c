/** The parts of a browser that a service worker uses, in memory. */
import type { OpenPage, WorkerScope } from '#src/storage/offline/workerScope.ts'

const ORIGIN = 'https://talentflow.example'

type Listener = (event: never) => void

export interface ABrowser {
  scope: WorkerScope
  /** What the host returns, by path; other paths aren't found. */
  host: Map<string, string>
  /** Every path that was fetched. */
  fetched: string[]
  pages: OpenPage[]
  registration: { installing: object | null; waiting: object | null }
  hasSkippedWaiting: () => boolean
  /** Dispatches the event, and settles with what it waits for. */
  dispatch(type: string, event?: object): Promise<unknown>
  /** Null if the worker leaves the request to the browser. */
  request(path: string, init?: { mode?: string; method?: string }): Promise<string | null>
}

export function aBrowser(): ABrowser {
  const listeners = new Map<string, Listener>()
  const stores = new Map<string, Map<string, string>>()
  const host = new Map<string, string>()
  const fetched: string[] = []
  const pages: OpenPage[] = []
  const registration: ABrowser['registration'] = { installing: null, waiting: null }
  let hasSkipped = false

  const pathOf = (asked: RequestInfo | URL) =>
    new URL(typeof asked === 'object' && 'url' in asked ? asked.url : asked, ORIGIN).pathname
  const fetchOne = async (request: Request) => {
    const path = pathOf(request)
    fetched.push(path)
    const body = host.get(path)
    return new Response(body ?? 'not found', { status: body === undefined ? 404 : 200 })
  }
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, string>()
    stores.set(name, store)
    return {
      async addAll(requests: Request[]) {
        const answers = await Promise.all(requests.map(fetchOne))
        if (answers.some(({ ok }) => !ok)) throw new TypeError('Failed to fetch')
        for (const [at, answer] of answers.entries())
          store.set(pathOf(requests[at]!), await answer.text())
      },
      async match(asked: RequestInfo) {
        const body = store.get(pathOf(asked))
        return body === undefined ? undefined : new Response(body)
      },
    }
  }
  const caches = {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    async match(asked: RequestInfo) {
      for (const name of stores.keys()) {
        const found = await (await open(name)).match(asked)
        if (found) return found
      }
      return undefined
    },
  } as unknown as CacheStorage

  const scope: WorkerScope = {
    caches,
    registration,
    location: { origin: ORIGIN },
    clients: { claim: async () => undefined, matchAll: async () => pages },
    fetch: fetchOne,
    async skipWaiting() {
      hasSkipped = true
    },
    addEventListener: (type, listener) => listeners.set(type, listener),
  }
  return {
    scope,
    host,
    fetched,
    pages,
    registration,
    hasSkippedWaiting: () => hasSkipped,
    async dispatch(type, event = {}) {
      let waited: Promise<unknown> = Promise.resolve()
      const waitUntil = (work: Promise<unknown>) => {
        waited = work
      }
      listeners.get(type)?.({ waitUntil, ...event } as never)
      return waited
    },
    async request(path, { mode = 'cors', method = 'GET' } = {}) {
      const answers: Promise<Response>[] = []
      const respondWith = (response: Promise<Response>) => answers.push(response)
      const request = { url: new URL(path, ORIGIN).href, mode, method }
      listeners.get('fetch')?.({ request, respondWith } as never)
      const [answer] = answers
      return answer === undefined ? null : (await answer).text()
    },
  }
}

/** A page that replies with its entry script; with null, it never replies. */
export function aPage(entry: string | null): OpenPage {
  return {
    postMessage: (_message, [port]) => {
      if (entry !== null) (port as MessagePort).postMessage(entry)
    },
  }
}
