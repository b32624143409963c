import { expect, test } from 'vitest'
import { shownTexts } from '#src/builder/screens/paste/pastedWords.ts'

const prose = (text: string) => ({ isCode: false, text })
const code = (text: string) => ({ isCode: true, text })

test.each([
  ['**Which** `type`?', [prose('Which type?')]],
  ['## What\n\n2 \\* 3 is _six_', [prose('What\n\n2 * 3 is six')]],
  [
    'Before\n\n```js\na * b * c\n```\n\n~~~\n```\n~~~\nafter',
    [prose('Before'), code('a * b * c'), code('```'), prose('after')],
  ],
  ['```\n```\nonly', [prose('only')]],
  ['```js\nopen', [code('open')]],
  ['snake_case_name * 2', [prose('snake_case_name * 2')]],
])('%j is shown without its marks', (source, texts) => {
  expect(shownTexts(source)).toEqual(texts)
})
