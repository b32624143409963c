import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve } from 'node:path'

const types: { readonly [extension: string]: string } = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export interface Host {
  origin: string
  /** The requests it received, in order: paths with queries. */
  asked: readonly string[]
  close(): Promise<void>
}

/** A static host for the built files that sends no headers of its own. */
export function hostWithoutHeaders(): Promise<Host> {
  const dist = resolve(process.env.TALENTFLOW_DIST ?? 'dist')
  return host((path) => {
    const named = join(dist, path)
    const isFile = named.startsWith(dist) && existsSync(named) && statSync(named).isFile()
    const file = isFile ? named : join(dist, 'index.html')
    return { type: types[extname(file)] ?? 'application/octet-stream', body: readFileSync(file) }
  })
}

/** A foreign host that returns this page for every request. */
export function hostElsewhere(page: string): Promise<Host> {
  return host(() => ({ type: 'text/html', body: Buffer.from(page) }))
}

/** On a free port of this machine. */
export async function host(
  answer: (path: string) => { type: string; body: Buffer },
  headers: Readonly<Record<string, string>> = {},
): Promise<Host> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const url = request.url ?? '/'
    asked.push(url)
    const { type, body } = answer(new URL(url, 'http://host').pathname)
    response.writeHead(200, { ...headers, 'Content-Type': type }).end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  return { origin: `http://127.0.0.1:${port}`, asked, close }
}
