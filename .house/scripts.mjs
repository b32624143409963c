import { runInBrowser } from './browserRun.mjs'
import { runTool } from './tools.mjs'

/** The scripts of package.json that run a tool or two, by name; each returns its exit status. */
const scripts = {
  build: (args) => runTool('vite', ['build', ...args]),
  format: (args) => runTool('biome', ['format', '--write', '.', ...args]),
  lint: async (args) =>
    (await runTool('biome', ['format', '.'])) || (await runTool('oxlint', args)),
  typecheck: (args) => runTool('tsc', ['-p', '.', ...args]),
  'test:unit': (args) => runTool('vitest', ['run', ...args]),
  'test:e2e': (args) => runInBrowser('e2e/playwright.config.ts', args),
  'test:browsers': (args) => runInBrowser('e2e/browsers.config.ts', args),
  'test:disk': (args) => runInBrowser('e2e/disk.config.ts', args),
  'test:office': (args) => runInBrowser('e2e/office.config.ts', args),
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
