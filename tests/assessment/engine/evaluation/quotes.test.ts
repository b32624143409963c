import { beforeAll, expect, test } from 'vitest'

import type { Answers } from '#schemas/answer.ts'
import { plainText, quotesIn } from '#src/assessment/engine/authoredText.ts'
import type { Context } from '#src/assessment/engine/context.ts'
import { copyDefinition } from '#src/assessment/engine/editing/copying.ts'
import { withNamesInExpression } from '#src/assessment/engine/editing/naming.ts'
import { duplicateQuestion, updateQuestion } from '#src/assessment/engine/editing/questions.ts'
import {
  setCalculatedName,
  setCode,
  setOptionCode,
} from '#src/assessment/engine/editing/renaming.ts'
import { duplicateSection } from '#src/assessment/engine/editing/sections.ts'
import { quotedIn } from '#src/assessment/engine/evaluation/quotes.ts'
import { checkReadiness } from '#src/builder/model/readiness/checkReadiness.ts'
import { authored } from '#src/builder/files/markdown.ts'
import { loadWords } from '#src/assessment/words/catalogues.ts'
import { quoteText } from '#src/assessment/words/quoteText.ts'
import {
  anAssessment,
  answeredWith,
  countingMint,
  date,
  file,
  multipleChoice,
  number,
  option,
  quoting,
  ranking,
  section,
  shortText,
  singleChoice,
  statement,
  storedFile,
  withCalculated,
} from '#tests/support/definitions.ts'
import { evaluate, questionOf } from '#tests/support/evaluations.ts'
beforeAll(() => Promise.all([loadWords('en'), loadWords('de')]))

const definition = withCalculated(
  anAssessment(
    number('years', { unit: 'years' }),
    singleChoice('role', [
      { id: 'be', label: 'Back end' },
      { id: 'fe', label: 'Front end' },
    ]),
    multipleChoice('tools'),
    shortText('where', { code: 'town', showIf: answeredWith('role', 'fe') }),
    file('cv', { maxFiles: 3 }),
  ),
  { months: 'years * 1200', senior: 'years > 5', since: '2026-11-21', both: 'tools' },
)

function said(name: string, answers: Answers, context: Context = { seed: 0 }): string {
  return quoteText(quotedIn(evaluate(definition, answers, context), name), context.language)
}

test.each<[name: string, answers: Answers, text: string]>([
  ['years', { years: 1500.5 }, '1500.5'],
  ['years', { years: { raw: 'many' } }, 'many'],
  ['role', { role: { option: 'be' } }, 'Back end'],
  ['tools', { tools: { options: ['svelte', 'react', 'vue'] } }, 'react, vue, and svelte'],
  ['town', { role: { option: 'fe' }, where: ' Rome ' }, 'Rome'],
  ['town', { role: { option: 'be' }, where: ' Rome ' }, '…'],
  ['where', { role: { option: 'fe' }, where: ' ' }, '…'],
  ['cv', { cv: [storedFile('a.pdf'), storedFile('b.pdf')] }, 'a.pdf and b.pdf'],
  ['months', { years: 3 }, '3,600'],
  ['months', {}, '…'],
  ['senior', { years: 3 }, 'no'],
  ['since', {}, 'November 21, 2026'],
  ['both', { tools: { options: ['vue', 'react'] } }, 'vue and react'],
  ['nobody', {}, '…'],
])('Q1: {{%s}} of %j reads as %s', (name, answers, text) => {
  expect(said(name, answers)).toBe(text)
})

test('Q1: a ranking is inserted in order, a date in its language', () => {
  const asked = anAssessment(ranking('rank', ['x', 'y', 'z']), date('born'))
  const evaluation = evaluate(asked, { rank: ['z', 'x', 'y'], born: '1990-02-28' })
  expect(quoteText(quotedIn(evaluation, 'rank'))).toBe('z, x, and y')
  expect(quoteText(quotedIn(evaluation, 'born'))).toBe('February 28, 1990')
})

test('Q1: numbers, dates and lists are formatted in the language of the attempt', () => {
  const context = { seed: 0, language: 'de' }
  expect(said('months', { years: 3 }, context)).toBe('3.600')
  expect(said('since', {}, context)).toBe('21. November 2026')
  expect(said('tools', { tools: { options: ['vue', 'react'] } }, context)).toBe('react und vue')
})

test('Q1: started is inserted as the day of the start', () => {
  const context = { seed: 0, startedAt: '2026-11-21T09:00:00.000Z' }
  expect(said('started', {}, context)).toBe('November 21, 2026')
  expect(said('started', {})).toBe('…')
})

test('Q1: code contains no references', () => {
  expect(quotesIn(authored('{{a}} `{{b}}` {{ two words }} {{}}'))).toEqual(['a', 'two words'])
  expect(plainText(authored('You said {{a}}.'), (name) => name.toUpperCase())).toBe('You said A.')
  expect(plainText(authored('You said {{ a }}.'))).toBe('You said {{a}}.')
})

test('Q1: escaped braces are no references, and stay unchanged when names change', () => {
  const told = authored('You wrote \\{{years}}: {{years}}')
  expect(quotesIn(told)).toEqual(['years'])
  expect(plainText(told, () => '3')).toBe('You wrote {{years}}: 3')
  const asked = anAssessment(number('years'), { ...number('b'), prompt: told })
  const prompt = setCode(asked, 'years', 'ages').sections[0]?.questions[1]?.prompt
  expect(prompt).toEqual(authored('You wrote \\{{years}}: {{ages}}'))
})

test('Q2: references inside an inserted label are not resolved', () => {
  const options = [{ ...option('o'), label: quoting('years') }]
  const nested = anAssessment(number('years'), { ...singleChoice('pick'), options })
  const evaluation = evaluate(nested, { years: 3, pick: { option: 'o' } })
  expect(quoteText(quotedIn(evaluation, 'pick'))).toBe('You said ….')
})

test('Q3: texts may refer to what exists and was asked before', () => {
  const found = (...parts: Parameters<typeof anAssessment>) =>
    checkReadiness(withCalculated(anAssessment(...parts), { it: 'b' })).map(
      ({ kind, place }) => `${kind} ${place.questionId ?? place.sectionId} ${place.field}`,
    )
  expect(found(number('a'), number('b', { prompt: quoting('a') }))).toEqual([])
  expect(found(number('b'), number('a', { help: quoting('it') }))).toEqual([])
  expect(found(number('a', { prompt: quoting('started') }), number('b'))).toEqual([])
  expect(found(number('a', { prompt: quoting('nobody') }), number('b'))).toEqual([
    'deadQuote a prompt',
  ])
  expect(found(number('a', { help: quoting('a') }), number('b'))).toEqual(['quoteOfLater a help'])
  expect(found(number('a', { help: quoting('it') }), number('b'))).toEqual(['quoteOfLater a help'])
  const mixed = section('s', { shuffle: true }, number('b'), number('a', { prompt: quoting('b') }))
  expect(found(mixed)).toEqual(['quoteOfLater a prompt'])
  const opening = section('s', { introduction: quoting('b') }, number('b'))
  expect(found(opening)).toEqual(['quoteOfLater s introduction'])
})

test('Q3: nothing is answered yet in the introduction', () => {
  const opened = {
    ...definition,
    settings: { ...definition.settings, introduction: quoting('years') },
  }
  expect(checkReadiness(opened)).toMatchObject([
    { grade: 'problem', kind: 'quoteOfLater', place: { field: 'introduction' } },
  ])
  const early = { ...opened, settings: { ...opened.settings, introduction: quoting('started') } }
  expect(checkReadiness(early)).toMatchObject([
    { grade: 'problem', kind: 'quoteOfLater', name: 'started', place: { field: 'introduction' } },
  ])
  const dead = { ...opened, settings: { ...opened.settings, introduction: quoting('nobody') } }
  expect(checkReadiness(dead)).toMatchObject([{ grade: 'problem', kind: 'deadQuote' }])
})

test('Q3: the receipt refers to nothing, whether it exists or not', () => {
  const { settings } = definition
  for (const name of ['years', 'started', 'nobody']) {
    const draft = { ...definition, settings: { ...settings, nextSteps: quoting(name) } }
    expect(checkReadiness(draft)).toMatchObject([
      { grade: 'problem', kind: 'quoteOnReceipt', name, place: { field: 'nextSteps' } },
    ])
  }
})

const named = withCalculated(
  anAssessment(
    number('years'),
    number('b', { prompt: authored('{{years}} `{{years}}` {{ years }}') }),
  ),
  { total: 'max(years, [years], 1) & "years"', after: 'total + 1' },
)

test('Q4: a changed code is updated wherever the question is referred to', () => {
  const renamed = setCode(named, 'years', 'how long')
  expect(questionOf(renamed, 'b').prompt.source).toBe('{{how long}} `{{years}}` {{how long}}')
  expect(quotesIn(questionOf(renamed, 'b').prompt)).toEqual(['how long', 'how long'])
  expect(renamed.calculated[0]!.expression).toBe('max([how long], [how long], 1) & "years"')
  expect(questionOf(renamed, 'b').prompt).toEqual(authored(questionOf(renamed, 'b').prompt.source))
  expect(renamed.sections[0]!.questions[0]!.prompt).toBe(named.sections[0]!.questions[0]!.prompt)
})

test('Q4: while a code is taken or empty, the id is used', () => {
  const empty = setCode(updateQuestion(named, 'years', { code: 'y' }), 'years', '')
  expect(quotesIn(questionOf(empty, 'b').prompt)).toEqual(['years', 'years'])
  const coded = setCode(setCode(named, 'years', 'y'), 'years', 'b')
  expect(coded.calculated[0]!.expression).toBe('max(years, years, 1) & "years"')
  const free = setCode(coded, 'years', 'b2')
  expect(free.calculated[0]!.expression).toBe('max(b2, b2, 1) & "years"')
  expect(setCode(named, 'years', 'a]b').calculated[0]!.expression).toBe(
    named.calculated[0]!.expression,
  )
})

test('Q4: a changed name of a calculated value is updated wherever it is used', () => {
  const renamed = setCalculatedName(named, 'c_total', 'sum of all')
  expect(renamed.calculated.map(({ expression }) => expression)).toEqual([
    'max(years, [years], 1) & "years"',
    '[sum of all] + 1',
  ])
  expect(setCalculatedName(named, 'c_total', 'not').calculated[1]!.expression).toBe('[not] + 1')
})

test('Q4: a changed option code is updated where an expression compares with it', () => {
  const options = [option('Back end', 'be'), { ...option('Front end', 'o2'), code: 'fe' }]
  const coded = withCalculated(
    anAssessment({ ...singleChoice('role'), options, code: 'job' }, shortText('note')),
    {
      one: `if("be" = job and note != "be", 'be', "x")`,
      several: `includes([role], 'be') or job != "fe"`,
    },
  )
  const renamed = (code: string) =>
    setOptionCode(coded, 'role', 'be', code).calculated.map(({ expression }) => expression)
  expect(renamed('b"e')).toEqual([
    `if("b\\"e" = job and note != "be", 'be', "x")`,
    `includes([role], "b\\"e") or job != "fe"`,
  ])
  // If two options share a code, it is unclear which one is meant.
  expect(renamed('fe')).toEqual(coded.calculated.map(({ expression }) => expression))
  expect(setOptionCode(coded, 'role', 'o2', '').calculated[1]!.expression).toBe(
    `includes([role], 'be') or job != "o2"`,
  )
})

test('Q4: functions, keywords and invalid expressions keep their names', () => {
  const upper = (name: string) => name.toUpperCase()
  expect(withNamesInExpression('sum(sum, a) or not true and b', upper)).toBe(
    'sum(SUM, A) or not true and B',
  )
  expect(withNamesInExpression('a + ?', upper)).toBe('a + ?')
})

test('Q4: copies refer to what was copied with them', () => {
  const pair = anAssessment(
    section('s', number('a', { code: 'years' }), number('b', { prompt: quoting('years') })),
  )
  const twice = duplicateSection(pair, 's', countingMint())
  const [first, second] = twice.sections[1]!.questions
  expect(quotesIn(second!.prompt)).toEqual([first!.code])
  expect(first!.code).not.toBe('years')
  const alone = duplicateQuestion(pair, 'b', countingMint())
  expect(quotesIn(alone.sections[0]!.questions[2]!.prompt)).toEqual(['years'])
})

test('Q4, E4: a whole copy uses its own calculated values and questions', () => {
  const byId = withCalculated(
    anAssessment(
      number('q1', { code: 'years' }),
      statement('s', {
        prompt: quoting('q1'),
        showIf: { kind: 'compare', of: { calculated: 'c_it' }, test: { op: 'is', value: 2 } },
      }),
    ),
    { it: 'q1 + 1' },
  )
  const copy = copyDefinition(byId, countingMint())
  const [asked, shown] = copy.sections[0]!.questions
  expect(copy.calculated).toEqual([
    { id: expect.stringMatching(/^c_minted/), name: 'it', expression: `${asked!.id} + 1` },
  ])
  expect(quotesIn(shown!.prompt)).toEqual([asked!.id])
  expect(shown!.showIf).toMatchObject({ of: { calculated: copy.calculated[0]!.id } })
  expect(checkReadiness(copy)).toEqual([])
})
