import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import { main } from '#src/cli/main.ts'
import { writeAssessmentFile } from '#src/exchange/assessmentFile.ts'
import { yearsThenRole } from '#tests/support/commandLine.ts'
import { anAssessment, singleChoice } from '#tests/support/definitions.ts'

const files: Record<string, string> = {
  'ready.json': fileOf(yearsThenRole),
  'unready.json': fileOf(anAssessment(singleChoice('role', []))),
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

async function runWith(lines: readonly string[], ...args: string[]) {
  const out: string[] = []
  const error: string[] = []
  const status = await main(args, {
    async *lines() {
      yield* lines
    },
    readFile: (path) => {
      const text = files[path]
      return text === undefined
        ? Promise.reject(Object.assign(new Error('no'), { code: 'ENOENT' }))
        : Promise.resolve(text)
    },
    out: (line) => out.push(line),
    error: (line) => error.push(line),
  })
  return { status, out, error }
}

test('check says that an assessment is ready', async () => {
  expect(await run('check', 'ready.json')).toMatchObject({
    status: 0,
    report: { ready: true, questions: 2, findings: [] },
    error: [],
  })
})

test('check tells of every section and question which answers lead there', async () => {
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

test('check names what is not ready, where and why', async () => {
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

test('evaluate says what is shown, what would be stored, and the score', async () => {
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

test('evaluate puts violations into words', async () => {
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
    'stranger.json: nobody: there is no question with this id: take its answer away',
  ],
  [
    ['evaluate', 'ready.json', 'misshapen.json'],
    'misshapen.json: years: an answer of the kind number must look like 3.5 or {"raw": "three"}',
  ],
  [['evaluate', 'ready.json', 'list.json'], /^list\.json: it must be an object of answers/],
  [['evaluate', 'ready.json'], /^evaluate takes a FILE and its ANSWERS\. Usage/],
  [['check'], /^check takes one FILE and no options\. Usage/],
  [['check', 'ready.json', 'extra'], /^check takes one FILE/],
  [['check', 'ready.json', '--seed', '1'], /^check takes one FILE/],
  [['batch', 'ready.json'], /^batch takes no file .* Usage/],
  [['schema', 'ready.json'], /^schema takes no file .* Usage/],
  [['evaluate', 'ready.json', 'answers.json', '--seed'], '--seed: its value has to follow'],
  [['evaluate', '--seed', '-1', 'ready.json', 'answers.json'], /^--seed -1: it must be/],
  [['evaluate', '--seed', '1.5', 'ready.json', 'answers.json'], /^--seed 1\.5: it must be/],
  [
    ['evaluate', '--seed', '4294967296', 'ready.json', 'answers.json'],
    '--seed 4294967296: it must be a whole number from 0 to 4294967295',
  ],
  [['evaluate', 'ready.json', 'answers.json', '--started', 'noon'], /^--started noon: it must/],
  [['evaluate', 'ready.json', 'answers.json', '--language', 'e'], /^--language e: it must be/],
  [['evaluate', '--sead', '1'], /^--sead: there is no such option/],
  [['help'], /^“help” is no command\. Usage/],
  [[], /^Usage/],
])('%j: one line and status 2', async (args, words) => {
  const { status, report, error } = await run(...args)
  expect(status).toBe(2)
  expect(report).toBeNull()
  expect(error).toHaveLength(1)
  expect(error[0]).toMatch(words)
})

test('batch gives one result a line, in order, with the id of its case', async () => {
  const assessment = JSON.parse(fileOf(yearsThenRole))
  const { status, out, error } = await runWith(
    [
      JSON.stringify({ id: 'a', assessment, answers: { years: 3, role: { option: 'be' } } }),
      '',
      JSON.stringify({ id: 2, assessment: assessment.definition, answers: {} }),
    ],
    'batch',
  )
  const [first, second] = out.map((line) => JSON.parse(line))
  expect({ status, error, results: out.length }).toEqual({ status: 0, error: [], results: 2 })
  expect(first).toMatchObject({ id: 'a', violations: [], score: { points: 2, most: 2 } })
  expect(second).toMatchObject({ id: 2, violations: [{ questionId: 'years', rule: 'required' }] })
})

test('batch names the line, the case and the place of what it can’t read, and goes on', async () => {
  const assessment = yearsThenRole
  const lines = [
    '{"id": 1,',
    JSON.stringify({ id: 2, assessment, answers: { years: 'three' } }),
    JSON.stringify({ id: 3, assessment: { ...yearsThenRole, sections: 3 }, answers: {} }),
    JSON.stringify({ id: 4, assessment, answers: {}, seed: -1 }),
    JSON.stringify({ id: 5, assessment, answers: {}, language: 'en_US' }),
    JSON.stringify({ id: 6, assessment, answers: { years: 1 } }),
  ]
  const { status, out, error } = await runWith(lines, 'batch')
  const results = out.map((line) => JSON.parse(line))
  const broken =
    'Line 1: column 10: it is not valid JSON: the text ends where a name in double quotation marks is wanted'
  expect(status).toBe(2)
  expect(error).toEqual([broken])
  expect(results.slice(0, 5)).toEqual([
    { error: broken },
    {
      id: 2,
      error:
        'Line 2: answers.years: an answer of the kind number must look like 3.5 or {"raw": "three"}',
    },
    { id: 3, error: 'Line 3: assessment.sections: it must be a list, not 3' },
    { id: 4, error: 'Line 4: seed: it must be 0 or more, not -1' },
    { id: 5, error: 'Line 5: language: it must be a language tag, like en or pt-BR' },
  ])
  expect(results[5]).toMatchObject({ id: 6, violations: [] })
})

test('schema prints the JSON Schema of the file, with its parts by name', async () => {
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
