/**
 * The worst-case cost of parsing an author's text, in CPU time. The longest text that is still
 * parsed costs the most, because longer ones are rendered as plain text.
 */
import { expect, test } from 'playwright/test'
import { parseMarkdown } from '#src/builder/files/markdown.ts'
import { hostileTexts } from '#tests/support/hostileTexts.ts'

const ROUNDS = 9
const WORST = 12

test('no text of 20,000 characters takes long to parse', () => {
  const costs = hostileTexts().flatMap(({ unit, texts }) =>
    texts.map((text) => ({ unit, length: text.length, milliseconds: medianCost(text) })),
  )
  costs.sort((a, b) => b.milliseconds - a.milliseconds)
  const lines = costs.slice(0, WORST).map(({ unit, length, milliseconds }) => {
    return `  ${milliseconds.toFixed(1)}: ${length} characters of ${JSON.stringify(unit)}`
  })
  console.log(`\nMilliseconds to read a text, the slowest\n${lines.join('\n')}\n`)
  expect(costs.length).toBeGreaterThan(WORST)
})

function medianCost(text: string): number {
  const costs = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage()
    parseMarkdown(text)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return costs.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN
}
