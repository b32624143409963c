// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'

import type { Activity } from '#schemas/activity.ts'
import { type Recorder, startRecorder } from '#src/taking/screens/attempt/recorder.ts'

let recorder: Recorder | null = null
let hidden = false
let now = 0

vi.spyOn(performance, 'now').mockImplementation(() => now)
Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true })

afterEach(() => {
  recorder?.stop()
  hidden = false
})

function start(before?: Activity) {
  const saved: Activity[] = []
  const onRecorded = (activity: Activity) => saved.push(activity)
  recorder = startRecorder({ before, place: 's1', onRecorded })
  return { recorder, saved }
}

function turn(isHidden: boolean) {
  hidden = isHidden
  document.dispatchEvent(new Event('visibilitychange'))
}

function pasteInto(element: Element, text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
}

function card(questionId: string): Element {
  document.body.innerHTML = `<p>Outside</p><div data-question="${questionId}"><textarea></textarea></div>`
  const field = document.querySelector('textarea')
  if (field === null) throw new Error('It was just added')
  return field
}

test('a page that is hidden and shown again is recorded and saved both times', () => {
  const { saved } = start()
  now += 40
  turn(true)
  now += 500
  turn(false)
  expect(saved.map(({ events }) => events)).toEqual([
    [{ kind: 'hidden', at: expect.any(String) }],
    [{ kind: 'hidden', at: expect.any(String), ms: 500 }],
  ])
  expect(saved.at(-1)?.pages).toEqual([{ place: 's1', visibleMs: 40 }])
})

test('a page that is left is not recorded as hidden', () => {
  const { recorder: recording, saved } = start()
  window.dispatchEvent(new Event('pagehide'))
  turn(true)
  expect(saved).toEqual([])
  expect(recording.read().events).toEqual([])
})

test('pasting is recorded with its question and length, and never with the text', () => {
  const { saved } = start()
  const field = card('why')
  field.addEventListener('paste', (event) => event.stopPropagation())
  pasteInto(field, 'secret 👩‍💻')
  expect(saved.at(-1)?.events).toEqual([
    { kind: 'pasted', at: expect.any(String), questionId: 'why', length: 10 },
  ])
  expect(JSON.stringify(saved)).not.toContain('secret')
})

test('pasting outside of a question, or without any text, is not recorded', () => {
  const { saved } = start()
  const field = card('why')
  pasteInto(field, '')
  pasteInto(document.querySelector('p') ?? field, 'elsewhere')
  expect(saved).toEqual([])
})

test('reading now and then gives nothing that was just read', () => {
  const { recorder: recording } = start()
  expect(recording.readAfter(100)).toBeDefined()
  now += 99
  expect(recording.readAfter(100)).toBeUndefined()
  now += 1
  expect(recording.readAfter(100)?.pages).toEqual([{ place: 's1', visibleMs: 100 }])
})

test('goes on with what was recorded before, and counts turned pages apart', () => {
  const before: Activity = { pages: [{ place: 's1', visibleMs: 1000 }], events: [] }
  const { recorder: recording } = start(before)
  now += 50
  recording.turnTo('s2')
  now += 7
  expect(recording.read().pages).toEqual([
    { place: 's1', visibleMs: 1050 },
    { place: 's2', visibleMs: 7 },
  ])
})
