import { describe, expect, test } from 'vitest'

import type { Block, Run } from '#src/builder/files/document/blocks.ts'
import { htmlBlocks } from '#src/builder/files/html/htmlBlocks.ts'

/** Blocks as lines: `1.>` for an item and its level, `**` bold, `==` marked, `//` italic. */
function shown(blocks: readonly Block[]): string[] {
  return blocks.map((block) => {
    switch (block.kind) {
      case 'paragraph':
        return `${'#'.repeat(block.heading ?? 0)}${runs(block.runs)}`
      case 'item':
        return `${'>'.repeat(block.level)}${block.label} ${runs(block.runs)}`
      case 'code':
        return `code: ${block.text}`
      case 'picture':
        return `picture: ${block.name} (${block.alternativeText})`
      case 'table':
        return block.rows
          .map((row) => row.map((cell) => shown(cell.blocks).join(' + ')).join(' | '))
          .join(' || ')
    }
  })
}

function runs(all: readonly Run[]): string {
  return all
    .map(({ text, isBold, isItalic, isCode, isMarked, href }) =>
      [
        [isBold, '**'],
        [isItalic, '//'],
        [isCode, '`'],
        [isMarked, '=='],
        [href !== undefined, '@'],
      ].reduce((sum, [is, mark]) => (is ? `${String(mark)}${sum}${String(mark)}` : sum), text),
    )
    .join('')
}

const CASES: Record<string, [html: string, ...lines: string[]][]> = {
  'HT1: lists, with the labels that they show': [
    ['<ol><li>a<li>b</ol>', '1. a', '2. b'],
    ['<ol start=3 type=A><li>a</li><li value=7>b</li><li>c</li></ol>', 'C. a', 'G. b', 'H. c'],
    ['<ol reversed start="2"><li>a<li>b</ol>', '2. a', '1. b'],
    ['<ol style="list-style-type:lower-roman" start=4><li>a</ol>', 'iv. a'],
    ['<ol><li style="list-style-type: upper-latin">a<li>b</ol>', 'A. a', '2. b'],
    ['<ul><li>a<ol><li>b<ul><li>c</ul></ol><li>d</ul>', '• a', '>1. b', '>>• c', '• d'],
    ['<ol><li>a</li><ol type=a><li>b</li></ol></ol>', '1. a', '>a. b'],
    ['<ol><li><p>a</p><p>b</p><li></ol>', '1. a', 'b', '2. '],
    [
      '<ul><li role=checkbox aria-checked=true>a<li role=checkbox aria-checked=false>b</ul>',
      '☑ a',
      '☐ b',
    ],
    ['<ol><li data-leveltext="%1)" data-aria-level=3>a</ol>', '>>1) a'],
    ['<li>a', '• a'],
    [
      '<p style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">b)<span>&nbsp; </span></span>a',
      '>b) a',
    ],
    ['<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>a', '• a'],
    ['<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">¨</span>a', '☐ a'],
    ['<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">a)</span></p>', 'a) '],
  ],
  'HT2: what is never shown is left out': [
    ['<nav>x</nav><script>x</script><style>x</style><title>x</title>a', 'a'],
    ['<p style="display:none">x</p><p hidden>x</p><p aria-hidden="true">x</p>a', 'a'],
    [
      '<style>.k { display: none } p.n{visibility:hidden}</style><b class=k>x</b><p class=n>x<p>a',
      'a',
    ],
    ['<span class="sr-only">x</span><span style="mso-hide:all">x</span>a', 'a'],
    ['<div style="display:none"><p>x</div>a<!-- x --><template>x</template>', 'a'],
    ['a&shy;b\u200bc &nbsp;  d', 'abc d'],
  ],
  'HT3: type that sets a text apart': [
    ['a <b>b</b> <i>c</i> <code>d</code> <mark>e</mark> <u>f</u>', 'a **b** //c// `d` ==e== ==f=='],
    ['<b style="font-weight:normal">a <span style="font-weight:700">b</span></b>', 'a **b**'],
    [
      '<style>.s1{font-weight:bold} b{font-weight:400}</style><i class="x s1">a</i><b>b</b>',
      '//**a**//b',
    ],
    [
      '<span style="background:yellow">a</span> <span style="background-color:#d9ead3">b</span>',
      '==a== ==b==',
    ],
    [
      '<span style="background:#fff">a</span><span style="background-color:rgb(246, 248, 250)">b</span><span style="background-color:rgba(255,0,0,0)">c</span>',
      'abc',
    ],
    ['<p style="background:yellow">a</p>', 'a'],
    ['<font color="#ff0000">a</font><span style="color:#333">b</span>', '==a==b'],
    [
      '<a href="https://example.org"><span style="color:#1155cc;text-decoration:underline">a</span></a>',
      '@==a==@',
    ],
    [
      '<span style="font-family:Consolas, serif">a</span><span style="font-family:Arial">b</span>',
      '`a`b',
    ],
    ['10<sup>6</sup> H<sub>2</sub>O', '10⁶ H₂O'],
    ['<h2>a</h2><p role=heading aria-level=3>b', '##a', '###b'],
  ],
  'HT4: tables': [
    ['<table><tr><th>a<th>b<tr><td>c<td>d</table>', 'a | b || c | d'],
    [
      '<table><tr><td colspan=2>a<td>b<tr><td rowspan=2>c<td>d<td>e<tr><td>f<td>g</table>',
      'a |  | b || c | d | e ||  | f | g',
    ],
    ['<table><tr style="display:none"><td>x<td>x<tr><td>a<td>b<td hidden>x</table>', 'a | b'],
    ['<table><col><col style="display:none"><tr><td>a<td>x<td>b</table>', 'a | b'],
    ['<table><tr><td>a<br>b<td><ol><li>c</ol></table>', 'a\nb | 1. c'],
    ['<table><tr><td>a<tr><td>b</table>', 'a', 'b'],
    ['<table><tr><td>a<td><table><tr><td>b<td>c</table><td>d</table>e', 'a', 'b | c', 'd', 'e'],
  ],
  'HT5: code': [
    ['<pre>\nif (a &lt; b)\n  c\n</pre>', 'code: if (a < b)\n  c'],
    ['<pre><div>js</div><button>Copy</button><code>a\n\nb</code></pre>', 'code: a\n\nb'],
    ['<pre><div>a</div><div>b</div></pre>', 'code: a\nb'],
    ['<pre>a<br>b</pre>c', 'code: a\nb', 'c'],
    ['<ol><li><pre>a</pre></ol>', '1. ', 'code: a'],
  ],
  'HT6: boxes, choices and fields of forms': [
    ['<input type=radio> a<br><input type=radio checked> b', '☐ a', '☑ b'],
    [
      '<label>a <input type=checkbox></label><label>b <input type=checkbox checked></label>',
      '☐ a',
      '☑ b',
    ],
    ['<ol type=a><li><input type=radio checked>a<li><input type=radio>b</ol>', '☑ a. a', '☐ b. b'],
    ['<input type=radio><label><span>a. </span><div>b</div></label>', '☐ a. b'],
    ['<select><option value="">Choose<option>a<option selected>b</select>', '☐ a', '☑ b'],
    ['a <input> b <input type=hidden><textarea>x</textarea>', 'a ____ b'],
    ['<details><summary>a</summary>b</details>', 'a', 'b'],
  ],
  'HT7: lines': [
    ['a<br>b<br><br>c', 'a\nb', 'c'],
    ['<div>a</div><div><br></div><div>b</div>', 'a', '', 'b'],
    ['<p>a</p>\n\n <p>&nbsp;</p><p>b  \n c</p>', 'a', '', 'b c'],
    ['<span style="white-space:pre-wrap">a  b\nc</span>', 'a  b\nc'],
    ['<p>a<span style="mso-tab-count:1">&nbsp;&nbsp; </span>b', 'a\tb'],
    ['<p>a<p>b<div>c', 'a', 'b', 'c'],
    ['<b>a<p>b</b>c', '**a**', '**b**', 'c'],
    ['</p></div>a</b>', 'a'],
  ],
  'HT8: pictures by their names, and formulas': [
    [
      'a<img src="https://example.org/x/map.png?v=2" alt="A map">b',
      'ab',
      'picture: map.png (A map)',
    ],
    ['<img src="data:image/png;base64,AAAA">', 'picture:  ()'],
    ['<img src=x.gif width=1 height=1><img alt="✅">', '✅'],
    [
      '<span class=katex><math><semantics><msup><mi>x</mi><mn>2</mn></msup><annotation encoding="application/x-tex">x^2</annotation></semantics></math><span aria-hidden=true>x2</span></span>',
      'x²',
    ],
    [
      '<math><mfrac><mn>1</mn><mn>2</mn></mfrac><msub><mi>x</mi><mi>i</mi></msub></math>',
      '1/2x_(i)',
    ],
    ['<math><annotation encoding="application/x-tex">\\frac12</annotation></math>', '`\\frac12`'],
  ],
}

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  test.each(cases)('%s', (html, ...lines) => {
    expect(shown(htmlBlocks(html))).toEqual(lines)
  })
})

test.each([
  '<ol><li>x',
  '<b>',
  '<div>',
  '<table><tr><td>',
  '</b>',
  '<b></i>',
  '<math><msup>',
  '<pre>',
])(
  '%s, 50,000 levels deep, is read within the time limit',
  (piece) => {
    const blocks = htmlBlocks(`${piece.repeat(50_000)}y`)
    expect(blocks.length).toBeGreaterThan(0)
    expect(
      Math.max(0, ...blocks.map((block) => ('level' in block ? block.level : 0))),
    ).toBeLessThan(9)
  },
  20_000,
)
