import fc from 'fast-check'
import { expect, test } from 'vitest'

import { countTime } from '#src/assessment/engine/clock/counting.ts'
import { timeUsedBefore } from '#src/assessment/engine/clock/starting.ts'
import type { Pause, TimeUsed } from '#schemas/timeUsed.ts'
import { type Act, slowCount } from './slowClock.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

const START = Date.parse('2026-03-02T09:00:00.000Z')
const iso = (second: number) => new Date(START + second * 1000).toISOString()

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ kind: fc.constant('sleep' as const), seconds: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ kind: fc.constant('setClock' as const), seconds: fc.integer({ min: -60, max: 60 }) }),
  fc.record({ kind: fc.constant('turn' as const), page: fc.constantFrom('a', 'b', '') }),
  fc.record({
    kind: fc.constantFrom('hide' as const, 'show' as const, 'pause' as const, 'unpause' as const),
  }),
  fc.record({ kind: fc.constantFrom('close' as const, 'open' as const, 'tick' as const) }),
)

test('O3, O4, O5, O6, O9: any sitting uses what counting second by second gives', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      expect(playSitting(acts)).toEqual(slowCount(acts))
    }),
    propertyRuns,
  )
})

/** Plays a sitting as a candidate's page does: it reads the clock before and after anything happens. */
function playSitting(acts: readonly Act[]): { all: number; places: Record<string, number> } {
  let used: TimeUsed = timeUsedBefore({ startedAt: iso(0), clock: {} })
  let wall = 0
  /** The page's own clock, which stands still while the device sleeps. */
  let own = 0
  let readAt: number | null = 0
  let hidden = false
  let page = ''
  const pauses: { from: string; to?: string }[] = []

  const isPaused = () => pauses.length > 0 && pauses.at(-1)?.to === undefined
  const read = () => {
    const reading = {
      wall: START + wall * 1000,
      passed: readAt === null ? null : (own - readAt) * 1000,
      wasHidden: hidden,
      wasPaused: isPaused(),
    }
    const unknown: Pause[] = readAt === null ? pauses : []
    const context = { places: page === '' ? [] : [page], pauses: unknown }
    used = countTime(used, reading, context).used
    readAt = own
  }
  for (const each of acts) {
    if (readAt !== null) read()
    switch (each.kind) {
      case 'wait':
        wall += each.seconds
        own += each.seconds
        break
      case 'sleep':
        wall += each.seconds
        break
      case 'setClock':
        wall += each.seconds
        break
      case 'turn':
        if (readAt !== null) page = each.page
        break
      case 'hide':
      case 'show':
        hidden = each.kind === 'hide'
        break
      case 'pause':
        if (!isPaused()) pauses.push({ from: iso(wall) })
        break
      case 'unpause': {
        const last = pauses.at(-1)
        if (last) last.to ??= iso(wall)
        break
      }
      case 'close':
        readAt = null
        break
      case 'open':
        if (readAt === null) {
          hidden = false
          read()
        }
        break
      case 'tick':
        break
    }
  }
  if (readAt !== null) read()
  const seconds = Object.entries(used.placeMs).filter(([, ms]) => ms > 0)
  return {
    all: used.allMs / 1000,
    places: Object.fromEntries(seconds.map(([place, ms]) => [place, ms / 1000])),
  }
}
