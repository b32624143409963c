import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import { writeAssessmentFile } from '#src/builder/files/json/writeAssessmentFile.ts'
import { runCommand, yearsThenRole } from '#tests/support/commandLine.ts'
import { anAssessment, shortText, singleChoice } from '#tests/support/definitions.ts'

const files: Record<string, string> = {
  'ready.json': fileOf(yearsThenRole),
  'unready.json': fileOf(anAssessment(singleChoice('role', []))),
  'older.json': writeAssessmentFile({
    definition: anAssessment(
      shortText('word', { key: { accepted: ["don't"], ignoreCase: false }, points: 1 }),
    ),
    testCandidates: [
      {
        id: 'curly',
        name: 'Curly',
        answers: { word: 'don’t' },
        seed: 0,
        startedAt: '2026-03-02T09:00:00.000Z',
        expected: { points: 1 },
      },
    ],
  }),
  'broken.json': '{"format": 1, "sections": 3}',
  'answers.json': '{"years": 3, "role": {"option": "be"}}',
  'tooMany.json': '{"years": 41, "role": {"option": "be"}}',
  'stranger.json': '{"nobody": 1}',
  'misshapen.json': '{"years": [1]}',
  'list.json': '[]',
}

function fileOf(definition: Definition): string {
  return writeAssessmentFile({ definition, testCandidates: [] })
}

async function run(...args: string[]) {
  const { status, out, error } = await runWith([], ...args)
  return { status, report: out.length > 0 ? JSON.parse(out.join('\n')) : null, error }
}

function runWith(lines: readonly string[], ...args: string[]) {
  return runCommand(files, lines, args)
}

test('check reports that an assessment is ready', async () => {
  expect(await run('check', 'ready.json')).toMatchObject({
    status: 0,
    report: { ready: true, questions: 2, findings: [] },
    error: [],
  })
})

test('check reports for every section and question which answers reach it', async () => {
  const { report } = await run('check', 'ready.json')
  expect(report.paths).toMatchObject({
    minutes: { least: 1, most: 1, isExact: true },
    places: [
      { sectionId: 'section1', kind: 'reached', witness: {} },
      { questionId: 'years', kind: 'reached', witness: {} },
      { questionId: 'role', kind: 'reached', witness: { years: 3 } },
      { questionId: 'note', kind: 'reached', witness: {} },
    ],
  })
})

test('C17: check compares texts as the builder does, whichever rules the file states', async () => {
  expect(await run('check', 'older.json')).toMatchObject({
    status: 0,
    report: { tests: [{ name: 'Curly', passes: true }] },
  })
})

test('check reports what is not ready, where and why', async () => {
  expect(await run('check', 'unready.json')).toMatchObject({
    status: 1,
    report: {
      ready: false,
      findings: [
        { kind: 'noOptions', at: 'Question 1, What about role?', title: 'There are no options' },
      ],
    },
  })
})

test('evaluate reports what is shown, what would be stored, and the score', async () => {
  expect(await run('evaluate', 'ready.json', 'answers.json')).toMatchObject({
    status: 0,
    report: {
      sections: [
        {
          questions: [
            { questionId: 'years', number: 1, shown: true, required: true, status: 'answered' },
            { questionId: 'role', number: 2, shown: true, required: false, status: 'answered' },
            { questionId: 'note', number: null, shown: true, status: 'blank' },
          ],
        },
      ],
      violations: [],
      submission: { answers: { years: 3, role: { option: 'be' } }, dropped: [] },
      score: { points: 2, most: 2 },
    },
  })
})

test('evaluate words violations', async () => {
  expect(await run('evaluate', 'ready.json', 'tooMany.json')).toMatchObject({
    status: 1,
    report: {
      violations: [{ questionId: 'years', rule: 'max', words: 'Enter a number from 0 to 40' }],
      submission: null,
      score: { points: 0, most: 0 },
    },
  })
})

test.each([
  [['check', 'nowhere.json'], 'nowhere.json: there is no such file'],
  [['check', 'broken.json'], 'broken.json: language: it is missing: it must be text'],
  [
    ['evaluate', 'ready.json', 'stranger.json'],
    'stranger.json: nobody: there is no question with this id: remove its answer',
  ],
  [
    ['evaluate', 'ready.json', 'misshapen.json'],
    'misshapen.json: years: an answer of the kind number must look like 3.5 or {"raw":"three"}',
  ],
  [['evaluate', 'ready.json', 'list.json'], /^list\.json: it must be an object of answers/],
  [['evaluate', 'ready.json'], /^evaluate takes a FILE and its ANSWERS\. Usage/],
  [['check'], /^check takes one FILE and no options\. Usage/],
  [['check', 'ready.json', 'extra'], /^check takes one FILE/],
  [['check', 'ready.json', '--seed', '1'], /^check takes one FILE/],
  [['batch', 'ready.json', 'answers.json'], /^batch takes one FILE .* Usage/],
  [['schema', 'ready.json'], /^schema takes no file .* Usage/],
  [['evaluate', 'ready.json', 'answers.json', '--seed'], '--seed: it needs a value'],
  [['evaluate', '--seed', '-1', 'ready.json', 'answers.json'], /^--seed -1: it must be/],
  [['evaluate', '--seed', '1.5', 'ready.json', 'answers.json'], /^--seed 1\.5: it must be/],
  [
    ['evaluate', '--seed', '4294967296', 'ready.json', 'answers.json'],
    '--seed 4294967296: it must be a whole number from 0 to 4294967295',
  ],
  [['evaluate', 'ready.json', 'answers.json', '--started', 'noon'], /^--started noon: it must/],
  [['evaluate', 'ready.json', 'answers.json', '--language', 'e'], /^--language e: it must be/],
  [['evaluate', '--sead', '1'], /^--sead: unknown option/],
  [['help'], /^“help” is not a command\. Usage/],
  [[], /^Usage/],
])('%j: one line and status 2', async (args, words) => {
  const { status, report, error } = await run(...args)
  expect(status).toBe(2)
  expect(report).toBeNull()
  expect(error).toHaveLength(1)
  expect(error[0]).toMatch(words)
})

test('schema responses prints the JSON Schema of exported responses', async () => {
  const { status, report } = await run('schema', 'responses')
  expect(status).toBe(0)
  expect(report).toMatchObject({
    title: 'TalentFlow responses',
    properties: {
      versions: { items: { properties: { definition: { $ref: '#/$defs/definition' } } } },
    },
  })
  expect(Object.keys(report.$defs)).toContain('definition')
})

test('schema prints the JSON Schema of the file, with named parts', async () => {
  const { status, report } = await run('schema')
  expect(status).toBe(0)
  expect(report.$schema).toBe('https://json-schema.org/draft/2020-12/schema')
  expect(Object.keys(report.$defs)).toEqual(
    expect.arrayContaining([
      'definition',
      'section',
      'question',
      'option',
      'condition',
      'testCandidate',
    ]),
  )
  expect(report.anyOf[0].required).toEqual(['format', 'kind', 'definition'])
  const { points, optionPoints } = report.$defs.question.oneOf[0].properties
  const limited = { type: 'number', minimum: -1_000_000, maximum: 1_000_000 }
  expect([points, optionPoints.properties.floor]).toEqual([limited, limited])
  expect(report.$defs.authoredText.anyOf[0]).toEqual({ type: 'string' })
})

test('the example in the README is an assessment that is ready', async () => {
  const readme = readFileSync(new URL('../../src/cli/README.md', import.meta.url), 'utf8')
  files['example.json'] = /```json\n(.*?)```/s.exec(readme)?.[1] ?? ''
  expect(await run('check', 'example.json')).toMatchObject({
    status: 0,
    report: {
      title: 'Backend engineer',
      ready: true,
      findings: [],
      tests: [{ passes: true }, { passes: true }],
      coverage: { conditions: [{ held: true, failed: true }], optionsLeft: [] },
    },
  })
})

test('a duplicate name is refused by every command, with its location', async () => {
  const twice = 'the name “years” is given twice in the same object: remove one of the two'
  files['twice.json'] = '{"years": 3,\n "years": 4}'
  expect(await run('evaluate', 'ready.json', 'twice.json')).toMatchObject({
    status: 2,
    error: [`twice.json: line 2, column 2, years: ${twice}`],
  })
  files['twiceFormat.json'] = (files['ready.json'] ?? '').replace('{', '{"format": 1, ')
  expect((await run('check', 'twiceFormat.json')).error[0]).toMatch(
    /^twiceFormat\.json: line 2, column 3, format: the name “format” is given twice/,
  )
})
