import { spawn } from 'node:child_process'
import { join } from 'node:path'

import { root } from './bootstrap.mjs'

const programs = {
  biome: '@biomejs/biome/bin/biome',
  knip: 'knip/bin/knip.js',
  oxlint: 'oxlint/bin/oxlint',
  playwright: 'playwright/cli.js',
  stryker: '@stryker-mutator/core/bin/stryker.js',
  tsc: 'typescript/bin/tsc',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
}

/** Runs an installed tool by its path with visible output, and returns its exit status. */
export async function runTool(name, args, env = {}) {
  return ended(startTool(name, args, env, 'inherit'))
}

/** The same without showing the output, which is returned with the exit status. */
export async function captureTool(name, args) {
  const child = startTool(name, args, {}, 'pipe')
  const pieces = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece) => pieces.push(piece))
  }
  const status = await ended(child)
  return { status, output: Buffer.concat(pieces).toString() }
}

function startTool(name, args, env, output) {
  return spawn(process.execPath, [join(root, 'node_modules', programs[name]), ...args], {
    cwd: root,
    stdio: ['inherit', output, output],
    env: { ...process.env, ...env },
  })
}

function ended(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (status) => resolve(status ?? 1))
  })
}
