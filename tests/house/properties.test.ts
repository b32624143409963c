import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

const tests = join(import.meta.dirname, '..')

test('every property uses the shared seed', () => {
  const files = readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(tests, file), 'utf8') }))
  const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length
  const asserted = files.filter(({ text }) => /^ +fc\.assert\($/m.test(text))
  expect(asserted.length).toBeGreaterThan(5)
  const unseeded = asserted.filter(
    ({ text }) => count(text, /^ +(propertyRuns|fewRuns),$/gm) < count(text, /^ +fc\.assert\($/gm),
  )
  expect(unseeded.map(({ file }) => file)).toEqual([])
})
