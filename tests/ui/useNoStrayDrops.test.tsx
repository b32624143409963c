import { createEvent, fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'

import { useNoStrayDrops } from '#src/ui/useNoStrayDrops.ts'

function Page() {
  useNoStrayDrops()
  return (
    <>
      <p>Beside</p>
      <input type="file" aria-label="File" />
    </>
  )
}

/** Whether the browser would open what is dragged there in place of the page. */
function opens(target: Element, kind: 'file' | 'string'): boolean {
  return (['dragOver', 'drop'] as const).some((name) => {
    const event = createEvent[name](target, { dataTransfer: { items: [{ kind }] } })
    fireEvent(target, event)
    return !event.defaultPrevented
  })
}

test('a file that is dropped beside the field for it does not open in place of the page', () => {
  const { getByText, getByLabelText, unmount } = render(<Page />)
  const beside = getByText('Beside')
  expect(opens(beside, 'file')).toBe(false)
  expect(opens(getByLabelText('File'), 'file')).toBe(true)
  expect(opens(beside, 'string')).toBe(true)
  unmount()
  document.body.append(beside)
  expect(opens(beside, 'file')).toBe(true)
})
