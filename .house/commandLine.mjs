import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

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
    readFile: async (path) =>
      decoded(path === '-' ? await readAll(process.stdin) : await readFile(resolve(folder, path))),
    lines: (path) =>
      linesIn(path === '-' ? process.stdin : createReadStream(resolve(folder, path))),
    out: (line) => console.log(line),
    error: (line) => console.error(line),
  })
}

async function readAll(stream) {
  const chunks = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Null for a line that is not UTF-8. */
async function* linesIn(stream) {
  let begun = []
  for await (const chunk of stream) {
    let from = 0
    for (let to = chunk.indexOf(NEW_LINE); to >= 0; to = chunk.indexOf(NEW_LINE, from)) {
      yield lineOf([...begun, chunk.subarray(from, to)])
      begun = []
      from = to + 1
    }
    if (from < chunk.length) begun.push(chunk.subarray(from))
  }
  if (begun.length > 0) yield lineOf(begun)
}

const NEW_LINE = 0x0a

function lineOf(parts) {
  try {
    return decoded(Buffer.concat(parts)).replace(/\r$/, '')
  } catch {
    return null
  }
}

/** Throws on what is no UTF-8: a letter that was replaced by a mark would be lost in silence. */
function decoded(bytes) {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

/** As `head` does once it has what it wants. */
function stopWhenNobodyReads(error) {
  if (error.code !== 'EPIPE') throw error
  process.exit()
}
