import { leave, prepare } from './bootstrap.mjs'

const RUNS = '100000'

prepare()
import('./tools.mjs').then(tryProperties).catch((error) => leave(error.stack))

/**
 * `npm run test:long`, which takes about an hour; `npm run test:long -- 4711` repeats the run with
 * that seed, and `npm run test:long -- 4711 5000` runs fewer iterations.
 */
async function tryProperties({ runTool }) {
  const [seed = String(Date.now() % 2 ** 31), runs = RUNS] = process.argv.slice(2)
  console.log(`Every property of the engine, ${runs} times each, seed ${seed}`)
  process.exitCode = await runTool('vitest', ['run', 'tests/engine', '--testTimeout=7200000'], {
    PROPERTY_RUNS: runs,
    PROPERTY_SEED: seed,
  })
  console.log(`Seed ${seed}`)
}
