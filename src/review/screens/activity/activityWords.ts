/** The totals of an attempt in words. */
import type {
  AttemptActivity,
  Break,
  ObservedActivity,
} from '#src/assessment/engine/activity/attemptActivity.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'
import { durationText } from '#src/staff/words/durationText.ts'

/** "1 character", "1,200 characters". */
export function counted(count: number, noun: string): string {
  return `${numberText(count)} ${noun}${count === 1 ? '' : 's'}`
}

/** "Once, 4 min", "2 times, 1 h 4 min in total". */
export function breaksText(breaks: readonly Break[]): string {
  const unknown = breaks.filter(({ ms }) => ms === null).length
  const ms = breaks.reduce((total, each) => total + (each.ms ?? 0), 0)
  return totalText(breaks.length, { ms, unknown })
}

/** "Once, 10 s", "3 times, 2 min 10 s in total". */
export function hiddenText({ times, ms, unmeasured }: ObservedActivity['hidden']): string {
  return totalText(times, { ms, unknown: unmeasured })
}

/** "50% on every limit". */
export function extraTimeText(percent: number): string {
  return percent === 0 ? 'None' : `${numberText(percent)}% on every limit`
}

/** "Once, 10 min". */
export function pausesText({ times, ms }: NonNullable<AttemptActivity['terms']>['pauses']): string {
  return totalText(times, { ms, unknown: 0 })
}

/** "2 times, 812 characters". */
export function pastedText({ times, length }: ObservedActivity['pasted']): string {
  return times === 0 ? 'Never' : `${counted(times, 'time')}, ${counted(length, 'character')}`
}

function totalText(times: number, { ms, unknown }: { ms: number; unknown: number }): string {
  if (times === 0) return 'None'
  const count = times === 1 ? 'Once' : `${numberText(times)} times`
  if (unknown === times) return `${count}, length not known`
  const total = `${count}, ${durationText(ms)}${times === 1 ? '' : ' in total'}`
  return unknown === 0 ? total : `${total} and ${numberText(unknown)} of unknown length`
}
