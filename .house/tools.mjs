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
export function runTool(name, args, env = {}) {
  const command = [join(root, 'node_modules', programs[name]), ...args]
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    child.on('error', reject)
    child.on('close', (status) => resolve(status ?? 1))
  })
}
