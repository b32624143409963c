import { expect, test } from 'vitest'

import { kindHint, kindName, questionKinds } from '#src/builder/screens/fields/kindLooks.tsx'

test('each kind is offered once, with a name and a hint in sentence case', () => {
  expect(questionKinds[0]).toBe('singleChoice')
  expect(questionKinds.at(-1)).toBe('statement')
  expect(new Set(questionKinds.map(kindName)).size).toBe(questionKinds.length)
  for (const kind of questionKinds) {
    expect(kindName(kind)).toMatch(/^[A-Z]/)
    expect(kindHint(kind)).toMatch(/^[A-Z][^.]*$/)
  }
})
