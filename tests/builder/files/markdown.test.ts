import fc from 'fast-check'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { describe, expect, test } from 'vitest'

import { authoredTextSchema } from '#schemas/authoredText.ts'
import { plainText } from '#src/assessment/engine/authoredText.ts'
import { authored, parseMarkdown } from '#src/builder/files/markdown.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

function text(value: string) {
  return { kind: 'text', text: value }
}

function paragraph(...children: unknown[]) {
  return { kind: 'paragraph', children }
}

describe('what is supported', () => {
  test('emphasis, strong, inline code and line breaks', () => {
    expect(parseMarkdown('*a* **b** `c`  \nd')).toEqual([
      paragraph(
        { kind: 'emphasis', children: [text('a')] },
        text(' '),
        { kind: 'strong', children: [text('b')] },
        text(' '),
        { kind: 'code', text: 'c' },
        { kind: 'lineBreak' },
        text('d'),
      ),
    ])
  })

  test('a code block with its language, and unchanged white space', () => {
    expect(parseMarkdown('```ts\nif (a) {\n  b()\n}\n```')).toEqual([
      { kind: 'codeBlock', language: 'ts', text: 'if (a) {\n  b()\n}' },
    ])
  })

  test('lists within lists', () => {
    expect(parseMarkdown('1. a\n   - b\n2. c')).toEqual([
      {
        kind: 'list',
        ordered: true,
        items: [
          [paragraph(text('a')), { kind: 'list', ordered: false, items: [[paragraph(text('b'))]] }],
          [paragraph(text('c'))],
        ],
      },
    ])
  })

  test('links to pages and mailboxes, also by reference', () => {
    expect(parseMarkdown('[a](HTTPS://a.example) [b][1]\n\n[1]: mailto:b@b.example')).toEqual([
      paragraph({ kind: 'link', href: 'https://a.example', children: [text('a')] }, text(' '), {
        kind: 'link',
        href: 'mailto:b@b.example',
        children: [text('b')],
      }),
    ])
  })

  test('a name in double braces is a reference, but not in code', () => {
    expect(parseMarkdown('**{{ years of work }}**! `{{a}}` {{}} {{{b}}}')).toEqual([
      paragraph(
        { kind: 'strong', children: [{ kind: 'quote', of: 'years of work' }] },
        text('! '),
        { kind: 'code', text: '{{a}}' },
        text(' {{}} {'),
        { kind: 'quote', of: 'b' },
        text('}'),
      ),
    ])
  })
})

describe('what becomes text', () => {
  test.each([
    ['an inline tag', 'not <i>set</i> yet', 'not <i>set</i> yet'],
    ['a block of tags', '<div><p>One <b>two</b></p></div>', '<div><p>One <b>two</b></p></div>'],
    ['a type', 'What is a List<String>?', 'What is a List<String>?'],
    ['a script', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['a handler', '<img src=x onerror="alert(1)">', '<img src=x onerror="alert(1)">'],
    ['a picture', '![A chart](https://x.example/a.png)', 'A chart'],
    ['a picture without words', 'a ![](https://x.example/a.png)', 'a ![](https://x.example/a.png)'],
    ['a quotation', '> said\n> so', 'said so'],
    ['a comparison', '> 3 years, or\n\n>= 5', '> 3 years, or >= 5'],
    ['a link that is no page', '[run](javascript:alert(1)) [here](data:text/html,x)', 'run here'],
    ['a link in disguise', '[run](java&#115;cript:alert(1))', 'run'],
    ['a link without words', 'a [](https://x.example)', 'a [](https://x.example)'],
    ['a comment', 'a <!-- b --> c', 'a <!-- b --> c'],
    ['an entity', '&lt;b&gt;&nbsp;x', '<b> x'],
    ['nothing but a blank entity', '&nbsp;', '&nbsp;'],
    ['a tag that never ends', '<div class="a', '<div class="a'],
    ['a rule', 'a\n\n---\n\nb', 'a --- b'],
    ['a heading without words', 'a\n\n#', 'a #'],
    ['a list without words', 'a\n\n+\n', 'a +'],
    ['code without any', '``` ```\n\na\n\n~~~js', '``` ``` a ~~~js'],
    ['an address that no link goes by', '[1]: https://x.example', '[1]: https://x.example'],
    ['an address that no link may go to', '[a][1]\n\n[1]: file:///a', 'a [1]: file:///a'],
    ['braces that are escaped', '\\{{a}} {\\{a}} \\<br>', '{{a}} {{a}} <br>'],
  ])('%s', (_, source, expected) => {
    expect(plainText(authored(source))).toBe(expected)
    expect(JSON.stringify(parseMarkdown(source))).not.toMatch(/"link"|"quote"|"lineBreak"/)
  })

  test('a heading becomes a strong paragraph', () => {
    expect(parseMarkdown('## Your *day*')).toEqual([
      paragraph({
        kind: 'strong',
        children: [text('Your '), { kind: 'emphasis', children: [text('day')] }],
      }),
    ])
  })

  test('a list keeps its first number', () => {
    expect(parseMarkdown('2. a\n3. b')).toMatchObject([{ kind: 'list', ordered: true, start: 2 }])
    expect(parseMarkdown('1. a')).not.toHaveProperty('0.start')
    expect(authoredTextSchema.safeParse(authored('2. a')).success).toBe(true)
  })

  test('a line break tag breaks the line', () => {
    expect(parseMarkdown('`a` <br />`b`')).toEqual([
      paragraph(
        { kind: 'code', text: 'a' },
        text(' '),
        { kind: 'lineBreak' },
        { kind: 'code', text: 'b' },
      ),
    ])
    expect(parseMarkdown('a <br>\nb')).toEqual([
      paragraph(text('a '), { kind: 'lineBreak' }, text(' b')),
    ])
  })

  test.each(['What does <br> do?', '<br> breaks a line', 'a line ends with<br>', '<br>'])(
    'a line break tag that is meant literally stays: %s',
    (source) => {
      expect(parseMarkdown(source)).toEqual([paragraph(text(source))])
    },
  )
})

describe('hostile text', () => {
  const nestedLists = Array.from({ length: 90 }, (_, depth) => `${'  '.repeat(depth)}- a`)

  test.each([
    ['open brackets', '['.repeat(60_000)],
    ['quotes in quotes', '>'.repeat(20_000)],
    ['lists in a row', '1. '.repeat(6_000)],
    ['lists in lists', nestedLists.join('\n')],
    ['crossed emphasis', '_a*'.repeat(6_000)],
    ['emphasis up to the cap', '_a*'.repeat(999)],
    ['tags that never end', '<a '.repeat(6_000)],
    ['pictures', '![](a)'.repeat(1_900)],
    ['stars', '*'.repeat(19_000)],
  ])(
    '%s: read completely, nothing lost, of the right shape',
    (_, source) => {
      const value = authored(source)
      expect(authoredTextSchema.safeParse(value).success).toBe(true)
      expect(value.source).toBe(source)
    },
    30_000,
  )
})

/** Letters, digits and punctuation, with one kind of syntax character among them. */
const lines = fc.constantFrom('*', '`', '&amp;', '\\', '\n', '').chain((mark) => {
  const plain = fc.constantFrom(...'ae1漢 ,;:.!\'"()/%-', 'e\u0301')
  const some = fc.oneof(
    { weight: 3, arbitrary: plain },
    { weight: 1, arbitrary: fc.constant(mark) },
  )
  const ends = fc.constantFrom('', 'a')
  return fc
    .tuple(ends, fc.string({ unit: some, maxLength: 12 }), ends)
    .map((parts) => parts.join(''))
})

test('a line without syntax is parsed like Markdown', () => {
  fc.assert(
    fc.property(lines, (source) => {
      const [block, ...others] = fromMarkdown(source).children
      const [only, ...rest] = block?.type === 'paragraph' ? block.children : []
      const isOneText = only?.type === 'text' && others.length + rest.length === 0
      // What would render nothing is shown as written.
      fc.pre(isOneText || plainText(authored(source)) !== source.trim())
      const meant = isOneText ? only.value.replaceAll('\n', ' ') : null
      const [first, ...further] = parseMarkdown(source)
      const [read, ...beside] = first?.kind === 'paragraph' ? first.children : []
      const isRead = read?.kind === 'text' && further.length + beside.length === 0
      expect(isRead && (isOneText || read.text === source) ? read.text : null).toBe(meant)
    }),
    propertyRuns,
  )
})
