import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './bootstrap.mjs'
import { browserVariable, findBrowser } from './browser.mjs'
import { checkBundle } from './bundleCheck.mjs'
import { countJourneys } from './journeyCounts.mjs'
import { triesVariable } from './secondTries.mjs'
import { runTool } from './tools.mjs'
import { countUnitTests } from './unitCounts.mjs'

const cache = join(root, '.cache')
const unitReport = join(cache, 'unit.json')
const triesReport = join(cache, 'secondTries.json')
const journeyReport = join(cache, 'journeys.json')
const tortureReport = join(cache, 'torture.json')
// Not built into dist/, which `npm start` may be serving.
const dist = join(cache, 'dist')

/**
 * Every stage returns how many of its checks passed and failed; a tool counts as one. `failures` names
 * those that failed in a stage with many checks, `secondTries` those that passed on retry.
 *
 * @typedef {{ passed: number, failed: number, failures?: string[], secondTries?: string[] }} Counts
 */
/** @type {[string, () => Promise<Counts>][]} */
const stages = [
  ['Format', () => oneCheck('biome', ['format', '.'])],
  ['Lint', () => oneCheck('oxlint', [])],
  ['Types', () => oneCheck('tsc', ['-p', '.'])],
  ['Dead code', () => oneCheck('knip', ['--no-progress'])],
  ['Unit and screen tests', runUnitTests],
  [
    'Build',
    () => oneCheck('vite', ['build', '--outDir', dist, '--emptyOutDir', '--logLevel', 'warn']),
  ],
  ["Size of the candidate's address", () => counted(checkBundle(dist))],
  ['Journeys in the browser', () => runBrowser('e2e/playwright.config.ts', [], journeyReport)],
  // Without what is among the journeys.
  ['Torture, in short', () => runBrowser('e2e/torture.config.ts', ['e2e/torture/'], tortureReport)],
]

/** Runs all of them, even after a failure, so that one run reports everything. */
export async function runStages() {
  rmSync(cache, { recursive: true, force: true })
  mkdirSync(cache, { recursive: true })
  const total = { passed: 0, failed: 0 }
  const failures = []
  const secondTries = []
  for (const [name, run] of stages) {
    console.log(`\n── ${name} ──`)
    const result = await run().catch(failure)
    console.log(`${name}: ${result.passed} passed, ${result.failed} failed`)
    total.passed += result.passed
    total.failed += result.failed
    failures.push(...namedFailures(name, result))
    secondTries.push(...(result.secondTries ?? []))
  }
  sayWhatWasTriedTwice(secondTries)
  // Once more at the end, where whoever sees only the last lines finds them.
  for (const name of failures) console.log(`failed: ${name}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
}

const namedFailures = (stage, { failed, failures = [] }) => {
  if (failed === 0) return []
  return failures.length === 0 ? [stage] : failures
}

/** Shown rather than hidden, because it may be a race in the app itself. */
function sayWhatWasTriedTwice(names) {
  if (names.length === 0) return
  console.log('')
  for (const name of names) console.log(`passed only on the second try: ${name}`)
  const checks = names.length === 1 ? '1 check' : `${names.length} checks`
  console.log(`${checks} of the passed needed a second try`)
}

function failure(error) {
  console.error(error.message)
  return { passed: 0, failed: 1 }
}

const counted = async (holds) =>
  (await holds) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

const oneCheck = async (tool, args) => counted((await runTool(tool, args)) === 0)

async function runUnitTests() {
  const reporters = ['default', 'json', join(root, '.house', 'secondTries.mjs')]
  const status = await runTool(
    'vitest',
    [
      'run',
      ...reporters.map((reporter) => `--reporter=${reporter}`),
      `--outputFile.json=${unitReport}`,
    ],
    { [triesVariable]: triesReport },
  )
  const counts = countUnitTests(readReport(unitReport), root)
  return honestly(status, { ...counts, secondTries: readReport(triesReport) })
}

async function runBrowser(config, args, report) {
  const status = await runTool('playwright', ['test', '--config', config, ...args], {
    [browserVariable]: findBrowser(),
    TALENTFLOW_DIST: dist,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  return honestly(status, countJourneys(readReport(report)))
}

/** A file that could not be loaded fails no test, but the run has failed. */
function honestly(status, counts) {
  const failed = status !== 0 && counts.failed === 0 ? 1 : counts.failed
  return { ...counts, failed }
}

function readReport(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
