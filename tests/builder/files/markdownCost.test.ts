import { expect, test } from 'vitest'

import { parseMarkdown } from '#src/builder/files/markdown.ts'
import { hostileTexts } from '#tests/support/hostileTexts.ts'

/** How many list items are moved or copied meanwhile, which is where a parser spends its time. */
function itemsMoved(work: () => void): number {
  const { splice, slice } = Array.prototype
  let moved = 0
  Object.assign(Array.prototype, {
    splice(this: unknown[], ...given: [number, number?, ...unknown[]]) {
      const [start] = given
      moved += start < 0 ? -start : Math.max(0, this.length - start) + given.length
      return Reflect.apply(splice, this, given)
    },
    slice(this: unknown[], ...given: number[]) {
      const copied: unknown[] = Reflect.apply(slice, this, given)
      moved += copied.length
      return copied
    },
  })
  try {
    work()
  } finally {
    Object.assign(Array.prototype, { splice, slice })
  }
  return moved
}

test.each(hostileTexts())('$unit repeated is read in bounded work', ({ texts }) => {
  const most = Math.max(...texts.map((text) => itemsMoved(() => parseMarkdown(text))))
  // 20,000 characters of underlined headings would move 176 million.
  expect(most).toBeLessThan(500_000)
})

test.each(hostileTexts())('$unit repeated makes a tree of bounded size', ({ texts }) => {
  const sizes = texts.map((text) => partsIn(parseMarkdown(text)) - partsQuoted(text))
  // Each part is checked and written on every save.
  expect(Math.max(...sizes)).toBeLessThan(MAX_PARTS)
})

const MAX_PARTS = 4_500

/** Every reference is a part of its own, and so is the text after it. */
function partsQuoted(text: string): number {
  return (text.match(/\{\{/g)?.length ?? 0) * 2
}

function partsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum: number, each) => sum + partsIn(each), 1)
}
