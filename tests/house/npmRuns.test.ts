import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { anAssessment, shortText } from '#tests/support/definitions.ts'

const project = process.cwd()
const SLOW = { timeout: 120_000 }
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'talentflow-'))
  const assessment = anAssessment(shortText('name'))
  const cases = [1, 2].map((id) => JSON.stringify({ id, assessment, answers: { name: 'Ada' } }))
  writeFileSync(join(folder, 'cases.jsonl'), `${cases.join('\n')}\n{"id": 3}\n`)
})

afterAll(() => rmSync(folder, { recursive: true }))

async function run(command: string, args: readonly string[], where: string, env = {}) {
  const child = spawn(command, args, {
    cwd: where,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { out: out.split('\n').slice(0, -1), error }
}

test('npm run assess prints only its own output on standard output', SLOW, async () => {
  const cases = join(folder, 'cases.jsonl')
  const { out } = await run('npm', ['run', 'assess', '--', 'batch', cases], project)
  expect(out.map((line) => JSON.parse(line).id)).toEqual([1, 2, 3])
  const schema = await run('npm', ['run', 'assess', '--', 'schema'], project)
  expect(JSON.parse(schema.out.join('\n'))).toHaveProperty('$defs')
  const refused = await run('npm', ['run', 'assess', '--', 'batch', 'nowhere.jsonl'], project)
  expect(refused.out).toEqual([])
  expect(refused.error).toContain('nowhere.jsonl: there is no such file')
})

test('installing first prints nothing on standard output either', SLOW, async () => {
  const fresh = join(folder, 'fresh')
  for (const name of ['.house', 'package.json', 'package-lock.json', '.npmrc']) {
    cpSync(join(project, name), join(fresh, name), { recursive: true })
  }
  for (const name of ['src', 'schemas']) symlinkSync(join(project, name), join(fresh, name))
  const { out, error } = await run(
    process.execPath,
    ['.house/assess.mjs', 'batch', '../cases.jsonl'],
    fresh,
    {
      INIT_CWD: fresh,
      npm_execpath: pretendedNpm(),
    },
  )
  expect(error).toContain('Installing the packages')
  expect(error).toContain('added 1 package')
  expect(out.map((line) => JSON.parse(line).id)).toEqual([1, 2, 3])
})

/** Simulates installing by linking to the installed packages, and reports where npm would. */
function pretendedNpm(): string {
  const file = join(folder, 'npm-cli.cjs')
  const packages = join(project, 'node_modules')
  const links = readdirSync(packages).map((name) => [
    join(packages, name),
    join('node_modules', name),
  ])
  writeFileSync(
    file,
    `const fs = require('fs')
    fs.mkdirSync('node_modules')
    for (const [from, to] of ${JSON.stringify(links)}) {
      if (!to.includes('.talentflow')) fs.symlinkSync(from, to)
    }
    console.log('added 1 package')`,
  )
  return file
}
