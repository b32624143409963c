import { expect, test } from 'vitest'

import { writeAssessmentFile } from '#src/builder/files/json/writeAssessmentFile.ts'
import { runCommand, yearsThenRole } from '#tests/support/commandLine.ts'

const batch = (lines: readonly string[]) => runCommand({}, lines, ['batch'])

test('batch gives one result per line, in order, with the id of its case', async () => {
  const assessment = JSON.parse(
    writeAssessmentFile({ definition: yearsThenRole, testCandidates: [] }),
  )
  const { status, out, error } = await batch([
    JSON.stringify({ id: 'a', assessment, answers: { years: 3, role: { option: 'be' } } }),
    '',
    JSON.stringify({ id: 2, assessment: assessment.definition, answers: {} }),
  ])
  const [first, second] = out.map((line) => JSON.parse(line))
  expect({ status, error, results: out.length }).toEqual({ status: 0, error: [], results: 2 })
  expect(first).toMatchObject({ id: 'a', violations: [], score: { points: 2, most: 2 } })
  expect(second).toMatchObject({ id: 2, violations: [{ questionId: 'years', rule: 'required' }] })
})

test('batch reports line, case and location of what it can’t read, and continues', async () => {
  const assessment = yearsThenRole
  const lines = [
    '{"id": 1,',
    JSON.stringify({ id: 2, assessment, answers: { years: 'three' } }),
    JSON.stringify({ id: 3, assessment: { ...yearsThenRole, sections: 3 }, answers: {} }),
    JSON.stringify({ id: 4, assessment, answers: {}, seed: -1 }),
    JSON.stringify({ id: 5, assessment, answers: {}, language: 'en_US' }),
    JSON.stringify({ id: 6, assessment, answers: { years: 1 } }),
  ]
  const { status, out, error } = await batch(lines)
  const results = out.map((line) => JSON.parse(line))
  const broken =
    'Line 1: column 10: it is not valid JSON: the text ends where a name in double quotation marks is expected'
  expect(status).toBe(2)
  expect(error).toEqual([broken])
  expect(results.slice(0, 5)).toEqual([
    { error: broken },
    {
      id: 2,
      error:
        'Line 2: answers.years: an answer of the kind number must look like 3.5 or {"raw":"three"}',
    },
    { id: 3, error: 'Line 3: assessment.sections: it must be a list, not 3' },
    { id: 4, error: 'Line 4: seed: it must be 0 or more, not -1' },
    { id: 5, error: 'Line 5: language: it must be a language tag, like en or pt-BR' },
  ])
  expect(results[5]).toMatchObject({ id: 6, violations: [] })
})

test('batch keeps the id of a line that exceeds the limits or has duplicate names', async () => {
  const deep = `${'['.repeat(70)}${']'.repeat(70)}`
  const lines = [
    `{"id": "deep", "assessment": ${deep}, "answers": {}}`,
    `{"id": "long", "assessment": [${'0,'.repeat(200_000)}0], "answers": {}}`,
    `{"id": "large", "assessment": "${'a'.repeat(20 * 1024 * 1024)}", "answers": {}}`,
    '{"id": "twice", "answers": {}, "answers": {}}',
    '{"id": 1, "id": 2, "answers": {}}',
    '{"id": ["none"], "answers": {}, "answers": {}}',
  ]
  const { out } = await batch(lines)
  expect(out.map((line) => JSON.parse(line).id ?? null)).toEqual([
    'deep',
    'long',
    'large',
    'twice',
    null,
    null,
  ])
})

test('batch reports the location of a duplicate name', async () => {
  const twice = 'the name “years” is given twice in the same object: remove one of the two'
  const line = `{"id": 7, "assessment": ${JSON.stringify(yearsThenRole)}, "answers": {"years": 3, "years": 4}}`
  const { out } = await batch([line])
  expect(JSON.parse(out[0] ?? '')).toEqual({
    id: 7,
    error: `Line 1: column ${line.lastIndexOf('"years"') + 1}, answers.years: ${twice}`,
  })
})

test('batch also reads a file, and reports a missing one', async () => {
  const { status, out, error } = await runCommand({}, [null, '{"id": 1}'], ['batch', 'cases.jsonl'])
  expect(status).toBe(2)
  expect(out.map((line) => JSON.parse(line).error)).toEqual([
    'Line 1: it is not text in UTF-8: save it in that encoding',
    'Line 2: assessment: it is missing',
  ])
  expect(error).toHaveLength(1)
  const refused = await runCommand({}, [], ['batch', '--seed', '1'])
  expect(refused).toMatchObject({ status: 2, out: [] })
  expect(refused.error[0]).toMatch(/^batch takes one FILE or standard input, and no options/)
})
