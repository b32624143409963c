import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { root } from './bootstrap.mjs'
import { browserVariable, findBrowser, installOtherBrowsers } from './browser.mjs'
import { checkBundle } from './bundleCheck.mjs'
import { captureTool, runTool } from './tools.mjs'

const cache = join(root, '.cache')
// Not built into dist/, which `npm start` may be serving.
const dist = join(cache, 'dist')

/**
 * One stage. `run` returns how many of its checks passed, and of those that failed the command that
 * repeats each, with what it said where that is known; a tool counts as one check.
 *
 * @typedef {{ repeat: string, message?: string }} Failure
 * @typedef {{ passed: number, failures: Failure[] }} Outcome
 * @typedef {{ name: string, run: () => Promise<Outcome> }} Stage
 */

/** @type {Stage[]} */
const statics = [
  { name: 'Format', run: () => toolCheck('biome', ['format', '.'], 'npm run format') },
  { name: 'Lint', run: () => toolCheck('oxlint', [], 'npm run lint') },
  { name: 'Types', run: () => toolCheck('tsc', ['-p', '.'], 'npm run typecheck') },
  { name: 'Dead code', run: () => toolCheck('knip', ['--no-progress'], 'npm run lint') },
]

/** @type {Stage[]} */
const built = [
  { name: 'Build', run: buildCheck },
  { name: "Size of the candidate's address", run: sizeCheck },
]

/** What each commit must pass, within minutes. */
export function runQuick() {
  return runAll([
    [statics, built],
    [[{ name: 'Unit and screen tests', run: () => unitTests([]) }]],
    [[{ name: 'Journeys', run: () => journeys('e2e/playwright.config.ts', 'quick', []) }]],
  ])
}

/** Everything, or one of `parts` equal parts of what `runQuick` leaves out. */
export function runFull({ part, parts } = { part: 1, parts: 1 }) {
  const isWhole = parts === 1
  const shard = isWhole ? [] : [`--shard=${part}/${parts}`]
  const suite = isWhole ? 'all' : 'rest'
  return runAll([
    ...(isWhole ? [[statics, built]] : [[built]]),
    [
      [
        {
          name: 'Unit and screen tests, properties 2,000 times',
          run: () => unitTests(isWhole ? [] : ['--project', '!screens', ...shard], '2000'),
        },
      ],
    ],
    [[{ name: 'Journeys', run: () => journeys('e2e/playwright.config.ts', suite, shard) }]],
    [
      [{ name: 'Torture, in short', run: () => journeys('e2e/torture.config.ts', suite, shard) }],
      // Too long for a part.
      ...(isWhole && installOtherBrowsers()
        ? [[{ name: 'Three browsers', run: () => journeys('e2e/browsers.config.ts', suite, []) }]]
        : []),
    ],
  ])
}

/**
 * Runs the steps one after the other; the lanes of a step run side by side. Goes on after a failure,
 * so that one run reports everything, and ends with the counts on a line of their own.
 *
 * @param {Stage[][][]} steps
 */
async function runAll(steps) {
  rmSync(cache, { recursive: true, force: true })
  mkdirSync(cache, { recursive: true })
  const outcomes = []
  for (const lanes of steps) outcomes.push(...(await Promise.all(lanes.map(runLane))).flat())
  const failures = outcomes.flatMap((outcome) => outcome.failures)
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  console.log('')
  for (const line of outcomes.map(({ summary }) => summary)) console.log(line)
  for (const { repeat, message } of failures) {
    console.log(`failed, repeat with: ${repeat}`)
    if (message) console.log(excerptOf(message))
  }
  console.log(`\n${passed} passed, ${failures.length} failed`)
  process.exitCode = failures.length === 0 ? 0 : 1
}

/** @param {Stage[]} stages */
async function runLane(stages) {
  const outcomes = []
  for (const { name, run } of stages) {
    const start = performance.now()
    const { passed, failures } = await run().catch((error) => {
      console.error(error)
      return { passed: 0, failures: [{ repeat: 'npm test', message: error.stack }] }
    })
    const minutes = ((performance.now() - start) / 60_000).toFixed(1)
    const summary = `${name}: ${passed} passed, ${failures.length} failed, ${minutes} minutes`
    console.log(`── ${summary}`)
    outcomes.push({ passed, failures, summary })
  }
  return outcomes
}

/** Its output appears when it has ended, because another lane may be running. */
async function toolCheck(tool, args, repeat) {
  const { status, output } = await captureTool(tool, args)
  if (status === 0) return { passed: 1, failures: [] }
  console.log(output)
  return { passed: 0, failures: [{ repeat }] }
}

/** A warning fails it as well, because `npm start` would show it to everyone who tries the app. */
async function buildCheck() {
  const { status, output } = await captureTool('vite', buildArgs(dist))
  // What Node itself notes, about variables of the environment for example.
  const warnings = output.split('\n').filter((line) => !/^\s*$|^\(node:|^\(Use `node/.test(line))
  if (status === 0 && warnings.length === 0) return { passed: 1, failures: [] }
  console.log(output)
  return { passed: 0, failures: [{ repeat: 'npm run build' }] }
}

async function sizeCheck() {
  return checkBundle(dist)
    ? { passed: 1, failures: [] }
    : { passed: 0, failures: [{ repeat: 'npm test' }] }
}

async function unitTests(args, propertyRuns) {
  const report = join(cache, 'unit.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const status = await runTool('vitest', ['run', ...reporters, ...args], {
    ...(propertyRuns && { PROPERTY_RUNS: propertyRuns }),
  })
  const { numPassedTests, testResults } = readReport(report)
  const failures = testResults
    .filter((file) => file.status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name)
      const failed = assertionResults.filter((each) => each.status === 'failed')
      // A file that could not be loaded has no test that failed.
      if (failed.length === 0) return [{ repeat: `npm run test:unit -- ${file}`, message }]
      return failed.map(({ fullName, failureMessages }) => ({
        repeat: `npm run test:unit -- ${file} -t '${fullName}'`,
        message: failureMessages.join('\n'),
      }))
    })
  return whole(status, numPassedTests, failures, 'npm run test:unit')
}

const firstPort = Number(process.env.TALENTFLOW_PORT ?? 4174)
/** What repeats a journey of a configuration, and the port of its server: some run side by side. */
const configurations = {
  'e2e/playwright.config.ts': { command: 'npm run test:e2e', port: firstPort },
  'e2e/torture.config.ts': { command: 'npm run torture', port: firstPort + 1 },
  'e2e/browsers.config.ts': { command: 'npm run test:browsers', port: firstPort + 2 },
}

/** `suite`: `quick`, `rest` or `all` (e2e/support/settings.ts). */
async function journeys(config, suite, args) {
  const { command, port } = configurations[config]
  const report = join(cache, `journeys-${port}.json`)
  const status = await runTool('playwright', ['test', '--config', config, ...args], {
    [browserVariable]: findBrowser(),
    TALENTFLOW_DIST: dist,
    TALENTFLOW_SUITE: suite,
    TALENTFLOW_PORT: String(port),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  const { stats, suites } = readReport(report)
  const failures = suites
    .flatMap(failedIn)
    .map(({ place, message }) => ({ repeat: `${command} -- ${place}`, message }))
  return whole(status, stats.expected, failures, command)
}

/** The failed journeys of Playwright's report: place, as its command line takes it, and message. */
function failedIn({ specs = [], suites = [] }) {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ file, line, tests }) => ({
      place: `e2e/${file}:${line}`,
      message: tests
        .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
        .map((error) => error.message)
        .join('\n'),
    }))
  return [...own, ...suites.flatMap(failedIn)]
}

/** A file that could not be loaded fails no test, but the run has failed. */
function whole(status, passed, failures, repeat) {
  return { passed, failures: status !== 0 && failures.length === 0 ? [{ repeat }] : failures }
}

/** The first lines of a message without colours, each marked, so that `.ci/run` can show them last. */
function excerptOf(message) {
  const lines = stripVTControlCharacters(message).split('\n')
  return lines
    .slice(0, 20)
    .map((line) => `! ${line}`)
    .join('\n')
}

export function buildArgs(folder) {
  return ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']
}

function readReport(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
