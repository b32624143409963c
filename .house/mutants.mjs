import { parseArgs } from 'node:util'

import { leave, prepare } from './bootstrap.mjs'

prepare()
import('./mutantRuns.mjs').then(changeTheEngine).catch((error) => leave(error.stack))

/**
 * `npm run mutants`: changes a quarter of the engine's functions, drawn by lot, in thousands of small
 * ways and looks which changes no test notices; on two quiet processors that takes less than an hour.
 * `--seed 2` draws others, `--share 1` takes all of them, and names of files take only what is in
 * these.
 */
async function changeTheEngine({ runMutants }) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { share: { type: 'string', default: '0.25' }, seed: { type: 'string', default: '1' } },
  })
  process.exitCode = await runMutants({ ...values, files: positionals })
}
