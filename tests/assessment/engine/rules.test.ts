import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const RULE = '[A-Z]\\d+'

test('every rule of the README has a test that carries its number', () => {
  expect(rulesOfReadme().filter((rule) => !rulesOfTests().has(rule))).toEqual([])
})

test('every number that a test carries is a rule of the README', () => {
  const rules = new Set(rulesOfReadme())
  expect([...rulesOfTests()].filter((rule) => !rules.has(rule))).toEqual([])
})

test('no rule number is given twice', () => {
  expect(rulesOfReadme()).toEqual([...new Set(rulesOfReadme())])
})

function rulesOfReadme(): string[] {
  const readme = readFileSync('src/assessment/engine/README.md', 'utf8')
  return [...readme.matchAll(new RegExp(`^- \\*\\*(${RULE})\\.\\*\\*`, 'gm'))].map(
    (match) => match[1] ?? '',
  )
}

/** What is read of a response is decided where it is read. */
const FOLDERS = [
  'tests/assessment/engine',
  'tests/builder/model',
  'tests/review/model',
  'tests/review/storage',
  'tests/staff/notes',
]

/** Titles start with their rules: `C2, C7: …`. */
function rulesOfTests(): Set<string> {
  const titles = new RegExp(`\\(\\s*['"\`](${RULE}(?:, ${RULE})*): `, 'g')
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => `${folder}/${name}`),
  )
  const found = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(titles)])
  return new Set(found.flatMap((match) => (match[1] ?? '').split(', ')))
}
