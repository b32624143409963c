import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

const RULE = '[A-Z]{1,2}\\d+'

describe.each([
  {
    readme: 'src/assessment/engine/README.md',
    // What is read of a response is decided where it is read.
    folders: [
      'tests/assessment/engine',
      'tests/assessment/words',
      'tests/assessment/renderer',
      'tests/builder/model',
      'tests/review/model',
      'tests/review/storage',
      'tests/review/workers',
      'tests/base',
      'tests/staff/words',
    ],
  },
  { readme: 'src/review/files/README.md', folders: ['tests/review/files'] },
])('$readme', ({ readme, folders }) => {
  const rules = rulesOfReadme(readme)

  test('every rule has a test that carries its number', () => {
    const tested = rulesOfTests(folders)
    expect(rules.length).toBeGreaterThan(10)
    expect(rules.filter((rule) => !tested.has(rule))).toEqual([])
  })

  test('every number that a test carries is a rule', () => {
    const letters = new Set(rules.map(lettersOf))
    const carried = [...rulesOfTests(folders)].filter((rule) => letters.has(lettersOf(rule)))
    expect(carried.filter((rule) => !rules.includes(rule))).toEqual([])
  })

  test('no number is given twice', () => {
    expect(rules).toEqual([...new Set(rules)])
  })
})

function lettersOf(rule: string): string {
  return rule.replace(/\d+/, '')
}

function rulesOfReadme(path: string): string[] {
  const readme = readFileSync(path, 'utf8')
  return [...readme.matchAll(new RegExp(`^- \\*\\*(${RULE})\\.\\*\\*`, 'gm'))].map(
    (match) => match[1] ?? '',
  )
}

/** Titles start with their rules: `C2, C7: …`. */
function rulesOfTests(folders: readonly string[]): Set<string> {
  const titles = new RegExp(`\\(\\s*['"\`](${RULE}(?:, ${RULE})*): `, 'g')
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => `${folder}/${name}`),
  )
  const found = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(titles)])
  return new Set(found.flatMap((match) => (match[1] ?? '').split(', ')))
}
