import { parseArgs } from 'node:util'

import { leave, prepare } from './bootstrap.mjs'

prepare()
import('./tools.mjs').then(changeTheEngine).catch((error) => leave(error.stack))

/**
 * `npm run mutants`: changes a quarter of the engine's functions, drawn by lot, in thousands of small
 * ways and looks which changes no test notices; on two processors that takes less than an hour.
 * `--seed 2` draws others, `--share 1` takes all of them, and names of files take only what is in
 * these. A few tries of each property are enough.
 */
async function changeTheEngine({ runTool }) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { share: { type: 'string', default: '0.25' }, seed: { type: 'string', default: '1' } },
  })
  const args = ['run', '.stryker.json']
  if (positionals.length > 0) args.push('--mutate', positionals.join(','))
  console.log(`Share ${values.share} of the functions, seed ${values.seed}`)
  process.exitCode = await runTool('stryker', args, {
    MUTANTS_SHARE: values.share,
    MUTANTS_SEED: values.seed,
    PROPERTY_RUNS: '20',
    PROPERTY_SEED: '1',
  })
}
