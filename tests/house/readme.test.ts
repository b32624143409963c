import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const readme = readFileSync('README.md', 'utf8')

test('the README lists the headers that the built app is served with', async () => {
  const { securityHeaders } = await import(`${process.cwd()}/.house/securityHeaders.ts`)
  const named = readme.match(/^ {4}[A-Z][A-Za-z-]+: .*$/gm)?.map((line) => line.trim())
  const sent = Object.entries(securityHeaders).map(([name, value]) => `${name}: ${String(value)}`)
  expect(named).toEqual(sent)
})

test('the README has every script of package.json in its table', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const listed = [...readme.matchAll(/^\| `npm (?:run )?([\w:]+)/gm)].map(([, name]) => name)
  expect(new Set(listed)).toEqual(new Set(Object.keys(scripts)))
})
