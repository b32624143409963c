import { join } from 'node:path'

import { root } from './bootstrap.mjs'
import { browserVariable, findBrowser, installOtherBrowsers } from './browser.mjs'
import { buildArgs } from './checks.mjs'
import { runTool } from './tools.mjs'

/** The scripts of package.json, by name; each returns its exit status. */
const scripts = {
  start: async () => (await import('./serve.mjs')).serveApp(),
  // A different origin from the built app, so that experiments don't touch its data.
  dev: () => runTool('vite', ['--host', '127.0.0.1', '--port', '5173', '--strictPort']),
  build: (args) => runTool('vite', ['build', ...args]),
  format: (args) => runTool('biome', ['format', '--write', '.', ...args]),
  lint: async (args) =>
    (await runTool('biome', ['format', '.'])) ||
    (await runTool('oxlint', args)) ||
    runTool('knip', ['--no-progress']),
  typecheck: (args) => runTool('tsc', ['-p', '.', ...args]),
  'test:unit': (args) => runTool('vitest', ['run', ...args]),
  'test:e2e': (args) => runInBrowser('e2e/playwright.config.ts', args),
  'test:browsers': (args) => {
    installOtherBrowsers()
    return runInBrowser('e2e/browsers.config.ts', args)
  },
  'test:disk': (args) => runInBrowser('e2e/disk.config.ts', args),
  'test:office': (args) => runInBrowser('e2e/office.config.ts', args),
  'test:long': runLong,
  torture: runTorture,
  mutants: async (args) => (await import('./mutantRuns.mjs')).runMutants(args),
  bench: (args) => runInBrowser('e2e/bench.config.ts', args),
  pictures: (args) => runInBrowser('e2e/pictures.config.ts', args),
}

/** Runs a script with its arguments, and exits with its status. */
export async function runScript(name, args) {
  process.exitCode = await scripts[name](args)
}

/** Builds the app, and runs one of the Playwright configurations. */
async function runInBrowser(config, args, env = {}) {
  const dist = join(root, '.cache', 'dist')
  const built = await runTool('vite', buildArgs(dist))
  if (built !== 0) throw new Error('The app could not be built, so there is nothing to drive.')
  return runTool('playwright', ['test', '--config', config, ...args], {
    [browserVariable]: findBrowser(),
    TALENTFLOW_DIST: dist,
    ...env,
  })
}

/** `--size 200` is the long form of every row. */
function runTorture(args) {
  const at = args.indexOf('--size')
  if (at === -1) return runInBrowser('e2e/torture.config.ts', args)
  const others = args.toSpliced(at, 2)
  return runInBrowser('e2e/torture.config.ts', others, { TALENTFLOW_TORTURE: args[at + 1] })
}

/** `npm run test:long -- 4711 5000` runs every property of the engine 5,000 times from seed 4711. */
async function runLong([seed = String(Date.now() % 2 ** 31), runs = '100000']) {
  console.log(`Every property of the engine, ${runs} times each, seed ${seed}`)
  return runTool('vitest', ['run', 'tests/assessment/engine', '--testTimeout=7200000'], {
    PROPERTY_RUNS: runs,
    PROPERTY_SEED: seed,
  })
}
