import { expect, test } from 'vitest'
import { createKeyedListeners, createListeners, createStore } from '#src/base/store.ts'

test('each listener is notified once per change, and not after unsubscribing', () => {
  const store = createStore(1)
  const heard: string[] = []
  const stopFirst = store.subscribe(() => heard.push(`first ${store.getState()}`))
  store.subscribe(() => heard.push(`second ${store.getState()}`))

  store.set(2)
  stopFirst()
  store.set(3)

  expect(heard).toEqual(['first 2', 'second 2', 'second 3'])
})

test('unsubscribing during a notification skips no other listener', () => {
  const { subscribe, notify } = createListeners()
  const heard: string[] = []
  const stop = subscribe(() => {
    heard.push('first')
    stop()
  })
  subscribe(() => heard.push('second'))

  notify()
  notify()

  expect(heard).toEqual(['first', 'second', 'second'])
})

test('work starts with the first listener and ends with the last', () => {
  const work: string[] = []
  const { subscribe } = createListeners(() => {
    work.push('begins')
    return () => work.push('ends')
  })
  const stopOne = subscribe(() => undefined)
  const stopOther = subscribe(() => undefined)
  stopOne()
  stopOne()
  expect(work).toEqual(['begins'])
  stopOther()
  subscribe(() => undefined)
  expect(work).toEqual(['begins', 'ends', 'begins'])
})

test('a listener to several keys is called once, and for no other keys', () => {
  const { subscribe, notify } = createKeyedListeners()
  const heard: string[] = []
  const stopBoth = subscribe(['a', 'b'], () => heard.push('both'))
  subscribe(['b'], () => heard.push('b'))

  notify(['a', 'b', 'c'])
  notify(['a'])
  notify(['c'])
  stopBoth()
  notify(['a', 'b'])

  expect(heard).toEqual(['both', 'b', 'both', 'b'])
})

test('a listener that stops another one during a notification skips nobody', () => {
  const { subscribe, notify } = createKeyedListeners()
  const heard: string[] = []
  const stop = subscribe(['a'], () => {
    heard.push('first')
    stop()
  })
  subscribe(['a'], () => heard.push('second'))

  notify(['a'])
  notify(['a'])

  expect(heard).toEqual(['first', 'second', 'second'])
})
