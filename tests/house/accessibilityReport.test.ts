import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

import { expect, test } from 'vitest'

const report = readFileSync('src/ACCESSIBILITY.md', 'utf8')
const rows = report
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

test('the accessibility report has each criterion of WCAG 2.2 A and AA once, with what shows it', () => {
  const criteria = rows.map(([, name = '']) => name.split(' ')[0])
  // 31 of level A, without the one that was removed, and 24 of level AA.
  expect(criteria).toHaveLength(55)
  expect(new Set(criteria).size).toBe(55)
  const unclear = rows.filter(
    ([, , candidates = '', staff = '', shown = '']) =>
      !VERDICT.test(candidates) || !VERDICT.test(staff) || shown === '',
  )
  expect(unclear).toEqual([])
})

test('what the accessibility report names exists', () => {
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  })
  const names = tracked.split('\n').map((path) => basename(path))
  const named = [...report.matchAll(/`(\w[\w/]*(?:\.\w+)*)`/g)].flatMap(([, name = '']) => name)
  const files = named.filter((name) => /\.(ts|tsx|css)$/.test(name) || name.includes('/'))
  expect(files.length).toBeGreaterThan(20)
  const missing = files.filter((name) =>
    name.includes('/') ? !existsSync(name) : names.filter((each) => each === name).length !== 1,
  )
  expect(missing).toEqual([])
})

const VERDICT = /^(Supports|Partly|Does not|—)$/
