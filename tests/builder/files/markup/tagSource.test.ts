import { expect, test } from 'vitest'

import { optionSource, tagSource } from '#src/builder/files/markup/tagSource.ts'

test.each([
  ['It is <i>so</i>, <b> very </b> so', 'It is *so*, **very** so'],
  ['10<sup>6</sup> and `10<sup>6</sup>`', '10⁶ and `10<sup>6</sup>`'],
  ['one<br />two <br> three', 'one  \ntwo   \n three'],
  ['<a target="_blank" href="https://example.org/x">here</a>', '[here](https://example.org/x)'],
  ['```html\n<b>x</b>\n```\n<b>y</b>', '```html\n<b>x</b>\n```\n**y**'],
  ['List<String> and <p> and a < b', 'List<String> and <p> and a < b'],
  ['What does <b> do?', 'What does <b> do?'],
  ['<code>a</code> and <kbd>b</kbd>', '`a` and `b`'],
])('%j', (markdown, source) => {
  expect(tagSource(markdown)).toEqual({ source, pictures: 0 })
})

test('pictures leave their description', () => {
  expect(
    tagSource('See <img src="a.png" alt="the plan"> and ![a map](b.png) <img src=c.png>'),
  ).toEqual({
    source: 'See the plan and ![a map](b.png)',
    pictures: 3,
  })
})

test('pictures without a description leave nothing', () => {
  expect(tagSource('See ![](a.png) now')).toEqual({ source: 'See  now', pictures: 1 })
})

test('escaped elements stay', () => {
  const source = '\\<b>x\\</b> \\<img src="a"> \\<a href="https://a.test">x</a>'
  expect(tagSource(source)).toEqual({ source, pictures: 0 })
})

test('in an option line breaks and Markdown pictures are converted', () => {
  expect(optionSource('`null` <br /> `null`, <b>x</b> `<br>` <img src="x">')).toEqual({
    source: '`null`  \n`null`, <b>x</b> `<br>` <img src="x">',
    pictures: 0,
  })
  expect(optionSource('![](a.png) ![A tree](b.png)')).toEqual({
    source: '![A tree](b.png)',
    pictures: 2,
  })
})

test.each(['<b>', '`', '```\n', '<img ', '![', '<a href="', '<br>', '<br> '])(
  '%j, filling 500 kB, is read within the time limit',
  (piece) => {
    expect(tagSource(piece.repeat(500_000 / piece.length)).pictures).toBe(0)
  },
  20_000,
)
