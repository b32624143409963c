import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { AuthoredText } from '#schemas/authoredText.ts'
import { parseMarkdown } from '#src/builder/files/markdown.ts'
import { AuthoredTree } from '#src/assessment/renderer/text/AuthoredTree.tsx'

const rich: AuthoredText = {
  source: 'never drawn',
  tree: [
    {
      kind: 'paragraph',
      children: [
        { kind: 'text', text: 'Read ' },
        { kind: 'strong', children: [{ kind: 'text', text: 'all' }] },
        { kind: 'lineBreak' },
        { kind: 'link', href: 'https://example.org/', children: [{ kind: 'text', text: 'here' }] },
        { kind: 'code', text: '<b>' },
      ],
    },
    { kind: 'codeBlock', language: 'js', text: 'let a\nlet b' },
    {
      kind: 'list',
      ordered: true,
      items: [[{ kind: 'paragraph', children: [{ kind: 'text', text: 'one' }] }]],
    },
  ],
}

test('the tree renders as elements, and markup in it stays text', () => {
  const { container } = render(<AuthoredTree text={rich} />)
  expect(container.querySelector('strong')).toHaveTextContent('all')
  expect(container.querySelector('pre')?.textContent).toBe('let a\nlet b')
  expect(screen.getByRole('listitem')).toHaveTextContent('one')
  expect(screen.getByText('<b>').tagName).toBe('CODE')
  expect(container).not.toHaveTextContent('never drawn')
})

test('links are plain text for candidates and links for staff', () => {
  const { rerender } = render(<AuthoredTree text={rich} />)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  rerender(<AuthoredTree text={rich} links="live" />)
  const link = screen.getByRole('link', { name: 'here' })
  expect(link).toHaveAttribute('href', 'https://example.org/')
  expect(link).toHaveAttribute('rel', 'noreferrer')
})

test('inline, nothing is rendered that a label can’t contain', () => {
  const { container } = render(<AuthoredTree text={rich} inline />)
  expect(container.querySelector('p, pre, ol, li, div > div')).toBeNull()
})

test('thousands of lines have no element each, and every line is there in order', () => {
  const lines = Array.from({ length: 5_000 }, (_, at) => `- line ${at}`)
  const text = parseMarkdown(`${lines.join('\n')}\n{{name}}`)
  const { container } = render(<AuthoredTree text={{ source: '', tree: text }} />)
  expect(container.querySelectorAll('*').length).toBeLessThan(10)
  expect(container.textContent.split('\n').slice(0, 5_000)).toEqual(lines)
})

test('a few lines break as elements', () => {
  const { container } = render(
    <AuthoredTree text={{ source: '', tree: parseMarkdown('a\\\nb') }} />,
  )
  expect(container.querySelectorAll('br')).toHaveLength(1)
})

test('thousands of paragraphs have no element each, and are separated by blank lines', () => {
  const lines = Array.from({ length: 5_000 }, (_, at) => `line ${at}`)
  const tree = parseMarkdown(lines.join('\n\n'))
  const { container } = render(<AuthoredTree text={{ source: '', tree }} />)
  expect(container.querySelectorAll('*').length).toBeLessThan(60)
  expect(container.querySelector('p')).toHaveTextContent(/^line 0$/)
  expect(container.querySelector('p:last-child')?.textContent).toMatch(/^line 40\n\nline 41\n\n/)
  expect(container.textContent.match(/line \d+/g)).toEqual(lines)
})
