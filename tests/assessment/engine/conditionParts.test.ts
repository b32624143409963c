import { expect, test } from 'vitest'

import { partAt, withoutPart } from '#src/assessment/engine/conditionParts.ts'
import { all, answeredWith, any, not } from '#tests/support/definitions.ts'

const [a, b, c] = [answeredWith('a', 1), answeredWith('b', 2), answeredWith('c', 3)]
const condition = any(a, not(all(b, c)))

test.each([
  { path: [], part: condition, rest: condition },
  { path: [0], part: a, rest: any(not(all(b, c))) },
  { path: [1], part: not(all(b, c)), rest: any(a) },
  { path: [1, 0, 0], part: b, rest: any(a, not(all(c))) },
  { path: [1, 0, 1], part: c, rest: any(a, not(all(b))) },
])('P10: a part is found, and taken out, where it stands: $path', ({ path, part, rest }) => {
  expect(partAt(condition, path)).toEqual(part)
  expect(withoutPart(condition, path)).toEqual(rest)
})

test.each([[[2]], [[0, 0]], [[1, 0, 2]], [[1, 0, 0, 0]]])(
  'P10: a missing part is neither found nor removed: %j',
  (path) => {
    expect(partAt(condition, path)).toBeNull()
    expect(withoutPart(condition, path)).toEqual(condition)
  },
)
