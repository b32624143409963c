/** A tree of files beside a copy of the linter's settings, to see what it refuses. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The path of the tree, which whoever plants it removes. */
export function plantedTree(): string {
  const tree = mkdtempSync(join(tmpdir(), 'talentflow-planted-'))
  const settings = JSON.parse(readFileSync('.oxlintrc.json', 'utf8'))
  // Type-aware rules don't matter here, and their tool is not installed in this tree.
  settings.options = {}
  writeFileSync(join(tree, '.oxlintrc.json'), JSON.stringify(settings))
  for (const file of [...settings.jsPlugins, '.house/importTable.mjs'])
    cpSync(file, join(tree, file))
  return tree
}

export function plantFile(tree: string, path: string, lines: readonly string[]): void {
  mkdirSync(join(tree, dirname(path)), { recursive: true })
  writeFileSync(join(tree, path), `${lines.join('\n')}\n`)
}

/** Every line that the linter refuses by this rule. */
export function placesRefused(tree: string, rule: string): ReadonlySet<string> {
  const report = JSON.parse(runLinter(tree))
  const places = report.diagnostics
    .filter((found: { code: string }) => found.code === rule)
    .map((found: { filename: string; labels: { span: { line: number } }[] }) =>
      placeOf(found.filename, (found.labels[0]?.span.line ?? 0) - 1),
    )
  return new Set(places)
}

export function placeOf(path: string, lineIndex: number): string {
  return `${path}:${lineIndex + 1}`
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
