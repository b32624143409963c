import { spawn } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const recipe = sectionOf(readFileSync('src/README.md', 'utf8'), '### A new question kind')

/**
 * The compiler is what tells somebody who adds a kind where to go on, so the recipe may neither miss
 * a file that it refuses nor name one that it doesn't. A kind is added to a copy of the project.
 */
describe('the recipe of a new question kind', () => {
  const project = mkdtempSync(join(tmpdir(), 'talentflow-kind-'))
  let refused: readonly string[]

  beforeAll(async () => {
    for (const name of ['src', 'schemas', 'tests', 'tsconfig.json', 'package.json']) {
      cpSync(name, join(project, name), { recursive: true })
    }
    symlinkSync(join(process.cwd(), 'node_modules'), join(project, 'node_modules'), 'junction')
    insert(join(project, 'schemas/question.ts'), "discriminatedUnion('kind', [", kindWithKey)
    insert(
      join(project, 'schemas/answer.ts'),
      'export const answerSchemas = {',
      'color: z.string(),',
    )
    refused = await filesWithErrors(project)
  }, 240_000)

  afterAll(() => rmSync(project, { recursive: true }))

  test('lists the files that do not compile without it', () => {
    expect(refused.toSorted()).toEqual(listedFiles().toSorted())
  })

  test('says what to do in each of them', () => {
    const steps = recipe.replaceAll(/^ *```text$[^]*?^ *```$/gm, '')
    const inSource = filesOfLists().filter((file) => file.startsWith('src/'))
    expect(inSource.length).toBeGreaterThan(10)
    expect(inSource.filter((file) => !steps.includes(`\`${file}\``))).toEqual([])
  })
})

const kindWithKey = `z.strictObject({
  ...answerable,
  kind: z.literal('color'),
  key: z.exactOptional(z.strictObject({ value: z.string() })),
}),`

function insert(file: string, after: string, branch: string): void {
  const before = readFileSync(file, 'utf8')
  expect(before.split(after)).toHaveLength(2)
  writeFileSync(
    file,
    before.replace(after, () => `${after}\n${branch}`),
  )
}

async function filesWithErrors(project: string): Promise<string[]> {
  const compiler = join(process.cwd(), 'node_modules/typescript/bin/tsc')
  const child = spawn(process.execPath, [compiler, '-p', '.', '--pretty', 'false'], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const errors = (await text(child.stdout)).matchAll(/^(\S+)\(\d+,\d+\): error /gm)
  return [...new Set([...errors].map(([, file = '']) => file))]
}

/** With the file of every language. */
function listedFiles(): string[] {
  const words = 'src/assessment/words'
  const languages = readdirSync(words, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'values')
    .map(({ name }) => name)
  return filesOfLists().flatMap((file) =>
    file.includes('<language>')
      ? languages.map((name) => file.replace('<language>', name))
      : [file],
  )
}

function filesOfLists(): string[] {
  const lists = [...recipe.matchAll(/^ *```text\n([^]*?)^ *```$/gm)].map(([, list = '']) => list)
  return lists.flatMap((list) => list.trim().split(/\s+/))
}

/** From its heading to the next one. */
function sectionOf(page: string, heading: string): string {
  const [, section = ''] = page.split(`${heading}\n`)
  return section.split(/^#/m, 1)[0] ?? ''
}
