import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, it } from 'vitest'

it('the folders of src and schemas import each other in one direction', () => {
  expect(circleOf(importsAmongFolders(['src', 'schemas']))).toEqual([])
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

/**
 * Of each folder with files, those that its own files import, also types and styles; not the address
 * of a worker, which is no import of its code.
 */
function importsAmongFolders(rooms: readonly string[]): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>()
  for (const room of rooms) {
    for (const name of readdirSync(room, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(name)) continue
      const file = join(room, name)
      const folder = dirname(file)
      const imported = imports.get(folder) ?? new Set<string>()
      imports.set(folder, imported)
      for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
        /'((?:#src\/|#schemas\/|\.\/)[^'\n?]+)'/g,
      )) {
        const target = dirname(path.startsWith('.') ? join(folder, path) : path.slice(1))
        if (target !== folder) imported.add(target)
      }
    }
  }
  return imports
}

/** The folders that are left when those that import none of the others are removed, one by one. */
function circleOf(imports: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const left = new Map(imports)
  const findLast = () =>
    [...left].find(([, imported]) => ![...imported].some((folder) => left.has(folder)))
  for (let last = findLast(); last; last = findLast()) left.delete(last[0])
  // Those that only lead to a circle are removed from the other side.
  const findFirst = () =>
    [...left.keys()].find((folder) => ![...left.values()].some((imported) => imported.has(folder)))
  for (let first = findFirst(); first; first = findFirst()) left.delete(first)
  return [...left.keys()]
}
