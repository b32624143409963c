import { leave, prepare } from './bootstrap.mjs'

prepare()
import('./tools.mjs').then(changeTheEngine).catch((error) => leave(error.stack))

/**
 * `npm run mutants`: changes the engine in thousands of small ways and looks which of them no test
 * notices. A few tries of each property are enough for that.
 */
async function changeTheEngine({ runTool }) {
  const args = ['run', '.stryker.json', ...process.argv.slice(2)]
  process.exitCode = await runTool('stryker', args, { PROPERTY_RUNS: '40', PROPERTY_SEED: '1' })
}
