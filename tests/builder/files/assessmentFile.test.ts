import { describe, expect, test } from 'vitest'

import { FORMATS } from '#schemas/base.ts'
import { readAssessmentFile } from '#src/builder/files/json/readAssessmentFile.ts'
import { writeAssessmentFile } from '#src/builder/files/json/writeAssessmentFile.ts'
import { authored } from '#src/builder/files/markdown.ts'
import {
  anAssessment,
  answeredWith,
  file,
  longText,
  matrix,
  multipleChoice,
  number,
  section,
  shortText,
  singleChoice,
  statement,
} from '#tests/support/definitions.ts'

const definition = anAssessment(
  section(
    'one',
    { title: 'About you' },
    { ...number('years', { min: 0, max: 40 }), prompt: authored('How *long*?') },
    singleChoice('role', ['be', 'fe'], { showIf: answeredWith('years', 3) }),
    statement('note'),
  ),
  section('two', multipleChoice('tools'), shortText('city'), longText('why'), file('cv')),
)

const bare = { definition, testCandidates: [] }

/** The written file, changed as in a text editor. */
function changed(change: (raw: ReturnType<typeof parsed>) => void): string {
  const raw = parsed()
  change(raw)
  return JSON.stringify(raw)
}

function parsed() {
  return JSON.parse(writeAssessmentFile(bare))
}

test('what is written is read back unchanged', () => {
  expect(readAssessmentFile(writeAssessmentFile(bare))).toEqual({ ok: true, value: bare })
})

test('a bare definition is read too, and so are plain strings for texts', () => {
  const raw = { ...parsed().definition }
  raw.sections[0].questions[0].prompt = 'How *long*?'
  raw.sections[0].questions[1].options[0].label = 'be'
  expect(readAssessmentFile(JSON.stringify(raw))).toEqual({ ok: true, value: bare })
})

test('options may have the same ids in several questions, and patterns be harmless or invalid', () => {
  const pattern = (source: string) => ({ pattern: { source, ignoreCase: false } })
  const shared = anAssessment(
    singleChoice('a', ['yes', 'no']),
    matrix('b', ['a', 'b'], ['yes', 'no']),
    shortText('c', pattern('[A-Z]{2}-\\d{4}')),
    shortText('d', pattern('(')),
  )
  const read = readAssessmentFile(writeAssessmentFile({ definition: shared, testCandidates: [] }))
  expect(read).toMatchObject({
    ok: true,
    value: { definition: { sections: [{ questions: { length: 4 } }] } },
  })
})

test('trees are parsed from the source, whatever the file says', () => {
  const text = changed((raw) => {
    const tree = [{ kind: 'paragraph', children: [{ kind: 'text', text: 'Something else' }] }]
    const { prompt: source } = raw.definition.sections[0].questions[0]
    raw.definition.sections[0].questions[0].prompt = { source, tree }
  })
  expect(readAssessmentFile(text)).toEqual({ ok: true, value: bare })
})

describe('what can’t be read is reported with its location and reason', () => {
  test.each([
    [
      'not JSON',
      '{\n"a": x\n}',
      'line 2, column 6',
      'it is not valid JSON: “x” is where a value is expected',
    ],
    ['nothing', '', '', 'it is empty'],
    ['another thing', '3', '', 'it must be an object, not 3'],
    ['a list', '[]', '', 'it must be an object, not a list'],
    [
      'answers',
      '{"years": 3}',
      '',
      'it is not an assessment: it must be what the app saves, or a definition by itself',
    ],
    [
      'no definition',
      '{"format": 1, "kind": "talentflow-assessment"}',
      '',
      'it has no definition: put the assessment in it as “definition”',
    ],
    [
      'a newer file',
      changed((raw) => {
        raw.format = FORMATS.assessmentFile + 1
      }),
      'format',
      `it was written by a newer version of TalentFlow: this one reads format ${FORMATS.assessmentFile}`,
    ],
    [
      'a missing property',
      changed((raw) => {
        delete raw.definition.sections[1].questions[0].options[2].code
      }),
      'definition.sections[1].questions[0].options[2].code',
      'it is missing: it must be text',
    ],
    [
      'a property of another kind',
      changed((raw) => {
        raw.definition.sections[0].questions[0].min = 'none'
      }),
      'definition.sections[0].questions[0].min',
      'it must be a number, not the text “none”',
    ],
    [
      'an unknown property',
      changed((raw) => {
        raw.definition.sections[0].questions[0].html = '<b>'
      }),
      'definition.sections[0].questions[0]',
      '“html” is not known here: remove or fix the name',
    ],
    [
      'an unknown kind',
      changed((raw) => {
        raw.definition.sections[0].questions[0].kind = 'telepathy'
      }),
      'definition.sections[0].questions[0].kind',
      expect.stringMatching(
        /^it must be “singleChoice”, .* or “statement”, not the text “telepathy”$/,
      ),
    ],
    [
      'an id with a dot',
      changed((raw) => {
        raw.definition.sections[0].id = 'a.b'
      }),
      'definition.sections[0].id',
      expect.stringMatching(/^it must be an id: a letter, then .*, not the text “a\.b”$/),
    ],
    [
      'one id twice',
      changed((raw) => {
        raw.definition.sections[1].questions[0].id = 'years'
      }),
      'definition.sections[1].questions[0].id',
      'the id “years” is used twice: give this one another',
    ],
    [
      'two rows with one id',
      changed((raw) => {
        raw.definition.sections[0].questions.push(matrix('m', ['r', 'r']))
      }),
      'definition.sections[0].questions[3].rows[1].id',
      'the id “r” is used twice: give this one another',
    ],
    [
      'two bands with one id',
      changed((raw) => {
        const band = { id: 'b', name: 'Good', from: 0 }
        raw.definition.settings.bands = [band, band]
      }),
      'definition.settings.bands[1].id',
      'the id “b” is used twice: give this one another',
    ],
    [
      'an unknown part of the file',
      changed((raw) => {
        raw.responses = []
      }),
      '',
      '“responses” is not known here: remove or fix the name',
    ],
    [
      'a pattern that can run away',
      changed((raw) => {
        const pattern = { source: '(a+)+b', ignoreCase: false }
        raw.definition.sections[1].questions.push(shortText('p', { pattern }))
      }),
      'definition.sections[1].questions[4].pattern.source',
      'it would freeze the page on some answers: two of its repeats can match the same letters, as in (a+)+',
    ],
    [
      'a pattern that is too long',
      changed((raw) => {
        const pattern = { source: 'a'.repeat(301), ignoreCase: false }
        raw.definition.sections[1].questions.push(shortText('p', { pattern }))
      }),
      'definition.sections[1].questions[4].pattern.source',
      'it must have at most 300 characters',
    ],
    [
      'a wrong condition',
      changed((raw) => {
        raw.definition.sections[0].questions[1].showIf.test.op = 'rhymesWith'
      }),
      'definition.sections[0].questions[1].showIf.test.op',
      expect.stringMatching(/^it must be “isBlank”, .*, not the text “rhymesWith”$/),
    ],
  ])('%s', (_, text, where, why) => {
    const read = readAssessmentFile(text)
    expect(read).toEqual({ ok: false, error: { kind: 'unreadable', where, why } })
  })
})

describe('hostile files', () => {
  const nested = (depth: number, open: string, close: string) =>
    open.repeat(depth) + close.repeat(depth)

  test.each([
    ['a deep list', nested(100_000, '[', ']'), 'nested'],
    ['a deep object', nested(100_000, '{"a":', '}').replace(':}', ':1}'), 'nested'],
    ['many numbers', `[${'1,'.repeat(5_000_000)}1]`, 'more than 1,000,000 values'],
    ['many lists', `[${'[],'.repeat(300_000)}[]]`, 'more than 200,000 values'],
    ['a huge text', JSON.stringify('x'.repeat(21 * 1024 * 1024)), 'larger than 20 MB'],
    ['a prototype', '{"__proto__": {"kind": "x"}}', 'forbidden name'],
    ['a deep prototype', '{"sections": [{"__proto__": 1}]}', 'forbidden name'],
  ])(
    '%s',
    (_, text, why) => {
      const read = readAssessmentFile(text)
      expect(read.ok ? 'read' : read.error.why).toContain(why)
    },
    30_000,
  )

  test('deep conditions are refused, and never overflow the stack', () => {
    const text = changed((raw) => {
      raw.definition.sections[0].questions[1].showIf = JSON.parse(
        '{"kind":"not","condition":'.repeat(70) + '{"kind":"all","conditions":[]}' + '}'.repeat(70),
      )
    })
    expect(readAssessmentFile(text)).toMatchObject({ ok: false })
  })
})
