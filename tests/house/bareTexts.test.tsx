// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'

import { watchBareTexts } from '#tests/support/screens/bareTexts.ts'

const found: string[] = []
let stop: () => void = () => undefined
afterEach(() => {
  cleanup()
  stop()
  found.length = 0
})

/** What is reported when React draws one in place of the other. */
function reported(first: ReactNode, then: ReactNode): readonly string[] {
  stop = watchBareTexts((what) => found.push(what))
  const { rerender } = render(<main>{first}</main>)
  expect(found).toEqual([])
  rerender(<main>{then}</main>)
  return found
}

const saved = <b key="saved">Saved</b>

test.each([
  ['changes', <p key="p">{[1, ' of 2']}</p>, <p key="p">{[2, ' of 2']}</p>],
  ['comes', <p key="p">{[saved, null]}</p>, <p key="p">{[saved, 'now']}</p>],
  ['goes', <p key="p">{[saved, 'now']}</p>, <p key="p">{[saved, null]}</p>],
  ['gets an element before it', <p key="p">{[null, 'now']}</p>, <p key="p">{[saved, 'now']}</p>],
])('a text that %s beside others is reported', (_, first, then) => {
  expect(reported(first, then)).toHaveLength(1)
})

test('a text that is all its element holds is not reported', () => {
  expect(reported(<p key="p">1 of 2</p>, <p key="p">2 of 2</p>)).toEqual([])
  expect(reported(<p key="p">{[saved, <i key="i">1</i>]}</p>, <p key="p">now</p>)).toEqual([])
})
