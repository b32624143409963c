import { expect, test } from 'vitest'

import { parseMarkdown } from '#src/exchange/markdown.ts'
import { hostileTexts } from '#tests/support/hostileTexts.ts'

/** How many items of lists are moved or copied meanwhile: what a parser spends its time on. */
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

test.each(hostileTexts())('$unit over and over is read in bounded work', ({ texts }) => {
  const most = Math.max(...texts.map((text) => itemsMoved(() => parseMarkdown(text))))
  // 20,000 characters of headings that are underlined would move 176 million.
  expect(most).toBeLessThan(500_000)
})
