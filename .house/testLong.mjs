import { leave, prepare } from './bootstrap.mjs'

const RUNS = '100000'

prepare()
import('./tools.mjs').then(tryProperties).catch((error) => leave(error.stack))

/** `npm run test:long`, or `npm run test:long -- 4711` to repeat the run of that seed. */
async function tryProperties({ runTool }) {
  const seed = process.argv[2] ?? String(Date.now() % 2 ** 31)
  console.log(`Every property of the engine, ${RUNS} times each, seed ${seed}`)
  process.exitCode = await runTool('vitest', ['run', 'tests/engine', '--testTimeout=7200000'], {
    PROPERTY_RUNS: RUNS,
    PROPERTY_SEED: seed,
  })
  console.log(`Seed ${seed}`)
}
