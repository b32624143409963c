import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'

import { host } from './hosts.ts'
import { expect, plainTest as plainJourney, test as journey } from './fixtures.ts'

export interface BuiltHost {
  readonly origin: string
  /** Stops the server: nothing answers any more. */
  stop(): Promise<void>
  /** From now on it serves another build, in which every file of the first has another name. */
  update(): Promise<void>
  /** From now on it has no such files, and answers with the page instead, as most hosts do. */
  lose(files: RegExp | null): void
}

const atServer: Parameters<typeof journey.extend<{ server: BuiltHost }>>[0] = {
  serviceWorkers: 'allow',
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright requires a pattern here.
  server: async ({}, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'talentflow-host-'))
    const server = await serveBuild(folder)
    await provide(server)
    await server.stop()
    await rm(folder, { recursive: true })
  },
  baseURL: async ({ server }, provide) => provide(server.origin),
}

/** A test of the built app with its service worker, at a server of its own. */
export const test = journey.extend<{ server: BuiltHost }>(atServer)

/** The same, where pages may log errors. */
export const plainTest = plainJourney.extend<{ server: BuiltHost }>(atServer)

export { expect }

/** A server of the build, which other tests share nothing of. */
export async function serveBuild(folder: string): Promise<BuiltHost> {
  let served = resolve(process.env.TALENTFLOW_DIST ?? 'dist')
  let lost: RegExp | null = null
  const { securityHeaders } = await import(`${process.cwd()}/.house/securityHeaders.ts`)
  const { origin, close } = await host((path) => {
    const named = join(served, path)
    const isFile = existsSync(named) && statSync(named).isFile() && lost?.test(path) !== true
    const file = isFile ? named : join(served, 'index.html')
    return { type: TYPES[extname(file)] ?? 'text/plain', body: readFileSync(file) }
  }, securityHeaders)
  let isStopped = false
  return {
    origin,
    async stop() {
      if (!isStopped) await close()
      isStopped = true
    },
    async update() {
      const next = join(folder, 'next')
      await cp(served, next, { recursive: true })
      await renameFiles(next)
      served = next
    },
    lose(files) {
      lost = files
    },
  }
}

const TYPES: { readonly [extension: string]: string } = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** As a build after a change that reached every file. */
async function renameFiles(dist: string): Promise<void> {
  const assets = join(dist, 'assets')
  const names = await readdir(assets)
  const stems = names.map((name) => name.slice(0, -extname(name).length))
  const pattern = new RegExp(`(${stems.map((stem) => escaped(stem)).join('|')})(?=\\.)`, 'g')
  for (const file of [join(dist, 'index.html'), ...names.map((name) => join(assets, name))]) {
    if (!/\.(html|js|css)$/.test(file)) continue
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replaceAll(pattern, '$1-next'))
  }
  for (const name of names)
    await rename(join(assets, name), join(assets, name.replace(pattern, '$1-next')))
  const { buildServiceWorker } = await import(`${process.cwd()}/.house/serviceWorker.ts`)
  await buildServiceWorker(dist)
}

function escaped(text: string): string {
  return text.replaceAll(/[.$]/g, '\\$&')
}
