import { expect, test } from 'vitest'

import { RESPONSE_FORMATS } from '#src/review/files/responseFormats.ts'
import { anAssessment, longText } from '#tests/support/definitions.ts'
import { exported, submitted, versionsOf } from '#tests/support/exports/submittedRecords.ts'

const definition = anAssessment(longText('why'))
const longest = submitted({ why: 'x'.repeat(40_000) })

test.each(RESPONSE_FORMATS)('$label has a writer', ({ name: format }) => {
  const none = exported(versionsOf(definition), [], { format })
  const one = exported(versionsOf(definition), [longest], { format })
  expect(one.responses).toBe(1)
  expect(one.file.size).toBeGreaterThan(none.file.size)
  expect(one.file.type).not.toBe('')
})

test.each(RESPONSE_FORMATS)(
  '$label shortens only if a program limits it',
  ({ name, limitedBy }) => {
    const { shortened } = exported(versionsOf(definition), [longest], { format: name })
    expect(shortened).toBe(limitedBy === null ? 0 : 1)
  },
)

test.each(RESPONSE_FORMATS)('$label has codes only if it has words', async ({ name, hasWords }) => {
  const [labels, codes] = await Promise.all(
    (['labels', 'codes'] as const).map((words) =>
      exported(versionsOf(definition), [], { format: name, words }).file.text(),
    ),
  )
  expect(labels !== codes).toBe(hasWords)
})

test.each(RESPONSE_FORMATS)(
  '$label may start with a byte order mark only if it says so',
  async ({ name: format, hasByteOrderMark }) => {
    const { file } = exported(versionsOf(definition), [], { format, byteOrderMark: true })
    const [first] = new Uint8Array(await file.arrayBuffer())
    expect(first === 0xef).toBe(hasByteOrderMark)
  },
)
