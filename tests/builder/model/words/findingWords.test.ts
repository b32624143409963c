import { expect, test } from 'vitest'

import { checkReadiness } from '#src/builder/model/readiness/checkReadiness.ts'
import { proveReadiness } from '#src/builder/model/readiness/proveReadiness.ts'
import { findingWords } from '#src/builder/model/words/findingWords.ts'

import { findingCases } from '#tests/support/findingCases.ts'

test.each(Object.entries(findingCases))('%s has words', (kind, [definition, title, published]) => {
  const findings = published
    ? checkReadiness(definition, { version: 2, definition: published, fixedKeys: [] })
    : proveReadiness(definition).findings
  const finding = findings.find((each) => each.kind === kind)
  expect(finding).toBeDefined()
  const words = findingWords(finding!, definition)
  expect(words.title).toBe(title)
  expect(words.why).toMatch(/\.$/)
  expect(words.fix).toMatch(/^[A-Z]/)
  expect(Object.values(words).join(' ')).not.toMatch(/undefined|“”|!/)
})
