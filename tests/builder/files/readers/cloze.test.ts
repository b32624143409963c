import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { AS_IT_LOOKS, readPasted } from '#src/builder/files/readers/readPasted.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

const KINDS = [
  ...['MULTICHOICE', 'MC', 'MULTICHOICE_V', 'MCV', 'MULTICHOICE_H', 'MCH', 'MULTICHOICE_S', 'MCS'],
  ...['MULTICHOICE_VS', 'MCVS', 'MULTICHOICE_HS', 'MCHS', 'MULTIRESPONSE', 'MR', 'MULTIRESPONSE_H'],
  ...['MRH', 'MULTIRESPONSE_S', 'MRS', 'MULTIRESPONSE_HS', 'MRHS', 'SHORTANSWER', 'SA', 'MW'],
  ...['SHORTANSWER_C', 'SAC', 'MWC', 'NUMERICAL', 'NM', 'REGEXP', 'RX', 'REGEXP_C', 'RXC'],
  'shortanswer',
]
const WHY =
  'It has gaps in Moodle’s Cloze format, which can’t be read here. Ask for each gap in a question of its own.'
const TITLE = 'This looks like Cloze from Moodle'

/** What candidates would read, and what would be the key. */
function read(text: string) {
  const reading = readPasted(text)
  return { ...reading, all: JSON.stringify([reading.questions, reading.notes, reading.table]) }
}

describe('GI7: Cloze is named, and nothing of it is read', () => {
  test.each(KINDS)('{1:%s:…} alone, in a text, in GIFT and in a sheet', (kind) => {
    const gap = `{1:${kind}:wrong#No~=secret#Yes~%50%half}`
    const alone = read(`The capital is ${gap}, on a fjord.`)
    expect(alone).toMatchObject({ questions: [], refusal: { title: TITLE } })
    expect(alone.skipped).toEqual([
      { line: 1, text: `The capital is ${gap}, on a fjord.`, why: WHY },
    ])
    expect(alone.lines).toEqual({ total: 1, used: 0 })

    for (const [text, line] of [
      [
        `1. Which is it?\nA. one\nB. two\nAnswer: B\n\n2. The capital is ${gap}.\nA. one\nB. two`,
        6,
      ],
      [`::T::Which?{~one =two}\n\nThe capital is ${gap}, on a fjord.\n`, 3],
      [`Question\tOption\tOption\tAnswer\nWhich?\tone\ttwo\ttwo\nAnd ${gap}?\tone\ttwo\tone`, 3],
      [`Question,Option,Option,Answer\nWhich?,one,two,two\n"And ${gap}?",one,two,one`, 3],
    ] as const) {
      const { questions, skipped, refusal, all } = read(text)
      expect(refusal).toBeNull()
      expect(questions).toMatchObject([{ options: ['one', 'two'], key: [1] }])
      expect(skipped).toMatchObject([{ line, why: WHY }])
      expect(skipped[0]?.text).toContain(gap)
      expect(all).not.toMatch(/secret|half|wrong|\uFFFE/)
    }
  })

  test.each([
    ['over several lines', 'Read this: {1:MC:\n~=secret\n\n1. half\n~wrong}. And?'],
    ['escaped, as in a text in GIFT', '::T::Read this\\: \\{1\\:MC\\:\\=secret\\~half\\}{T}'],
    ['with a brace in a text', 'Read this: {:SA:=secret\\}half#wrong}.'],
    ['without an end', 'Read this: {1:SA:=secret~wrong'],
    ['without points, and with blanks', 'Read this: { : SA : =secret }.'],
    ['in HTML', '<p>Read this: <b>{2:NM:=secret:0.5}</b></p>'],
  ])('%s', (_, text) => {
    const { skipped, all } = read(text)
    expect(all).not.toMatch(/secret|half|wrong/)
    expect(skipped.map((part) => part.text).join('\n')).toContain('secret')
    expect(read(`${text}\n\n::Next::Is it?{T}`).questions).toMatchObject([{ code: 'Next' }])
  })

  test('other braces are not Cloze', () => {
    for (const text of ['How many?{#1:2}', 'Which?{=1:MC ~2:SA}', 'When?{1:30 pm}\n\nSo?{T}']) {
      expect(read(text)).toMatchObject({ format: 'gift', refusal: null, skipped: [] })
    }
  })

  test('the samples of columns don’t show it either', () => {
    const { table } = read('Question,Answer\n"One {1:SA:=secret}?",one\nTwo?,two')
    expect(table?.columns[0]?.example).toBe('One …?')
  })
})

test('wherever a gap is in a text, its answers are only in what was left out', () => {
  const LINES = [
    ...['1. Which is it?', '2. And then?', 'A. one', 'B. two', '- [x] three', 'Answer: B', '', ''],
    ...['::T::Who?{', '=four', '~five', '}', 'So?{T}', '// note', '```', '| a | b |', 'x\ty'],
  ]
  const gaps = [
    '{1:SA:=secret}',
    'It is {2:MCV:~=secret~wrong#no} here',
    '{1:MR:\n~=secret\n\n~%50%secret}',
    '{1:MC:=secret',
  ]
  const texts = fc
    .array(fc.constantFrom(...LINES, ...gaps), { maxLength: 14 })
    .filter((lines) => lines.some((line) => line.includes('{1:') || line.includes('{2:')))
  const formats = fc.constantFrom(null, 'gift', 'quiz', 'cells')
  fc.assert(
    fc.property(texts, formats, (lines, as) => {
      const text = lines.join('\n')
      const { questions, skipped } = readPasted(text, { ...AS_IT_LOOKS, as })
      expect(JSON.stringify(questions)).not.toMatch(/secret|\uFFFE/)
      const left = skipped.map((part) => part.text).join('\n')
      expect([text, left]).toEqual([text, expect.not.stringContaining('\uFFFE')])
    }),
    propertyRuns,
  )
})
