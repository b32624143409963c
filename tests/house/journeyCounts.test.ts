import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

mkdirSync('.cache', { recursive: true })
// Within the project, where the planted files find Playwright.
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

test('what passes on the second try is passed and named, what fails twice is failed', () => {
  const script = `
    import { readFileSync } from 'node:fs'
    import { countJourneys } from './.house/journeyCounts.mjs'
    console.log(JSON.stringify(countJourneys(JSON.parse(readFileSync(process.argv[1], 'utf8')))))`
  const args = ['--input-type=module', '--eval', script, report]
  expect(JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))).toEqual({
    passed: 2,
    failed: 1,
    secondTries: ['planted.spec.ts › late'],
  })
})
