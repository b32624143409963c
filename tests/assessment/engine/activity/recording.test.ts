import fc from 'fast-check'
import { expect, test } from 'vitest'

import { type Activity, activitySchema } from '#schemas/activity.ts'
import {
  hide,
  MOST_LISTED,
  NOTHING_RECORDED,
  paste,
  type Recording,
  recordedAt,
  setPaused,
  show,
  startRecording,
  turnPage,
} from '#src/assessment/engine/activity/recording.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

const AT = '2026-03-02T09:00:00.000Z'
const opened = (now = 0) => startRecording(NOTHING_RECORDED, 's1', now)
const hiddenAt = (recording: Recording, now: number) => hide(recording, { now, at: AT })

test('I1: a page has the time until it is turned, and more when it is opened again', () => {
  const twice = turnPage(turnPage(opened(100), 's2', 350), 's1', 1350)
  expect(recordedAt(twice, 1400).pages).toEqual([
    { place: 's1', visibleMs: 300 },
    { place: 's2', visibleMs: 1000 },
  ])
})

test('I1: the time while it is hidden counts for no page, also if another one opens meanwhile', () => {
  const back = show(turnPage(hiddenAt(opened(), 50), 's2', 500), 1000)
  expect(recordedAt(back, 1010).pages).toEqual([
    { place: 's1', visibleMs: 50 },
    { place: 's2', visibleMs: 10 },
  ])
})

test('I1: the time during which staff pause counts for no page, hidden or not', () => {
  const paused = setPaused(opened(), true, 50)
  const shown = show(hiddenAt(paused, 200), 700)
  const resumed = setPaused(turnPage(shown, 's2', 900), false, 1000)
  expect(recordedAt(resumed, 1010).pages).toEqual([
    { place: 's1', visibleMs: 50 },
    { place: 's2', visibleMs: 10 },
  ])
  expect(recordedAt(resumed, 1010).events).toEqual([{ kind: 'hidden', at: AT, ms: 500 }])
})

test('I1: a time that lies before the last one adds nothing and takes nothing away', () => {
  const back = turnPage(turnPage(opened(100), 's2', 200), 's1', 150)
  expect(recordedAt(back, 210).pages).toEqual([
    { place: 's1', visibleMs: 110 },
    { place: 's2', visibleMs: 0 },
  ])
})

test('I2: the next page continues with what was recorded', () => {
  const first = recordedAt(paste(opened(), { questionId: 'q1', length: 12, at: AT }), 400)
  const second = recordedAt(startRecording(first, 's1', 9000), 9100)
  expect(second).toEqual({ ...first, pages: [{ place: 's1', visibleMs: 500 }] })
})

test('I3: each time it is hidden has its length, or none if the page ended', () => {
  const twice = hiddenAt(show(hiddenAt(opened(), 50), 1050), 2000)
  const ended = recordedAt(twice, 5000)
  expect(ended.events).toEqual([
    { kind: 'hidden', at: AT, ms: 1000 },
    { kind: 'hidden', at: AT },
  ])
  const next = show(hiddenAt(startRecording(ended, 's1', 0), 10), 30)
  expect(recordedAt(next, 40).events.at(1)).toEqual({ kind: 'hidden', at: AT })
  expect(recordedAt(next, 40).events.at(2)).toEqual({ kind: 'hidden', at: AT, ms: 20 })
})

test('I3: a page that is hidden, or shown, twice in a row is so once', () => {
  const twice = show(show(hiddenAt(hiddenAt(opened(), 50), 70), 100), 120)
  expect(recordedAt(twice, 150)).toEqual({
    pages: [{ place: 's1', visibleMs: 100 }],
    events: [{ kind: 'hidden', at: AT, ms: 50 }],
  })
})

test('I4: pasting has its question and length, and nothing is recorded of an empty text', () => {
  const pasted = paste(opened(), { questionId: 'q1', length: 7, at: AT })
  const both = paste(pasted, { questionId: 'q1', length: 0, at: AT })
  expect(recordedAt(both, 0).events).toEqual([
    { kind: 'pasted', at: AT, questionId: 'q1', length: 7 },
  ])
})

test('I5: of each kind so many are listed, and the rest is counted', () => {
  let recording = opened()
  for (let turn = 0; turn < MOST_LISTED + 3; turn += 1) {
    recording = show(hiddenAt(recording, turn * 10), turn * 10 + 4)
    recording = paste(recording, { questionId: 'q1', length: 2, at: AT })
  }
  const { events, unlisted } = recordedAt(recording, 9999)
  expect(events).toHaveLength(2 * MOST_LISTED)
  expect(unlisted).toEqual({ hidden: 3, hiddenMs: 12, pasted: 3, pastedLength: 6 })
})

type Step =
  | { kind: 'turn'; place: string }
  | { kind: 'hide' | 'show' }
  | { kind: 'paste'; length: number }
  | { kind: 'reload'; place: string }

const place = fc.constantFrom('s1', 's2', 's3')
const step: fc.Arbitrary<{ after: number; step: Step }> = fc.record({
  after: fc.nat(20),
  step: fc.oneof(
    fc.record({ kind: fc.constant('turn' as const), place }),
    fc.record({ kind: fc.constantFrom('hide' as const, 'show' as const) }),
    fc.record({ kind: fc.constant('paste' as const), length: fc.nat(5) }),
    fc.record({ kind: fc.constant('reload' as const), place }),
  ),
})

test('I1, I2, I3, I4, I5: is what looking at the page every millisecond finds', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      expect(asRecorded(steps)).toEqual(asLookedAt(steps))
      expect(activitySchema.safeParse(recordedBy(steps)).success).toBe(true)
    }),
    propertyRuns,
  )
})

function recordedBy(steps: readonly { after: number; step: Step }[]): Activity {
  let now = 1000
  let recording = startRecording(NOTHING_RECORDED, 's1', now)
  for (const { after, step: each } of steps) {
    now += after
    if (each.kind === 'turn') recording = turnPage(recording, each.place, now)
    if (each.kind === 'hide') recording = hiddenAt(recording, now)
    if (each.kind === 'show') recording = show(recording, now)
    if (each.kind === 'paste') {
      recording = paste(recording, { questionId: 'q1', length: each.length, at: AT })
    }
    if (each.kind === 'reload') {
      const before = recordedAt(recording, now)
      // Its clock starts anew.
      now = 5
      recording = startRecording(before, each.place, now)
    }
  }
  return recordedAt(recording, now)
}

interface Found {
  msByPlace: Record<string, number>
  /** Of each time that it was hidden; null if the page ended. */
  hidden: (number | null)[]
  pasted: number[]
}

function asRecorded(steps: readonly { after: number; step: Step }[]): Found {
  const { pages, events } = recordedBy(steps)
  const found: Found = { msByPlace: {}, hidden: [], pasted: [] }
  for (const page of pages) {
    if (page.visibleMs > 0) found.msByPlace[page.place] = page.visibleMs
  }
  for (const event of events) {
    if (event.kind === 'hidden') found.hidden.push(event.ms ?? null)
    else found.pasted.push(event.length)
  }
  return found
}

/** The slow reference: one look a millisecond. */
function asLookedAt(steps: readonly { after: number; step: Step }[]): Found {
  const found: Found = { msByPlace: {}, hidden: [], pasted: [] }
  let onScreen = 's1'
  let hiddenFor: number | null = null
  for (const { after, step: each } of steps) {
    for (let ms = 0; ms < after; ms += 1) {
      if (hiddenFor !== null) hiddenFor += 1
      else found.msByPlace[onScreen] = (found.msByPlace[onScreen] ?? 0) + 1
    }
    if (each.kind === 'turn' || each.kind === 'reload') onScreen = each.place
    if (each.kind === 'hide') hiddenFor ??= 0
    if (each.kind === 'paste' && each.length > 0) found.pasted.push(each.length)
    if (hiddenFor !== null && (each.kind === 'show' || each.kind === 'reload')) {
      found.hidden.push(each.kind === 'show' ? hiddenFor : null)
      hiddenFor = null
    }
  }
  if (hiddenFor !== null) found.hidden.push(null)
  return found
}
