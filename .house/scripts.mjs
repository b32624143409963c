import { runInBrowser } from './browserRun.mjs'
import { runTool } from './tools.mjs'

/** The scripts of package.json that run a tool or two, by name; each returns its exit status. */
const scripts = {
  build: (args) => runTool('vite', ['build', ...args]),
  format: (args) => runTool('biome', ['format', '--write', '.', ...args]),
  lint: async (args) =>
    (await runTool('biome', ['format', '.'])) ||
    (await runTool('oxlint', args)) ||
    runTool('knip', ['--no-progress']),
  typecheck: (args) => runTool('tsc', ['-p', '.', ...args]),
  'test:unit': (args) => runTool('vitest', ['run', ...args]),
  'test:e2e': (args) => runInBrowser('e2e/playwright.config.ts', args),
  'test:browsers': (args) => runInBrowser('e2e/browsers.config.ts', args),
  'test:disk': (args) => runInBrowser('e2e/disk.config.ts', args),
  'test:office': (args) => runInBrowser('e2e/office.config.ts', args),
  'test:long': runLong,
  torture: runTorture,
  bench: (args) => runInBrowser('e2e/bench.config.ts', args),
  pictures: (args) => runInBrowser('e2e/pictures.config.ts', args),
}

/** Runs a script with its arguments, and exits with its status. */
export async function runScript(name, args) {
  process.exitCode = await scripts[name](args)
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
