import { afterEach, expect, test, vi } from 'vitest'

import { growAreas } from '#src/ui/layout/growingAreas.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

test('a text area grows in browsers without field-sizing, if its styles say so', () => {
  vi.stubGlobal('CSS', { supports: () => false })
  growAreas()
  expect(heightAfterTyping('yes')).toBe('300px')
  expect(heightAfterTyping('no')).toBe('')
})

test('other browsers do it themselves', () => {
  const listen = vi.spyOn(document, 'addEventListener')
  vi.stubGlobal('CSS', { supports: () => true })
  growAreas()
  expect(listen).not.toHaveBeenCalled()
})

function heightAfterTyping(grows: string): string {
  const area = document.createElement('textarea')
  area.style.setProperty('--grows', grows)
  Object.defineProperty(area, 'scrollHeight', { value: 300 })
  document.body.append(area)
  area.dispatchEvent(new Event('input', { bubbles: true }))
  return area.style.height
}
