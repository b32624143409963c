import { expect, test } from 'vitest'

import type { Activity, AttemptEvent } from '#schemas/activity.ts'
import { activityOf } from '#src/assessment/engine/activity/attemptActivity.ts'

const at = (time: string) => `2026-03-02T${time}.000Z`
const started: AttemptEvent = { kind: 'started', at: at('09:00:00') }
const submitted: AttemptEvent = { kind: 'submitted', at: at('10:00:00') }

function left(time: string): AttemptEvent {
  return { kind: 'left', at: at(time) }
}

function resumed(time: string): AttemptEvent {
  return { kind: 'resumed', at: at(time) }
}

const activity: Activity = {
  pages: [{ place: 's1', visibleMs: 60_000 }],
  events: [
    { kind: 'hidden', at: at('09:05:00'), ms: 4000 },
    { kind: 'pasted', at: at('09:06:00'), questionId: 'q2', length: 30 },
    { kind: 'pasted', at: at('09:07:00'), questionId: 'q1', length: 5 },
    { kind: 'hidden', at: at('09:20:00') },
    { kind: 'pasted', at: at('09:40:00'), questionId: 'q2', length: 12 },
  ],
}

test('I6: lists what happened by time, in the order of each list', () => {
  const events = [started, left('09:20:00'), resumed('09:30:00'), submitted]
  expect(activityOf({ events, activity }).moments).toEqual([
    started,
    ...activity.events.slice(0, 3),
    left('09:20:00'),
    activity.events[3],
    resumed('09:30:00'),
    activity.events[4],
    submitted,
  ])
})

test('I6: a clock that was set back does not change the order in which things happened', () => {
  const events = [started, left('09:20:00'), resumed('08:30:00'), submitted]
  const { moments } = activityOf({ events, activity })
  expect(moments.filter(({ kind }) => kind !== 'hidden' && kind !== 'pasted')).toEqual(events)
  expect(moments.filter(({ kind }) => kind === 'hidden' || kind === 'pasted')).toEqual(
    activity.events,
  )
})

test('I7: a break lasts from leaving to resuming, and less than ten seconds is a reload', () => {
  const events = [
    started,
    left('09:10:00'),
    resumed('09:10:09'),
    left('09:20:00'),
    resumed('09:20:10'),
    left('09:30:00'),
    resumed('09:45:00'),
    submitted,
  ]
  const { breaks, reloads } = activityOf({ events })
  expect(reloads).toBe(1)
  expect(breaks).toEqual([
    { from: at('09:20:00'), to: at('09:20:10'), ms: 10_000 },
    { from: at('09:30:00'), to: at('09:45:00'), ms: 900_000 },
  ])
})

test('I7: its length is unknown if the clock was set back, or leaving was not recorded', () => {
  const events = [started, left('09:20:00'), resumed('09:00:00'), resumed('09:50:00'), submitted]
  expect(activityOf({ events }).breaks).toEqual([
    { from: at('09:20:00'), to: at('09:00:00'), ms: null },
    { from: null, to: at('09:50:00'), ms: null },
  ])
})

test('I8: adds up what was observed, with what is not listed', () => {
  const unlisted = { hidden: 2, hiddenMs: 500, pasted: 1, pastedLength: 40 }
  const { observed } = activityOf({ events: [], activity: { ...activity, unlisted } })
  expect(observed?.hidden).toEqual({ times: 4, ms: 4500, unmeasured: 1 })
  expect(observed?.pasted.times).toBe(4)
  expect(observed?.pasted.length).toBe(87)
  expect([...(observed?.pasted.lengthsByQuestionId ?? [])]).toEqual([
    ['q2', [30, 12]],
    ['q1', [5]],
  ])
})

test('I8: what was not recorded is not the same as nothing', () => {
  expect(activityOf({ events: [started] }).observed).toBeNull()
  expect(activityOf({ events: [started], activity: { pages: [], events: [] } }).observed).toEqual({
    pages: [],
    hidden: { times: 0, ms: 0, unmeasured: 0 },
    pasted: { times: 0, length: 0, lengthsByQuestionId: new Map() },
    unlisted: null,
  })
})

test('I9: with time limits, extra time and pauses are listed, also if there were none', () => {
  const used = { at: started.at, allMs: 1000, placeMs: {} }
  const paused = { kind: 'paused' as const, at: started.at, ms: 90_000 }
  const events = [started, paused, { ...paused, ms: 30_000 }]
  expect(activityOf({ events, clock: { activeMs: 1000, used, extraTime: 50 } }).terms).toEqual({
    extraTime: 50,
    pauses: { times: 2, ms: 120_000 },
  })
  expect(activityOf({ events: [started], clock: { activeMs: 1000, used } }).terms).toEqual({
    extraTime: 0,
    pauses: { times: 0, ms: 0 },
  })
  expect(activityOf({ events: [started], clock: { activeMs: 1000 } }).terms).toBeNull()
})
