import { join } from 'node:path'

import { root } from './bootstrap.mjs'
import { browserVariable, findBrowser } from './browser.mjs'
import { buildArgs } from './checks.mjs'
import { runTool } from './tools.mjs'

const dist = join(root, '.cache', 'dist')

/** Builds the app, runs one of the Playwright configurations, and returns the exit status. */
export async function runInBrowser(config, args, env = {}) {
  const built = await runTool('vite', buildArgs(dist))
  if (built !== 0) throw new Error('The app could not be built, so there is nothing to drive.')
  return runTool('playwright', ['test', '--config', config, ...args], {
    [browserVariable]: findBrowser(),
    TALENTFLOW_DIST: dist,
    ...env,
  })
}
