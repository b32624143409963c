/** The page's side of the service worker: registers it, and finds out about newer versions. */
import { scriptAddress } from '#src/storage/workers/scriptAddress.ts'

import { ask, type TakeOver, type ToWorker, WHICH_ENTRY } from './messages.ts'

/**
 * Called with what makes the newer version serve all pages, when there is one. The open pages stay
 * what they are until they are reloaded.
 */
export type OnUpdate = (takeOver: () => Promise<TakeOver>) => void

/**
 * Makes the app available offline, once the page is drawn. Does nothing where the browser
 * refuses, as in some private windows. `entry` is the path of the page's entry script, whose name
 * differs between builds.
 */
export async function keepOffline(entry: string, onUpdate: OnUpdate): Promise<void> {
  const container = serviceWorkers()
  if (container === null) return
  container.addEventListener('message', ({ data, ports }) => {
    if (data === WHICH_ENTRY) ports[0]?.postMessage(entry)
  })
  await idle()
  const registration = await register(container)
  if (registration === null) return

  const look = () => {
    const { active, waiting } = registration
    // The first one passes through `waiting` as well.
    if (active !== null && waiting !== null) onUpdate(() => takeOver(waiting))
  }
  const compare = async () => {
    const { active } = await container.ready
    if (active === null) return
    const opened: ToWorker = { kind: 'opened', entry }
    // A newer version may have been started by another tab.
    if ((await ask(active, opened)) === false) onUpdate(async () => 'taken-over')
  }
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look)
  })
  registration.installing?.addEventListener('statechange', look)
  container.addEventListener('controllerchange', () => void compare())
  document.addEventListener('visibilitychange', () => {
    // Offline there is nothing to find.
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined)
  })
  // Before anything takes over: Chromium lets a worker go at once if it has nothing to do, but half
  // a minute later if a message reaches it just then.
  await compare()
  look()
}

/** Null where the browser has none, and on pages that aren't secure. */
function serviceWorkers(): ServiceWorkerContainer | null {
  const { serviceWorker }: { serviceWorker?: ServiceWorkerContainer } = navigator
  return serviceWorker ?? null
}

async function register(
  container: ServiceWorkerContainer,
): Promise<ServiceWorkerRegistration | null> {
  try {
    await container.register(scriptAddress('offline'))
    return (await container.getRegistration()) ?? null
  } catch {
    return null
  }
}

/** Resolves once the worker is activated, which a reload needs. */
async function takeOver(worker: ServiceWorker): Promise<TakeOver> {
  const message: ToWorker = { kind: 'takeOver' }
  if ((await ask(worker, message)) === 'attempt-open') return 'attempt-open'
  while (worker.state === 'installed' || worker.state === 'activating') await nextState(worker)
  return 'taken-over'
}

function nextState(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    worker.addEventListener('statechange', resolve, { once: true })
  })
}

const SOON_MS = 1000
const LATEST_MS = 5000

/** When the page has nothing else to do. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    const { requestIdleCallback }: { requestIdleCallback?: Window['requestIdleCallback'] } = window
    if (requestIdleCallback) requestIdleCallback(resolve, { timeout: LATEST_MS })
    else setTimeout(resolve, SOON_MS)
  })
}
