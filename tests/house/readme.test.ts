import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, it, test } from 'vitest'

const MOST_BYTES = 8 * 1024

const readme = readFileSync('README.md', 'utf8')

test('the README is short enough to be read', () => {
  expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(MOST_BYTES)
})

test('the page on hosting lists the headers that the built app is served with', async () => {
  const { securityHeaders } = await import(`${process.cwd()}/.house/securityHeaders.ts`)
  const hosting = readFileSync('src/HOSTING.md', 'utf8')
  const named = hosting.match(/^ {4}[A-Z][A-Za-z-]+: .*$/gm)?.map((line) => line.trim())
  const sent = Object.entries(securityHeaders).map(([name, value]) => `${name}: ${String(value)}`)
  expect(named).toEqual(sent)
})

test('the README and the page on scripts list every script of package.json once', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const commands = namesIn(readme, /^ {4}npm ([\w:]+)/gm)
  const listed = [readme, readFileSync('.house/README.md', 'utf8')].flatMap((page) =>
    namesIn(page, /^\| `npm run ([\w:]+)/gm),
  )
  expect([...commands, ...listed].toSorted()).toEqual(Object.keys(scripts).toSorted())
})

it.each(pages())('%s links only to what is there', (page) => {
  const links = namesIn(readFileSync(page, 'utf8'), /\]\((?!https?:)([^)#]+)/g)
  const broken = links.filter((link) => !exists(join(dirname(page), link)))
  expect(broken).toEqual([])
})

/** What the recipes add as an example. */
const EXAMPLES = /\/(color|aiken|responsesTsv\.ts)\b/

it.each(pages())('%s names only files and folders that there are', (page) => {
  const paths = namesIn(
    readFileSync(page, 'utf8'),
    /(?<![\w/.])((?:src|schemas|tests|e2e)\/[\w./-]*\w)/g,
  )
  const missing = paths.filter((path) => !EXAMPLES.test(path) && !exists(path) && !isStem(path))
  expect(missing).toEqual([])
})

/** A journey, say, is named without its ending. */
function isStem(path: string): boolean {
  const folder = dirname(path)
  return (
    exists(folder) && readdirSync(folder).some((name) => join(folder, name).startsWith(`${path}.`))
  )
}

function namesIn(page: string, pattern: RegExp): string[] {
  return [...page.matchAll(pattern)].map(([, name = '']) => name)
}

function pages(): string[] {
  const inFolders = ['src', 'e2e', '.house'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  return ['README.md', ...inFolders.filter((name) => name.endsWith('.md'))]
}

function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined
}
