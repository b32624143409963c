/** The built files, in a cache of their own for each build. */
import type { WorkerScope } from './workerScope.ts'

/** Written by the build (.house/serviceWorker.ts). */
export interface Build {
  /** Differs whenever a file does. */
  version: string
  /** Subresource integrity by path. The page itself is `/`: many hosts redirect `/index.html`. */
  files: Readonly<Record<string, string>>
}

const PAGE = '/'
const CACHE = 'talentflow-'
/** The files whose names contain a hash of their contents. */
const HASHED = '/assets/'

export function hasFile({ files }: Build, path: string): boolean {
  return Object.hasOwn(files, path)
}

/**
 * Stores every file, or none: rejects if one is missing or isn't the one that was built, as while a
 * host is being updated, or where it answers with the page instead.
 */
export async function storeFiles({ caches, location }: WorkerScope, build: Build): Promise<void> {
  const cache = await caches.open(cacheName(build))
  const requests = Object.entries(build.files).map(
    ([path, integrity]) =>
      new Request(new URL(path, location.origin), { integrity, cache: 'no-cache' }),
  )
  await cache.addAll(requests)
}

/** Null for what is none of our files: the browser fetches it as if there were no worker. */
export function answerTo(
  scope: WorkerScope,
  build: Build,
  request: Request,
): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== scope.location.origin) return null
  if (hasFile(build, pathname) && pathname !== PAGE)
    return answerWith(scope, build, request, pathname)
  if (request.mode === 'navigate') return answerWith(scope, build, request, PAGE)
  // The file belongs to another build, whose page is still open.
  return pathname.startsWith(HASHED) ? answerFromAny(scope, request) : null
}

async function answerWith(
  scope: WorkerScope,
  build: Build,
  request: Request,
  path: string,
): Promise<Response> {
  const cache = await scope.caches.open(cacheName(build))
  return (await cache.match(path, { ignoreVary: true })) ?? scope.fetch(request)
}

async function answerFromAny(scope: WorkerScope, request: Request): Promise<Response> {
  const cached = await scope.caches.match(request, { ignoreVary: true, ignoreSearch: true })
  return cached ?? scope.fetch(request)
}

/** Removes the files of all other builds, unless one of them is just being installed. */
export async function removeOtherBuilds(scope: WorkerScope, build: Build): Promise<void> {
  // Listed first: what is installed from now on isn't in the list.
  const names = await scope.caches.keys()
  const { installing, waiting } = scope.registration
  if (installing !== null || waiting !== null) return
  const others = names.filter((name) => name.startsWith(CACHE) && name !== cacheName(build))
  await Promise.all(others.map((name) => scope.caches.delete(name)))
}

function cacheName({ version }: Build): string {
  return `${CACHE}${version}`
}
