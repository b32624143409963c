import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { predicateSchema } from '#schemas/condition.ts'
import { questionSchema } from '#schemas/question.ts'
import { assessmentFileSchema } from '#src/builder/files/json/assessmentSchema.ts'

const readme = readFileSync(new URL('../../src/cli/README.md', import.meta.url), 'utf8')
const named = new Set(readme.match(/\w+/g))

/** The names of all properties in a JSON Schema, and its enum values. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key === 'properties') return [...Object.keys(value), ...namesIn(Object.values(value))]
    if (key === 'enum') return value
    return namesIn(value)
  })
}

test('everything a file may contain is mentioned', () => {
  const names = new Set(namesIn(assessmentFileSchema()))
  expect(names.size).toBeGreaterThan(80)
  // A text may include what is derived from it, which nobody has to write.
  names.delete('tree')
  expect([...names].filter((name) => !named.has(name))).toEqual([])
})

test('the schema has no dangling references and no unused definitions', () => {
  const schema = JSON.stringify(assessmentFileSchema())
  const wanted = Array.from(schema.matchAll(/"#\/\$defs\/(\w+)"/g), ([, name]) => name)
  const { $defs }: { $defs?: object } = JSON.parse(schema)
  expect(new Set(wanted)).toEqual(new Set(Object.keys($defs ?? {})))
})

test('so are the kinds of questions and the tests', () => {
  const kinds = questionSchema.def.options.map(({ def }) => [...def.shape.kind.def.values])
  const tests = predicateSchema.def.options.map(({ def }) => [...def.shape.op.def.values])
  for (const [name = ''] of [...kinds, ...tests]) expect(readme).toContain(`\`${name}\``)
})
