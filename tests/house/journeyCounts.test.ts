import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

mkdirSync('.cache', { recursive: true })
// Inside the project, so that the files can import Playwright.
const folder = mkdtempSync(resolve('.cache', 'journeys-'))
const report = join(folder, 'report.json')

beforeAll(() => {
  writeFileSync(join(folder, 'playwright.config.ts'), 'export default { retries: 1 }')
  writeFileSync(
    join(folder, 'planted.spec.ts'),
    `import { expect, test } from 'playwright/test'
     test('steady', () => {})
     test.describe('within', () => {
       test('late', ({}, { retry }) => expect(retry).toBe(1))
     })
     test('broken', () => expect(1).toBe(2))`,
  )
  const program = 'node_modules/playwright/cli.js'
  const args = ['--config', folder, '--output', join(folder, 'results'), '--reporter', 'json']
  spawnSync(process.execPath, [program, 'test', ...args], {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
}, 120_000)

afterAll(() => rmSync(folder, { recursive: true }))

test('a pass on retry is counted as passed and named, a second failure as failed, by name', () => {
  const script = `
    import { readFileSync } from 'node:fs'
    import { countJourneys } from './.house/journeyCounts.mjs'
    console.log(JSON.stringify(countJourneys(JSON.parse(readFileSync(process.argv[1], 'utf8')))))`
  const args = ['--input-type=module', '--eval', script, report]
  expect(JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))).toEqual({
    passed: 2,
    failed: 1,
    failures: ['planted.spec.ts › broken'],
    secondTries: ['planted.spec.ts › late'],
  })
})
