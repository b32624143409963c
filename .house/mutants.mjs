import { parseArgs } from 'node:util'

import { leave, prepare } from './bootstrap.mjs'

prepare()
import('./mutantRuns.mjs').then(changeTheEngine).catch((error) => leave(error.stack))

/**
 * `npm run mutants`: mutates a random quarter of the engine's functions in thousands of small ways
 * and lists the mutants that no test notices; less than an hour on two idle cores. `--seed 2`
 * chooses others, `--share 1` takes all of them, and file names limit it to those files.
 */
async function changeTheEngine({ runMutants }) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { share: { type: 'string', default: '0.25' }, seed: { type: 'string', default: '1' } },
  })
  process.exitCode = await runMutants({ ...values, files: positionals })
}
