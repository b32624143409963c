import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../../src')

/** Where each list names its columns, and where their places in a row are laid out. */
const lists = [
  [
    'builder/screens/assessments/assessmentColumns.tsx',
    'builder/screens/assessments/AssessmentsPage.module.css',
  ],
  ['builder/screens/versions/versionColumns.tsx', 'builder/screens/versions/versions.module.css'],
  [
    'hiring/screens/candidates/candidateColumns.tsx',
    'hiring/screens/candidates/CandidatesPage.module.css',
  ],
  ['hiring/screens/jobs/jobColumns.tsx', 'hiring/screens/jobs/JobsList.module.css'],
  ['review/screens/list/responseColumns.tsx', 'review/screens/list/ResponsesPage.module.css'],
] as const

test.each(lists)('every column of %s has its place in a row', (columns, styles) => {
  const names = [...read(columns).matchAll(/\bname: '(\w+)'/g)].map(([, name = '']) => name)
  const [, areas = ''] = /--areas: "([^"]+)"/.exec(read(styles)) ?? []
  expect(names.length).toBeGreaterThan(3)
  expect(areas.split(' ')).toEqual(names.map((name) => name.toLowerCase()))
})

test.each(lists)('the styles of %s name no other column', (columns, styles) => {
  const names = [...read(columns).matchAll(/\bname: '(\w+)'/g)].map(([, name = '']) => name)
  const styled = [...read(styles).matchAll(/\[data-column="(\w+)"\]/g)].map(([, name]) => name)
  const areas = [...read(styles).matchAll(/(?<!=)"([a-z ]+)"/g)].flatMap(([, row = '']) =>
    row.split(' '),
  )
  const known = new Set(names.map((name) => name.toLowerCase()))
  expect([...styled, ...areas].filter((name) => !known.has(name ?? ''))).toEqual([])
})

function read(path: string): string {
  return readFileSync(join(source, path), 'utf8')
}
