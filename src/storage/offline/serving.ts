/** The events of the service worker; README.md gives the reasons. */
import { listHeldResponses } from '#src/storage/core/locks.ts'

import { answerTo, type Build, hasFile, removeOtherBuilds, storeFiles } from './builtFiles.ts'
import { ask, type TakeOver, toWorker, WHICH_ENTRY } from './messages.ts'
import type { WorkerScope } from './workerScope.ts'

export function serveOffline(scope: WorkerScope, build: Build): void {
  scope.addEventListener('install', (event) => event.waitUntil(storeFiles(scope, build)))
  scope.addEventListener('activate', (event) => event.waitUntil(activate(scope, build)))
  scope.addEventListener('fetch', (event) => {
    const answer = answerTo(scope, build, event.request)
    if (answer !== null) event.respondWith(answer)
  })
  scope.addEventListener('message', (event) => {
    const message = toWorker(event.data)
    const reply = (answer: unknown) => event.ports[0]?.postMessage(answer)
    if (message?.kind === 'opened') {
      reply(hasFile(build, message.entry))
      // Not part of the event: a page that never replies would keep an update from activating.
      void removeUnused(scope, build)
    } else if (message?.kind === 'takeOver') {
      event.waitUntil(takeOver(scope).then(reply))
    }
  })
}

/** The first worker serves the pages that are open already, which load their later files. */
async function activate(scope: WorkerScope, build: Build): Promise<void> {
  const pages = await openPages(scope)
  if (pages.length === 0) await removeOtherBuilds(scope, build)
  await scope.clients.claim()
}

/** An attempt finishes with the build that it was opened with. */
async function takeOver(scope: WorkerScope): Promise<TakeOver> {
  if ((await listHeldResponses()).length > 0) return 'attempt-open'
  await scope.skipWaiting()
  return 'taken-over'
}

/** Removes other builds once every open page says that it is of this one. */
async function removeUnused(scope: WorkerScope, build: Build): Promise<void> {
  const pages = await openPages(scope)
  const entries = await Promise.all(pages.map((page) => ask(page, WHICH_ENTRY)))
  const areCurrent = entries.every((entry) => typeof entry === 'string' && hasFile(build, entry))
  if (areCurrent) await removeOtherBuilds(scope, build)
}

function openPages({ clients }: WorkerScope) {
  return clients.matchAll({ type: 'window', includeUncontrolled: true })
}
