import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

import { createRunnableDevEnvironment, resolveConfig } from 'vite'

import { root } from './bootstrap.mjs'

// npm starts us in the project folder, but file names are relative to the user's.
const folder = process.env.INIT_CWD ?? process.cwd()

/** The command line is TypeScript, and is loaded with Vite like everything else. */
export async function runCommand(args) {
  process.stdout.on('error', stopWhenNobodyReads)
  const environment = await openEnvironment()
  try {
    const { main } = await environment.runner.import('./src/cli/main.ts')
    process.exitCode = await main(args, {
      readFile: async (path) =>
        decoded(
          path === '-' ? await readAll(process.stdin) : await readFile(resolve(folder, path)),
        ),
      lines: (path) =>
        linesIn(path === '-' ? process.stdin : createReadStream(resolve(folder, path))),
      out: (line) => console.log(line),
      error: (line) => console.error(line),
    })
  } finally {
    await environment.close()
  }
}

/** As Vite's `runnerImport`, which closes it before the command loads the words of a language. */
async function openEnvironment() {
  const config = await resolveConfig(
    {
      root,
      configFile: false,
      envDir: false,
      cacheDir: root,
      logLevel: 'error',
      environments: {
        command: {
          consumer: 'server',
          dev: { moduleRunnerTransform: true },
          resolve: { external: true, mainFields: [], conditions: ['node'] },
        },
      },
    },
    'serve',
  )
  const environment = createRunnableDevEnvironment('command', config, {
    runnerOptions: { hmr: { logger: false } },
    hot: false,
  })
  await environment.init()
  return environment
}

async function readAll(stream) {
  const chunks = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Null for a line that is not UTF-8. */
async function* linesIn(stream) {
  let pending = []
  for await (const chunk of stream) {
    let from = 0
    for (let to = chunk.indexOf(NEW_LINE); to >= 0; to = chunk.indexOf(NEW_LINE, from)) {
      yield lineOf([...pending, chunk.subarray(from, to)])
      pending = []
      from = to + 1
    }
    if (from < chunk.length) pending.push(chunk.subarray(from))
  }
  if (pending.length > 0) yield lineOf(pending)
}

const NEW_LINE = 0x0a

function lineOf(parts) {
  try {
    return decoded(Buffer.concat(parts)).replace(/\r$/, '')
  } catch {
    return null
  }
}

/** Throws on invalid UTF-8, because a replacement character would silently lose data. */
function decoded(bytes) {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

/** For example `head`, once it has enough. */
function stopWhenNobodyReads(error) {
  if (error.code !== 'EPIPE') throw error
  process.exit()
}
