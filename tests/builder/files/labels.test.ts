import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { AuthoredText } from '#schemas/authoredText.ts'
import { plainText } from '#src/assessment/engine/authoredText.ts'
import { renderedWords } from '#src/assessment/engine/texts/renderedText.ts'
import { readAssessmentFile } from '#src/builder/files/json/readAssessmentFile.ts'
import { authored, authoredLabel } from '#src/builder/files/markdown.ts'
import { anAssessment, option, singleChoice } from '#tests/support/definitions.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

describe('a label is literal', () => {
  test.each([
    ...['+', '-', '*', '>', '#', '1.', '---', '***', '~~~', '```', '='],
    ...['<p>', '<br>', '</div>', '<img src="a.png">', '<!-- a -->', '<a@b.example>'],
    ...['> 3', '>= 5', '- 5', '+ 5', '2. Paris', '1) yes', '# C #', 'C#'],
    ...['List<String>', '#include <iostream>', 'a < b', '&nbsp;', '****', '[]()', '![](a)'],
    ...['[a](b)', '[1]: https://x.example', 'x = y', '2 * 3 * 4'],
  ])('%s', (source) => {
    const label = authoredLabel(source)
    expect(label.tree).toEqual([{ kind: 'paragraph', children: [{ kind: 'text', text: source }] }])
    expect(renderedWords(label)).toBe(source)
  })

  test('emphasis, code, links and references work as everywhere', () => {
    const source = '**a** `b` [c](https://x.example) {{d}}'
    expect(authoredLabel(source).tree).toEqual(authored(source).tree)
  })

  test('\\{{x}} writes the braces', () => {
    expect(authoredLabel('\\{{x}}').tree).toEqual([
      { kind: 'paragraph', children: [{ kind: 'text', text: '{{x}}' }] },
    ])
  })

  test('it may be a code block', () => {
    expect(authoredLabel('```js\nlet a = [1]\n```').tree).toEqual([
      { kind: 'codeBlock', language: 'js', text: 'let a = [1]' },
    ])
  })

  test('consecutive lines are one, whatever they start with', () => {
    expect(plainText(authoredLabel('a\n- b\n===\n    c'))).toBe('a - b === c')
  })
})

test('labels in a file are parsed as labels, and other texts as texts', () => {
  const definition = anAssessment({ ...singleChoice('a'), options: [option('o')] })
  const asText = (_: string, part: unknown) =>
    typeof part === 'object' && part !== null && 'tree' in part ? '- 5' : part
  const read = readAssessmentFile(JSON.stringify(definition, asText))
  const question = read.ok ? read.value.definition.sections[0]?.questions[0] : undefined
  expect(question).toMatchObject({
    prompt: authored('- 5'),
    options: [{ label: authoredLabel('- 5') }],
  })
})

const MARKS = [
  ...['+', '-', '*', '_', '>', '<', '#', '=', '~', '`', '[', ']', '(', ')', '!', '&', ';', '|'],
  ...['\\', '"', ':', '/', '.', '<br>', '<b>', '</b>', '<!--', '-->', '&nbsp;', '{{', '}}'],
]
const sources = fc
  .array(fc.constantFrom(...MARKS, ' ', '\n', '\n\n', 'a', 'B', '7', 'é'), { maxLength: 10 })
  .map((parts) => parts.join(''))

describe('nothing an author wrote renders as nothing', () => {
  const isSeen = (source: string) => source.trim() !== ''

  test.each<[string, (source: string) => AuthoredText]>([
    ['text', authored],
    ['label', authoredLabel],
  ])('in a %s', (_, read) => {
    fc.assert(
      fc.property(sources.filter(isSeen), (source) => {
        expect(renderedWords(read(source))).not.toBe('')
      }),
      propertyRuns,
    )
  })

  // A link's address, a language name and an entity are part of the syntax, not of the text.
  test('no letter or digit of a label is lost', () => {
    const plain = sources.filter((source) => isSeen(source) && !/[&[`]|~~~/.test(source))
    const letters = (text: string) => (text.match(/[\p{L}\p{N}]/gu) ?? []).join('')
    fc.assert(
      fc.property(plain, (source) => {
        expect(letters(plainText(authoredLabel(source)))).toBe(letters(source))
      }),
      propertyRuns,
    )
  })
})
