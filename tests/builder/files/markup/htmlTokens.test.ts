import { expect, test } from 'vitest'

import { withEntities } from '#src/builder/files/markup/entities.ts'
import { attributesOf, htmlTokens } from '#src/builder/files/markup/htmlTokens.ts'

/** As one text: tags by their names, texts between them. */
function shown(html: string): string {
  return [...htmlTokens(html)]
    .map((token) =>
      token.kind === 'text' ? token.text : `[${token.kind === 'close' ? '/' : ''}${token.name}]`,
    )
    .join('')
}

test.each([
  ['<P Class=x>a</P>', '[p]a[/p]'],
  ['<a title="1 > 0">b</a>', '[a]b[/a]'],
  ["<a title='<b>'>b</a>", '[a]b[/a]'],
  ['<a title="never closed>b</a>', '[a]b[/a]'],
  ["it's <b>Ann's</b>", "it's [b]Ann's[/b]"],
  ["<p it's>b</p>", '[p]b[/p]'],
  ['<o:p>&nbsp;</o:p><v:shape/>x', '[o:p]\u00a0[/o:p][v:shape]x'],
  ['<google-sheets-html-origin>x', '[google-sheets-html-origin]x'],
  ['<!DOCTYPE html><?xml version="1.0"?>x', 'x'],
  ['<![if !supportLists]>1.<![endif]>x', '1.x'],
  ['<!--[if gte mso 9]><xml>a</xml><![endif]-->x', 'x'],
  ['<style><!-- p > b {} --></style>x', '[style]<!-- p > b {} -->[/style]x'],
  ['<script>if (a<b) "</p>"</SCRIPT>x', '[script]if (a<b) "</p>"[/script]x'],
  ['<style>p {}', '[style]p {}'],
  ['a < b, c<d, 1<2>3 and <', 'a < b, c<d, 1<2>3 and <'],
  ['<!-- never closed <b>x</b>', '<!-- never closed [b]x[/b]'],
  ['<?php echo 1 ?>', '<?php echo 1 ?>'],
])('%s', (html, tokens) => {
  expect(shown(html)).toBe(tokens)
})

test.each([
  ['&lt;&amp;&quot;', '<&"'],
  ['&alpha;&Omega;&rho;&Sigma;&sigmaf;', 'αΩρΣς'],
  ['&frac12;&yuml;&nbsp;&iquest;', '½ÿ\u00a0¿'],
  ['&check;&ne;&rarr;&hellip;&zwj;', '✓≠→…\u200d'],
  ['&#x2713;&#150;&#65;&#xD800;&#0;', '✓–A&#xD800;&#0;'],
  ['&unknown;&valueOf;&;&amp', '&unknown;&valueOf;&;&amp'],
])('%s', (written, text) => {
  expect(withEntities(written)).toBe(text)
})

test('attributes with and without quotes and values', () => {
  const found = attributesOf(` STYLE='a "b"' checked type=radio\n value = "1 &lt; 2" x="" y=a/b`)
  expect(Object.fromEntries(found)).toEqual({
    style: 'a "b"',
    checked: '',
    type: 'radio',
    value: '1 < 2',
    x: '',
    y: 'a/b',
  })
})

test('a name within another value is no attribute', () => {
  expect(attributesOf(` title="it is hidden style=x"`).has('hidden')).toBe(false)
})

test.each([
  '<a href="',
  `<a x='"`,
  '<a b=">',
  `<a '"<`,
  '<!',
  '<![',
  '<style>',
  '<!--',
  '</',
  '&#',
])(
  '%s, filling 200 kB, is read within the time limit',
  (piece) => {
    for (const end of ['', '>', '">', "'>"]) {
      const html = piece.repeat(200_000 / piece.length) + end
      expect(shown(html).length).toBeLessThanOrEqual(html.length)
    }
  },
  20_000,
)
