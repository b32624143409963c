import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

import { build, type Plugin } from 'vite'

const source = fileURLToPath(new URL('../src/storage/offline/serviceWorker.ts', import.meta.url))

/**
 * Builds the service worker into the root of the built app, as a single script with the list of all
 * other files. Its name is fixed, because browsers look for updates under the same name.
 */
export function serviceWorker(): Plugin {
  let outDir = ''
  return {
    name: 'talentflow-service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    // After the files are written, with those that are only copied.
    writeBundle: () => buildServiceWorker(outDir),
  }
}

/** Adds the service worker to the files of a built app. */
export async function buildServiceWorker(dist: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(listFiles(dist)) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: source,
        output: { format: 'iife', entryFileNames: 'serviceWorker.js' },
      },
    },
  })
}

/** Large and rarely needed; what needs it says so while it can't be fetched. */
const FETCHED_WHEN_NEEDED = /^\/assets\/guessing-/

/**
 * The files of the built app that the worker stores, with their integrity, and a version of all
 * together.
 */
function listFiles(dist: string) {
  const paths = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length).replaceAll('\\', '/'))
    .filter((path) => path !== '/serviceWorker.js' && !path.startsWith('/.vite/'))
    .filter((path) => !FETCHED_WHEN_NEEDED.test(path))
    .toSorted()
  const files = Object.fromEntries(
    paths.map((path) => [
      path === '/index.html' ? '/' : path,
      `sha256-${digest(readFileSync(join(dist, path)), 'base64')}`,
    ]),
  )
  return { version: digest(JSON.stringify(files), 'hex').slice(0, 16), files }
}

function digest(data: string | Buffer, encoding: 'base64' | 'hex'): string {
  return createHash('sha256').update(data).digest(encoding)
}
