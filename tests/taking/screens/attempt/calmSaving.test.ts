import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createStore } from '#src/base/store.ts'
import type { SaveState } from '#src/taking/storage/saving.ts'
import { CALM_MS, calmSaving } from '#src/taking/screens/attempt/calmSaving.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const SAVING: SaveState = { kind: 'saving' }
const FAILED: SaveState = { kind: 'failed', error: { kind: 'not-found' } }

test('while somebody types, it stays at saving, and says saved once they pause', () => {
  const { saving, shown } = open()
  for (const at of ['10:00', '10:01', '10:02']) {
    saving.set(SAVING)
    vi.advanceTimersByTime(20)
    saving.set(savedAt(at))
    vi.advanceTimersByTime(CALM_MS - 1)
  }
  expect(shown).toEqual([SAVING, SAVING, SAVING])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual([SAVING, SAVING, SAVING, savedAt('10:02')])
})

test('never says saved while something is not', () => {
  const { saving, state } = open()
  saving.set(SAVING)
  saving.set(savedAt('10:00'))
  vi.advanceTimersByTime(CALM_MS - 1)
  saving.set(SAVING)
  vi.advanceTimersByTime(10 * CALM_MS)
  expect(state()).toEqual(SAVING)
})

test('shows at once what goes wrong, and that it is mended', () => {
  const { saving, state } = open()
  saving.set(SAVING)
  saving.set(savedAt('10:00'))
  saving.set(FAILED)
  expect(state()).toEqual(FAILED)
  saving.set(savedAt('10:01'))
  expect(state()).toEqual(savedAt('10:01'))
})

test('starts with what is true then, also when it was shown before', () => {
  const { saving, state, close, calm } = open()
  saving.set(SAVING)
  close()
  saving.set(savedAt('10:05'))
  calm.subscribe(() => {})
  expect(state()).toEqual(savedAt('10:05'))
})

function open() {
  const saving = createStore<SaveState>(savedAt('09:00'))
  const calm = calmSaving({ saveState: saving.getState, onSaveState: saving.subscribe })
  const shown: SaveState[] = []
  const close = calm.subscribe(() => shown.push(calm.getState()))
  return { saving, calm, shown, close, state: calm.getState }
}

function savedAt(at: string): SaveState {
  return { kind: 'saved', at }
}
