import { afterEach, beforeAll, expect, test } from 'vitest'

import { watchManyLines } from '#src/ui/layout/manyLines.ts'

beforeAll(watchManyLines)

afterEach(() => {
  document.body.replaceChildren()
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
})

test('the page renders everything while a text area has many lines', () => {
  const area = fieldOf('a\n'.repeat(498))
  type(area)
  expect(drawsEverything()).toBe(false)
  area.value += '\n'
  type(area)
  expect(drawsEverything()).toBe(true)
})

test('also while another field has the focus, until the text area is removed', () => {
  const area = fieldOf('a\n'.repeat(2_000))
  const other = fieldOf('b')
  area.dispatchEvent(new Event('focusin', { bubbles: true }))
  other.dispatchEvent(new Event('focusin', { bubbles: true }))
  expect(drawsEverything()).toBe(true)
  area.remove()
  other.dispatchEvent(new Event('keydown', { bubbles: true }))
  expect(drawsEverything()).toBe(false)
})

function drawsEverything(): boolean {
  return document.documentElement.hasAttribute('data-many-lines')
}

function fieldOf(text: string): HTMLTextAreaElement {
  const area = document.createElement('textarea')
  area.value = text
  document.body.append(area)
  return area
}

function type(area: HTMLTextAreaElement): void {
  area.dispatchEvent(new Event('input', { bubbles: true }))
}
