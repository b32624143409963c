import fc from 'fast-check'
import { expect, test } from 'vitest'

import { plainText } from '#src/assessment/engine/authoredText.ts'
import { authored } from '#src/builder/files/markdown.ts'
import { htmlSource } from '#src/builder/files/html/htmlSource.ts'
import { fewRuns } from '#tests/support/propertyRuns.ts'

test.each([
  ['<p>The sun rises in <b>which</b> direction?</p>', 'The sun rises in **which** direction?'],
  ['<p>One</p><p>Two<br>lines</p>', 'One\n\nTwo  \nlines'],
  ['<b> spaced </b>x', '**spaced** x'],
  ['a <i></i> b', 'a b'],
  ['<ul><li>One</li><li>Two<ol><li>In</li></ol></li></ul>', '- One\n- Two\n   1. In'],
  ['<pre>\nvoid a() {\n  b();\n}\n</pre>', '```\nvoid a() {\n  b();\n}\n```'],
  ['10<sup>6</sup> and x<sub>i</sub>', '10⁶ and x\\_(i)'],
  ['<a href="https://example.org/x">here</a>', '[here](https://example.org/x)'],
  ['<a href="javascript:alert(1)">here</a>', 'here'],
  [
    '1 &lt; 2 &amp;&amp; &eacute; &#233; &unknown; &valueOf;',
    '1 < 2 && é é \\&unknown; \\&valueOf;',
  ],
  ['2 * 3 and snake_case, _so_ _____', '2 * 3 and snake_case, \\_so\\_ _____'],
  ['List&lt;String&gt; {{name}}', 'List\\<String> \\{{name}}'],
  ['a < b and a<', 'a < b and a<'],
  ['<!-- no -->x<script>y</script><style>z</style>', 'x'],
  ['<b>never closed', '**never closed**'],
  ['<b><i>crossed</b></i>', '***crossed***'],
  ['<span lang="FR">&nbsp;text</span>', 'text'],
])('%s', (html, source) => {
  expect(htmlSource(html).source).toBe(source)
})

test('pictures are counted', () => {
  expect(htmlSource('<p>See <img src="a.png"> and <img src="b.png" alt="b"></p>').pictures).toBe(2)
})

test('text without elements renders as written', () => {
  const letters = fc.constantFrom(...'ab 1.*_`#>-+[](){}\\&;!|~=:')
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 40 }), (text) => {
      const { source } = htmlSource(text)
      const drawn = plainText(authored(source))
      expect(drawn.replace(/\s+/g, '')).toBe(text.replace(/\s+/g, ''))
    }),
    fewRuns,
  )
})

test.each(['<b>', '</b>', '<b></i>', '<!--', '<li>x', '<p ', '<a href="', '&', '<pre>'])(
  '%s, filling 200 kB, is read within the time limit',
  (piece) => {
    expect(htmlSource(piece.repeat(200_000 / piece.length)).pictures).toBe(0)
  },
  20_000,
)
