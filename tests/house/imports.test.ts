import { rmSync } from 'node:fs'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { plantedFiles } from './importTable.ts'
import { placeOf, placesRefused, plantedTree, plantFile } from './plantedTree.ts'

/**
 * The linter enforces the import table, and a row that matches nothing fails silently. So a tree of
 * files with forbidden imports is created beside a copy of the linter's settings.
 */
describe('the import table', () => {
  const tree = plantedTree()
  let refusals: ReadonlySet<string>

  /** Every line that is refused because of the import table, as `path:line`. */
  const lint = () => placesRefused(tree, 'house(imports)')
  const plantImports = (path: string, sources: readonly string[]) =>
    plantFile(
      tree,
      path,
      sources.map((source) => `import '${source}'`),
    )

  beforeAll(() => {
    for (const file of plantedFiles) plantImports(file.path, importsOf(file))
    refusals = lint()
  })

  afterAll(() => rmSync(tree, { recursive: true }))

  it.each(plantedFiles)('refuses what $path may not import, and nothing else', (file) => {
    const refused = importsOf(file).filter((_, index) => refusals.has(placeOf(file.path, index)))
    expect(refused).toEqual(file.refused)
  })

  it('refuses every form of import', () => {
    const lines = [
      "import type { Job } from 'dexie'",
      "export { Dexie } from 'dexie'",
      "export * from 'dexie'",
      "import 'dexie'",
      "export const later = () => import('dexie')",
      "export type Later = import('dexie').Dexie",
    ]
    for (const path of [
      'src/assessment/engine/ways.ts',
      'src/taking/screens/ways.ts',
      'src/ui/ways.ts',
    ]) {
      plantFile(tree, path, lines)
      const found = lint()
      for (const index of lines.keys()) expect(found).toContain(placeOf(path, index))
    }
  })

  it('refuses the app to tests of everything else', () => {
    plantImports('tests/assessment/app.test.ts', ['#src/app/staff.tsx', '../support/ids.ts', 'zod'])
    plantImports('tests/app/app.test.ts', ['#src/app/staff.tsx'])
    const found = lint()
    for (const line of [0, 1, 2])
      expect(found).toContain(placeOf('tests/assessment/app.test.ts', line))
    expect(found).not.toContain(placeOf('tests/app/app.test.ts', 0))
  })
})

const importsOf = (file: (typeof plantedFiles)[number]) => [...file.refused, ...file.permitted]
