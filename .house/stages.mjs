import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './bootstrap.mjs'
import { browserVariable, findBrowser } from './browser.mjs'
import { checkBundle } from './bundleCheck.mjs'
import { countJourneys } from './journeyCounts.mjs'
import { runTool } from './tools.mjs'

const cache = join(root, '.cache')
const unitReport = join(cache, 'unit.json')
const journeyReport = join(cache, 'journeys.json')
// Built apart from dist/, which `npm start` may be serving meanwhile.
const dist = join(cache, 'dist')

/**
 * Every stage gives how many of its checks passed and failed; one tool is one check. `secondTries`
 * names those among the passed that failed first.
 */
/** @type {[string, () => Promise<{ passed: number, failed: number, secondTries?: string[] }>][]} */
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
  ['Journeys in the browser', runJourneys],
]

/** Runs them all, even after a failure, so that one run tells everything. */
export async function runStages() {
  rmSync(cache, { recursive: true, force: true })
  mkdirSync(cache, { recursive: true })
  const total = { passed: 0, failed: 0 }
  const secondTries = []
  for (const [name, run] of stages) {
    console.log(`\n── ${name} ──`)
    const result = await run().catch(failure)
    console.log(`${name}: ${result.passed} passed, ${result.failed} failed`)
    total.passed += result.passed
    total.failed += result.failed
    secondTries.push(...(result.secondTries ?? []))
  }
  sayWhatWasTriedTwice(secondTries)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
}

/** Shown and not hidden: on a quiet machine it may be a race of the app itself. */
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
  const status = await runTool('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ])
  const report = readReport(unitReport)
  return honestly(status, { passed: report.numPassedTests, failed: report.numFailedTests })
}

async function runJourneys() {
  const status = await runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    [browserVariable]: findBrowser(),
    TALENTFLOW_DIST: dist,
    PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport,
  })
  return honestly(status, countJourneys(readReport(journeyReport)))
}

/** A file that could not be loaded fails no test of its own, and yet something failed. */
function honestly(status, counts) {
  const failed = status !== 0 && counts.failed === 0 ? 1 : counts.failed
  return { ...counts, failed }
}

function readReport(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
