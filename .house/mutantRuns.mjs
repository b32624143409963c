import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { root } from './bootstrap.mjs'
import { runTool } from './tools.mjs'

const settings = JSON.parse(readFileSync(join(root, '.stryker.json'), 'utf8'))
const cache = join(root, '.cache')

/**
 * Mutates a random quarter of the engine's functions in thousands of small ways and lists the mutants
 * that no test notices; less than an hour on two idle cores. `--seed 2` chooses others, `--share 1`
 * takes all of them, and file names limit it to those files. There are two runs: a few iterations of
 * each property kill most mutants quickly, and the survivors are tried again with ten times as many.
 */
export async function runMutants(args) {
  const { values, positionals: files } = parseArgs({
    args,
    allowPositionals: true,
    options: { share: { type: 'string', default: '0.25' }, seed: { type: 'string', default: '1' } },
  })
  const { share, seed } = values
  console.log(`Share ${share} of the functions, seed ${seed}`)
  const sample = { MUTANTS_SHARE: share, MUTANTS_SEED: seed, PROPERTY_SEED: '1' }
  const mutate = files.length > 0 ? files : settings.mutate
  const first = await runOnce('mutants', mutate, { ...sample, PROPERTY_RUNS: '20' })
  if (first === null) return 1
  const left = first.filter(({ status }) => status === 'Survived')
  const again =
    left.length === 0
      ? []
      : await runOnce('mutantsAgain', left.map(rangeOf), { ...sample, PROPERTY_RUNS: '200' })
  if (again === null) return 1
  show(first, again)
  return 0
}

/** The status of every mutant; null if the run itself failed. */
async function runOnce(name, mutate, env) {
  const report = join(cache, `${name}.json`)
  const config = join(cache, `${name}.config.json`)
  mkdirSync(cache, { recursive: true })
  writeFileSync(config, JSON.stringify({ ...settings, mutate, jsonReporter: { fileName: report } }))
  if ((await runTool('stryker', ['run', config], env)) !== 0) return null
  const { files } = JSON.parse(readFileSync(report, 'utf8'))
  return Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map((mutant) => ({ file, ...mutant })),
  )
}

/** The range of a mutant in command-line notation, whose columns start at 0. */
function rangeOf({ file, location: { start, end } }) {
  return `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`
}

function show(first, again) {
  const noticedAgain = new Set(again.filter(isNoticed).map(wordsOf))
  const counted = first.filter((mutant) => isNoticed(mutant) || isLeft(mutant))
  const left = counted.filter((mutant) => isLeft(mutant) && !noticedAgain.has(wordsOf(mutant)))
  const share = (100 * (counted.length - left.length)) / counted.length
  for (const mutant of left) console.log(wordsOf(mutant))
  console.log(
    `${counted.length} changes, ${left.length} not noticed: ${share.toFixed(1)} % noticed`,
  )
}

const isNoticed = ({ status }) => status === 'Killed' || status === 'Timeout'
const isLeft = ({ status }) => status === 'Survived' || status === 'NoCoverage'

/** What was replaced and by what, as an id that is the same in both runs. */
function wordsOf({ file, location: { start }, mutatorName, replacement = '' }) {
  return `${file}:${start.line}:${start.column} ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ')}`
}
