import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

mkdirSync('.cache', { recursive: true })
// Within the project, where the planted files find Vitest.
const folder = mkdtempSync(resolve('.cache', 'unit-'))
const report = join(folder, 'report.json')

beforeAll(() => {
  plant('vite.config.ts', 'export default {}')
  plant('steady.test.ts', "import { test } from 'vitest'; test('steady', () => {})")
  plant('unread.test.ts', "import './notThere'")
  plant(
    'broken.test.ts',
    `import { describe, test } from 'vitest'
     describe('within', () => {
       test('broken', () => { throw new Error('the first line\\nthe second') })
     })`,
  )
  const program = 'node_modules/vitest/vitest.mjs'
  const args = ['run', '--root', folder, '--reporter=json', `--outputFile.json=${report}`]
  spawnSync(process.execPath, [program, ...args])
}, 120_000)

afterAll(() => rmSync(folder, { recursive: true }))

test('a failure is named with its file and the first line of its message', () => {
  const script = `
    import { readFileSync } from 'node:fs'
    import { countUnitTests } from './.house/unitCounts.mjs'
    const [file, folder] = process.argv.slice(1)
    console.log(JSON.stringify(countUnitTests(JSON.parse(readFileSync(file, 'utf8')), folder)))`
  const args = ['--input-type=module', '--eval', script, report, folder]
  const counts = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
  expect(counts).toMatchObject({ passed: 1, failed: 1 })
  expect(counts.failures.toSorted()).toEqual([
    'broken.test.ts › within broken: Error: the first line',
    expect.stringMatching(/^unread\.test\.ts: .*notThere/),
  ])
})

function plant(name: string, text: string) {
  writeFileSync(join(folder, name), text)
}
