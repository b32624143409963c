import fc from 'fast-check'
import { expect, test } from 'vitest'

import { authoredPartsSchema, authoredTextSchema } from '#schemas/authoredText.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

/** Nearly an authored text: any part may be missing, doubled, or of another shape. */
const nearly = (valid: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { arbitrary: valid, weight: 8 },
    { arbitrary: fc.constantFrom(null, undefined, 3, 'text', [], {}), weight: 1 },
  )
const withMore = (of: fc.Arbitrary<object>) =>
  fc.tuple(of, fc.constantFrom({}, {}, {}, { more: 1 })).map(([one, more]) => ({ ...one, ...more }))
const some = (of: fc.Arbitrary<unknown>) => nearly(fc.array(nearly(of), { maxLength: 3 }))

const inline = withMore(
  fc.record(
    {
      kind: fc.constantFrom('text', 'text', 'text', 'code', 'lineBreak', 'html'),
      text: nearly(fc.string()),
    },
    { requiredKeys: ['kind'] },
  ),
)
const block = withMore(
  fc.record(
    {
      kind: fc.constantFrom('paragraph', 'paragraph', 'paragraph', 'codeBlock', 'html'),
      children: some(inline),
    },
    { requiredKeys: ['kind'] },
  ),
)
const text = nearly(
  withMore(fc.record({ source: nearly(fc.string()), tree: some(block) }, { requiredKeys: [] })),
)

test('a text is accepted exactly if each of its parts is', () => {
  const seen = { right: 0, wrong: 0 }
  fc.assert(
    fc.property(text, (value) => {
      const inParts = authoredPartsSchema.safeParse(value)
      const whole = authoredTextSchema.safeParse(value)
      seen[inParts.success ? 'right' : 'wrong'] += 1
      expect(whole.success).toBe(inParts.success)
      // Where it is wrong is said as exactly.
      const places = ({ error }: typeof whole) => error?.issues.map(({ path }) => path)
      expect(places(whole)).toEqual(places(inParts))
    }),
    propertyRuns,
  )
  expect(Math.min(seen.right, seen.wrong)).toBeGreaterThan(20)
})
