import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { plantedFiles } from './importTable.ts'

/**
 * The linter enforces the import table, and a row that matches nothing fails silently. So a tree of
 * files with forbidden imports is created beside a copy of the linter's settings.
 */
describe('the import table', () => {
  const tree = mkdtempSync(join(tmpdir(), 'talentflow-imports-'))
  let refusals: ReadonlySet<string>

  beforeAll(() => {
    plantSettings(tree)
    for (const file of plantedFiles) plantFile(tree, file.path, importsOf(file))
    refusals = lint(tree)
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
      plantFile(tree, path, [], lines)
      const found = lint(tree)
      for (const index of lines.keys()) expect(found).toContain(placeOf(path, index))
    }
  })

  it('refuses the app to tests of everything else', () => {
    plantFile(tree, 'tests/assessment/app.test.ts', [
      '#src/app/staff.tsx',
      '../support/ids.ts',
      'zod',
    ])
    plantFile(tree, 'tests/app/app.test.ts', ['#src/app/staff.tsx'])
    const found = lint(tree)
    for (const line of [0, 1, 2])
      expect(found).toContain(placeOf('tests/assessment/app.test.ts', line))
    expect(found).not.toContain(placeOf('tests/app/app.test.ts', 0))
  })
})

const importsOf = (file: (typeof plantedFiles)[number]) => [...file.refused, ...file.permitted]

const placeOf = (path: string, lineIndex: number) => `${path}:${lineIndex + 1}`

function plantSettings(tree: string): void {
  const settings = JSON.parse(readFileSync('.oxlintrc.json', 'utf8'))
  // Type-aware rules don't matter here, and their tool is not installed in this tree.
  settings.options = {}
  writeFileSync(join(tree, '.oxlintrc.json'), JSON.stringify(settings))
  for (const file of ['.house/importPlugin.mjs', '.house/importTable.mjs']) {
    cpSync(file, join(tree, file))
  }
}

function plantFile(tree: string, path: string, sources: readonly string[], lines?: string[]): void {
  mkdirSync(join(tree, dirname(path)), { recursive: true })
  const text = lines ?? sources.map((source) => `import '${source}'`)
  writeFileSync(join(tree, path), `${text.join('\n')}\n`)
}

/** Every line that the linter refuses because of the import table, as `path:line`. */
function lint(tree: string): ReadonlySet<string> {
  const report = JSON.parse(runLinter(tree))
  const places = report.diagnostics
    .filter((found: { code: string }) => found.code === 'house(imports)')
    .map((found: { filename: string; labels: { span: { line: number } }[] }) =>
      placeOf(found.filename, (found.labels[0]?.span.line ?? 0) - 1),
    )
  return new Set(places)
}

function runLinter(tree: string): string {
  const linter = join(process.cwd(), 'node_modules/oxlint/bin/oxlint')
  try {
    return execFileSync(process.execPath, [linter, '--format', 'json'], {
      cwd: tree,
      encoding: 'utf8',
      maxBuffer: 64 * 2 ** 20,
    })
  } catch (error) {
    // It exits with 1 if it finds something, as it must here.
    if (error instanceof Error && 'stdout' in error) return String(error.stdout)
    throw error
  }
}
