import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, it } from 'vitest'

const ROOMS = [
  'base',
  'db',
  'engine',
  'exchange',
  'features/builder',
  'features/take',
  'parts',
  'renderer',
  'ui',
]

it.each(ROOMS)('the folders of src/%s import each other in one direction', (room) => {
  expect(circleOf(importsAmongFolders(`src/${room}`))).toEqual([])
})

it('a circle of folders is found', () => {
  const imports = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c', 'd'])],
    ['c', new Set(['a'])],
    ['d', new Set<string>()],
  ])
  expect(circleOf(imports)).toEqual(['a', 'b', 'c'])
})

function importsAmongFolders(room: string): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>()
  for (const name of readdirSync(room, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name)) continue
    const file = join(room, name)
    const folder = dirname(file)
    const imported = imports.get(folder) ?? new Set<string>()
    imports.set(folder, imported)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
      /'((?:#src\/|\.\/)[^'\n]+)'/g,
    )) {
      const target = dirname(path.startsWith('.') ? join(folder, path) : path.slice(1))
      if (target !== folder && `${target}/`.startsWith(`${room}/`)) imported.add(target)
    }
  }
  return imports
}

/** The folders that are left when those that import none of them are removed, one by one. */
function circleOf(imports: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const left = new Map(imports)
  const findLast = () =>
    [...left].find(([, imported]) => ![...imported].some((folder) => left.has(folder)))
  for (let last = findLast(); last; last = findLast()) left.delete(last[0])
  return [...left.keys()]
}
