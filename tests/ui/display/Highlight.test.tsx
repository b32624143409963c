import { render } from '@testing-library/react'
import { expect, test } from 'vitest'

import { Highlight } from '#src/ui/display/Highlight.tsx'

const marked = (text: string, search: string) => {
  const { container } = render(<Highlight text={text} search={search} />)
  expect(container).toHaveTextContent(text)
  return [...container.querySelectorAll('mark')].map((mark) => mark.textContent)
}

test('marks every word of the search, whatever its case', () => {
  expect(marked('Ada Lovelace', 'love AD')).toEqual(['Ad', 'Love'])
})

test('finds letters without their accents, as the search does', () => {
  expect(marked('José Nuñez', 'jose nunez')).toEqual(['José', 'Nuñez'])
})

test('treats special characters literally', () => {
  expect(marked('C++ (senior)', 'c++ (')).toEqual(['C++', '('])
})

test('marks nothing without a search', () => {
  expect(marked('Ada', '  ')).toEqual([])
})
