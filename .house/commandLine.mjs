import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

import { runnerImport } from 'vite'

import { root } from './bootstrap.mjs'

// npm starts us in the project's folder; a file is named from where the person stands.
const folder = process.env.INIT_CWD ?? process.cwd()

/** The command line is TypeScript like the rest, and is loaded by what loads the rest. */
export async function runCommand(args) {
  process.stdout.on('error', stopWhenNobodyReads)
  const { module } = await runnerImport('./src/cli/main.ts', {
    root,
    configFile: false,
    logLevel: 'error',
  })
  process.exitCode = await module.main(args, {
    readFile: (path) =>
      path === '-' ? readAll(process.stdin) : readFile(resolve(folder, path), 'utf8'),
    lines: () => createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }),
    out: (line) => console.log(line),
    error: (line) => console.error(line),
  })
}

async function readAll(stream) {
  let text = ''
  for await (const chunk of stream.setEncoding('utf8')) text += chunk
  return text
}

/** As `head` does once it has what it wants. */
function stopWhenNobodyReads(error) {
  if (error.code !== 'EPIPE') throw error
  process.exit()
}
