import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStore } from '#src/base/store.ts'
import { afterPress, betweenPresses, endPress, watchPresses } from '#src/ui/press.ts'
import { eventually } from '#tests/support/eventually.ts'

let stop = () => undefined as void
beforeEach(() => {
  stop = watchPresses()
})
afterEach(() => stop())

const point = (name: string, init: PointerEventInit = {}) =>
  window.dispatchEvent(
    new PointerEvent(name, { isPrimary: true, pointerType: 'mouse', buttons: 1, ...init }),
  )
const click = () => {
  point('pointerup', { buttons: 0 })
  window.dispatchEvent(new MouseEvent('click'))
}

test('a task runs at once while nothing is pressed', () => {
  const done: string[] = []
  afterPress(() => done.push('a'))
  expect(done).toEqual(['a'])
})

test('tasks wait for the release, in their order, and run after the handlers of the click', async () => {
  const done: string[] = []
  point('pointerdown')
  afterPress(() => done.push('a'))
  afterPress(() => done.push('b'))
  expect(done).toEqual([])
  window.addEventListener('click', () => done.push('click'), { once: true })
  click()
  await eventually(() => expect(done).toEqual(['click', 'a', 'b']))
})

test('a task of the click runs at once, after those that waited', () => {
  const done: string[] = []
  point('pointerdown')
  afterPress(() => done.push('waited'))
  window.addEventListener('click', () => afterPress(() => done.push('click')), { once: true })
  click()
  expect(done).toEqual(['waited', 'click'])
})

test.each([
  ['the pointer is released elsewhere', () => point('pointerup', { buttons: 0 })],
  ['a touch becomes a scroll', () => point('pointercancel')],
  ['the pointer comes back released', () => point('pointermove', { buttons: 0 })],
  ['the press becomes a drag', () => endPress()],
  ['a key is pressed', () => window.dispatchEvent(new KeyboardEvent('keydown'))],
  ['nothing observes the pointer any more', () => stop()],
])('a press without a click ends when %s', async (_, end) => {
  const done: string[] = []
  point('pointerdown')
  point('pointermove')
  afterPress(() => done.push('a'))
  expect(done).toEqual([])
  end()
  await eventually(() => expect(done).toEqual(['a']))
})

test('neither the second button nor a second finger is a press', () => {
  const done: string[] = []
  point('pointerdown', { button: 2 })
  point('pointerdown', { isPrimary: false })
  afterPress(() => done.push('a'))
  expect(done).toEqual(['a'])
})

test('a store keeps its state during a press, and reports once what changed', async () => {
  const source = createStore(1)
  const shown = betweenPresses(source)
  const seen: number[] = []
  const unsubscribe = shown.subscribe(() => seen.push(shown.getState()))
  point('pointerdown')
  source.set(2)
  source.set(3)
  expect(shown.getState()).toBe(1)
  click()
  await eventually(() => expect(seen).toEqual([3]))
  source.set(4)
  expect(seen).toEqual([3, 4])
  unsubscribe()
  source.set(5)
  expect(shown.getState()).toBe(5)
})

test('a store that changes after it was read and before it is observed shows the change', () => {
  const source = createStore(1)
  const shown = betweenPresses(source)
  expect(shown.getState()).toBe(1)
  source.set(2)
  const seen: number[] = []
  shown.subscribe(() => seen.push(shown.getState()))
  expect(shown.getState()).toBe(2)
  expect(seen).toEqual([2])
})
