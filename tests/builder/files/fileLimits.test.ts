import { describe, expect, test } from 'vitest'

import type { Condition } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import { readAssessmentFile } from '#src/builder/files/json/readAssessmentFile.ts'
import { problemOfFile, writeAssessmentFile } from '#src/builder/files/json/writeAssessmentFile.ts'
import { runCommand } from '#tests/support/commandLine.ts'
import {
  anAssessment,
  answeredWith,
  number,
  shortText,
  singleChoice,
} from '#tests/support/definitions.ts'

/** Every place that accepts an assessment, with its message; null if it is accepted. */
async function refusals(definition: Definition): Promise<(string | null)[]> {
  const assessment = { definition, testCandidates: [] }
  const saved = writeAssessmentFile(assessment)
  const bare = JSON.parse(saved).definition
  const told = (text: string) => {
    const read = readAssessmentFile(text)
    return read.ok ? null : read.error.why
  }
  const lines = [bare, JSON.parse(saved)].map((each) =>
    JSON.stringify({ id: 1, assessment: each, answers: {} }),
  )
  const { out } = await runCommand({}, lines, ['batch'])
  return [
    told(JSON.stringify(bare)),
    told(saved),
    problemOfFile(assessment),
    ...out.map((line) => JSON.parse(line).error?.replace(/^Line \d: ([^ ]*: )?/, '') ?? null),
  ]
}

const readEverywhere = [null, null, null, null, null]
const refusedEverywhere = (why: string) => Array.from({ length: 5 }, () => why)

/** A comparison inside this many “not”s. */
function nested(times: number): Definition {
  let condition: Condition = answeredWith('first', 'x')
  for (let time = 0; time < times; time += 1) condition = { kind: 'not', condition }
  return anAssessment(shortText('first'), shortText('second', { showIf: condition }))
}

describe('an assessment has the same limits alone, in its file and in a line of a batch', () => {
  test('of depth', async () => {
    // definition, sections, section, questions, question: then the conditions, the last with two
    // more levels.
    expect(await refusals(nested(57))).toEqual(readEverywhere)
    expect(await refusals(nested(58))).toEqual(
      refusedEverywhere('it is nested more than 64 deep: remove the inner levels'),
    )
  })

  test('of parts, not counting text trees', async () => {
    const five = ['a', 'b', 'c', 'd', 'e']
    const choices = (count: number) =>
      anAssessment(...Array.from({ length: count }, (_, index) => singleChoice(`q${index}`, five)))
    expect(await refusals(choices(3_000))).toEqual(readEverywhere)
    const most = Math.floor((200_000 - 15) / partsOf(choices(2), choices(1)))
    expect(await refusals(choices(most))).toEqual(readEverywhere)
    expect(readAssessmentFile(JSON.stringify(choices(most))).ok).toBe(true)
    expect(await refusals(choices(most + 1))).toEqual(
      refusedEverywhere('it has more than 200,000 values'),
    )
  }, 120_000)

  test('of size, written without whitespace', async () => {
    const titled = (length: number) => {
      const definition = anAssessment(shortText('only'))
      return { ...definition, settings: { ...definition.settings, title: 'x'.repeat(length) } }
    }
    const around = writeAssessmentFile({ definition: titled(0), testCandidates: [] })
    const most = 20 * 1024 * 1024 - JSON.stringify(JSON.parse(around)).length
    expect(await refusals(titled(most))).toEqual(readEverywhere)
    expect(await refusals(titled(most + 1))).toEqual(refusedEverywhere('it is larger than 20 MB'))
  }, 120_000)
})

test('numbers that grow when written are read again or refused at once', () => {
  const many = Array.from({ length: 3_000 }, (_, index) => number(`q${index}`, { min: 1, max: 2 }))
  const definition = anAssessment(...many)
  // Together both limits grow by 60,000 characters when written out.
  const length = JSON.stringify(JSON.parse(asSaved(definition))).length
  const pad = 'x'.repeat(20 * 1024 * 1024 - length - 80_000)
  const padded = { ...definition, settings: { ...definition.settings, title: pad } }
  const saved = JSON.stringify(JSON.parse(asSaved(padded)))
  expect(readAssessmentFile(saved).ok).toBe(true)
  const grown = readAssessmentFile(saved.replaceAll('"min":1', '"min":1e20'))
  expect(grown.ok && readAssessmentFile(writeAssessmentFile(grown.value))).toEqual(grown)
  const more = saved.replaceAll('"min":1', '"min":1e20').replaceAll('"max":2', '"max":2e20')
  expect(readAssessmentFile(more)).toMatchObject({
    ok: false,
    error: { where: '', why: 'it is larger than 20 MB' },
  })
}, 60_000)

/** The cost of one more question. */
function partsOf(more: Definition, fewer: Definition): number {
  return countIn(JSON.parse(asSaved(more))) - countIn(JSON.parse(asSaved(fewer)))
}

function asSaved(definition: Definition): string {
  return writeAssessmentFile({ definition, testCandidates: [] })
}

function countIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce<number>((sum, child) => sum + countIn(child), 1)
}
