/** Rules GI2 to GI6: banks whose parts are known are read back, however they are written. */
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { readPasted } from '#src/builder/files/readers/readPasted.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

/** Words that need escapes, or could be taken for marks. */
const word = fc.constantFrom(
  ...[
    'river',
    'a = b',
    'c ~ d',
    '#1',
    'x: y',
    'so {so}',
    'T',
    '50%',
    'A) one',
    '// no',
    '-5',
    '谁＝我',
  ],
  ...[
    'C:\\new',
    'ends.',
    '3 > 2',
    'été',
    '“quoted”',
    'a->b',
    '::',
    '[x]',
    '$CATEGORY',
    '1..5',
    'שלום',
  ],
)
const text = fc.tuple(word, fc.nat(99)).map(([said, at]) => `${said} w${at}`)
const texts = (minLength: number) =>
  fc.uniqueArray(text, { minLength, maxLength: 5, selector: (each) => each.toLowerCase() })

const answers = fc.oneof(
  fc.record({ kind: fc.constant('singleChoice'), options: texts(2), at: fc.nat() }),
  fc.record({ kind: fc.constant('multipleChoice'), options: texts(2), at: fc.nat() }),
  fc.record({ kind: fc.constant('trueFalse'), options: fc.constant([]), at: fc.nat(1) }),
  fc.record({
    kind: fc.constant('shortText'),
    // An arrow makes it a matching, as in Moodle.
    options: texts(1).filter((options) => options.every((option) => !option.includes('->'))),
    at: fc.constant(0),
  }),
  fc.record({ kind: fc.constant('number'), options: fc.constant([]), at: fc.integer() }),
  fc.record({ kind: fc.constant('matrix'), options: texts(4), at: fc.constant(0) }),
  fc.record({ kind: fc.constant('longText'), options: fc.constant([]), at: fc.constant(0) }),
)
const asked = fc.record({
  prompt: text.map((said) => `Ask ${said}`),
  title: fc.option(word),
  answers,
  feedback: fc.option(text),
})
type Asked = typeof asked extends fc.Arbitrary<infer A> ? A : never

const style = fc.record({
  gap: fc.constantFrom(' ', '\n', '\n\t', '\r\n  ', '  '),
  between: fc.constantFrom(
    '\n',
    '\n\n',
    '\n\n\n',
    '\r\n\r\n',
    '\n\n// remark\n',
    '\n// remark\n\n',
  ),
  right: fc.constantFrom('=', '~=', '=%100%', '= '),
  half: fc.constantFrom('~%50%', '~%50.000%', '~%50,0%', '~ % 50 %'),
  open: fc.constantFrom('{', ' {', '\n{', '{ '),
  isInside: fc.boolean(),
  isBlank: fc.boolean(),
  hasMark: fc.boolean(),
})
type Style = typeof style extends fc.Arbitrary<infer S> ? S : never

const escaped = (plain: string): string => plain.replace(/[\\:#={}~]/g, '\\$&')

function inBraces(
  { answers: { kind, options, at }, feedback }: Asked,
  { gap, right, half }: Style,
) {
  const said = options.map(escaped)
  const tail = feedback === null ? '' : `${gap}####${escaped(feedback)}`
  const marked = said.map((option, index) =>
    kind === 'multipleChoice'
      ? `${index === 0 || index === at % said.length ? half : '~%-50%'}${option}`
      : `${kind === 'shortText' || index === at % said.length ? right : '~'}${option}`,
  )
  const isOne = kind === 'shortText'
  const parts = {
    singleChoice: marked,
    multipleChoice: marked,
    shortText: isOne ? marked.map((each) => each.replace('~=', '=')) : [],
    trueFalse: [['TRUE', 'FALSE'][at] ?? ''],
    number: [`#${at}:0.5`],
    longText: [],
    matrix: said.map((each, index) => `=row${index} -> ${each}`),
  }[kind]
  return `${gap}${(parts ?? []).join(gap)}${tail}${gap}`
}

function written(bank: readonly Asked[], how: Style): string {
  const blocks = bank.map((question) => {
    const answer = inBraces(question, how)
    const inside = how.isInside ? answer.replace('\n', '\n// inside\n') : answer
    const spaced = how.isBlank ? inside.replace(/\n(?!\/)/, '\n\n') : inside
    const title = question.title === null ? '' : `::${escaped(question.title)}::`
    // Without a blank line, a title says where a question begins.
    const start = title === '' && how.between === '\n' ? '::t::' : title
    return `${start}${escaped(question.prompt)}${how.open}${spaced}}`
  })
  return `${how.hasMark ? '\uFEFF' : ''}${blocks.join(how.between)}\n`
}

test('a bank is read back however it is written', () => {
  fc.assert(
    fc.property(fc.array(asked, { minLength: 1, maxLength: 5 }), style, (bank, how) => {
      const source = written(bank, how)
      fc.pre(bank.some(({ answers: { kind } }) => kind !== 'longText'))
      const { format, questions, skipped } = readPasted(source)
      const plain = (markdown: string): string => markdown.replace(/\\(?=[!-/:-@[-`{-~])/g, '')
      const found = questions.map((question) => ({
        kind: question.kind,
        prompt: plain(question.prompt),
        options: 'options' in question ? question.options.map(plain) : [],
        key: 'key' in question ? question.key : null,
        shares: 'optionPoints' in question ? question.optionPoints : null,
        accepted: question.kind === 'shortText' ? question.accepted : [],
        explanation: plain(question.explanation ?? ''),
        problems: question.problems,
      }))
      expect({ source, found }).toEqual({ source, found: bank.map(expected) })
      expect(format).toBe('gift')
      expect(skipped.every(({ why }) => why === 'It is a comment.')).toBe(true)
    }),
    propertyRuns,
  )
})

function expected({ prompt, answers: { kind, options, at }, feedback }: Asked) {
  const place = at % Math.max(1, options.length)
  const columns = options.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  const own = {
    singleChoice: { options, key: [place] },
    multipleChoice: {
      options,
      key: [],
      shares: options.map((_, index) => (index === 0 || index === place ? 0.5 : -0.5)),
    },
    trueFalse: { kind: 'singleChoice', options: ['True', 'False'], key: [at] },
    shortText: { accepted: options },
    number: { key: { value: at, tolerance: 0.5 } },
    matrix: { options: columns, key: options.map((option) => columns.indexOf(option)) },
    longText: {},
  }[kind]
  return {
    kind,
    prompt,
    options: [],
    key: null,
    shares: null,
    accepted: [],
    explanation: feedback ?? '',
    problems: [],
    ...own,
  }
}
