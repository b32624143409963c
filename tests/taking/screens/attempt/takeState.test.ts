import { expect, test } from 'vitest'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import type { OpenAttempt } from '#src/taking/screens/attempt/openAttempt.ts'
import { type Arrival, nextState, type TakeEvent } from '#src/taking/screens/attempt/takeState.ts'
import { createFillSession } from '#src/assessment/renderer/session/fillSession.ts'
import { filesInMemory } from '#tests/support/screens/filling.tsx'
import { readyDefinition } from '#tests/support/hiring.ts'

const attempt = anAttempt()
const filling = { kind: 'filling', attempt, problem: null } as const
const calm: Arrival[] = [
  { kind: 'noEntry', why: 'unknown' },
  { kind: 'receipt', receipt: { kind: 'receipt', assessmentId: 'a', reference: 'R', at: '' } },
  { kind: 'alreadySubmitted', at: '' },
  { kind: 'openElsewhere', language: 'en' },
  { kind: 'failed', why: 'storage' },
]

test('only visible questions can be submitted, and only once', () => {
  expect(nextState(filling, { kind: 'submitPressed' })).toEqual({ kind: 'submitting', attempt })
  const submitting = { kind: 'submitting', attempt } as const
  expect(nextState(submitting, { kind: 'submitPressed' })).toBe(submitting)
})

test('a refusal returns to the questions with its reason', () => {
  const refused: TakeEvent = { kind: 'refused', problem: 'submitNotStored' }
  const back = { kind: 'filling', attempt, problem: 'submitNotStored' }
  expect(nextState({ kind: 'submitting', attempt }, refused)).toEqual(back)
  expect(nextState(filling, refused)).toEqual(back)
})

test('changing the page clears the reason', () => {
  const refused = { kind: 'filling', attempt, problem: 'submitNotStored' } as const
  expect(nextState(refused, { kind: 'movedOn' })).toEqual(filling)
})

test('locking hides the questions, and unlocking returns to the same ones', () => {
  const locked = nextState(filling, { kind: 'locked' })
  expect(locked).toEqual({ kind: 'locked', attempt })
  expect(nextState(locked, { kind: 'unlocked' })).toEqual(filling)
  expect(nextState(filling, { kind: 'unlocked' })).toBe(filling)
})

test('an answer being submitted is not locked away', () => {
  const submitting = { kind: 'submitting', attempt } as const
  expect(nextState(submitting, { kind: 'locked' })).toBe(submitting)
})

test('a late event in a state without questions changes nothing', () => {
  const late: TakeEvent[] = [
    { kind: 'languageChosen', language: 'ar' },
    { kind: 'submitPressed' },
    { kind: 'refused', problem: null },
    { kind: 'movedOn' },
    { kind: 'locked' },
    { kind: 'unlocked' },
  ]
  for (const state of [...calm, { kind: 'loading' } as const]) {
    for (const event of late) expect(nextState(state, event)).toBe(state)
  }
})

test('an arrival replaces any state', () => {
  for (const at of calm) {
    expect(nextState(filling, { kind: 'arrived', at })).toBe(at)
  }
})

function anAttempt(): OpenAttempt {
  const definition = readyDefinition()
  return {
    candidateId: 'c',
    attemptId: 't',
    versionId: 'v',
    company: null,
    seal: null,
    timer: null,
    activity: () => ({ pages: [], events: [] }),
    leave: async () => undefined,
    definition,
    languages: ['en'],
    definitionIn: () => definition,
    speak: () => undefined,
    session: createFillSession(compile(definition), {}, { seed: 0 }),
    files: filesInMemory(),
    place: () => undefined,
    onPlace: () => () => undefined,
    savePlace: () => undefined,
    startPart: () => undefined,
    onChange: () => () => undefined,
    flush: async () => 0,
    close: () => undefined,
    saveState: () => ({ kind: 'saving' }),
    hasUnsaved: () => false,
    onSaveState: () => () => undefined,
  }
}
