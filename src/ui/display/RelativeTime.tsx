import { isShownTwice, zoneOf } from '#src/base/shownTwice.ts'
import { useMinute } from './useMinute.ts'

const UNITS = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const

// Created on first use, because pages that show no time load this too.
let relative: Intl.RelativeTimeFormat | null = null
let exact: Intl.DateTimeFormat | null = null

/** Relative time, with the exact time as a tooltip. */
export function RelativeTime({ at }: { at: string }) {
  const now = useMinute()
  return (
    <time dateTime={at} title={exactTime(at)}>
      {relativeTime(at, now)}
    </time>
  )
}

/** How many days ago a calendar date was, with the date as a tooltip. */
export function RelativeDay({ day }: { day: string }) {
  const now = useMinute()
  return (
    <time dateTime={day} title={exactDay(day)}>
      {relativeDay(day, now)}
    </time>
  )
}

/** "today", "yesterday", "3 weeks ago". */
export function relativeDay(day: string, now: number): string {
  const today = new Date(now)
  const midnight = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate())
  const days = Math.round((Date.parse(day) - midnight) / (24 * 3600 * 1000))
  relative ??= new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
  if (days === 0) return relative.format(0, 'day')
  return relativeTime(new Date(now + days * 24 * 3600 * 1000).toISOString(), now)
}

function exactDay(day: string): string {
  const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })
  return words.format(new Date(day))
}

export function relativeTime(at: string, now: number): string {
  const seconds = (Date.parse(at) - now) / 1000
  relative ??= new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
  for (const [unit, size] of UNITS) {
    const amount = Math.trunc(seconds / size)
    if (amount !== 0) return relative.format(amount, unit)
  }
  return 'just now'
}

export function exactTime(at: string): string {
  exact ??= new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' })
  const moment = new Date(at)
  const words = exact.format(moment)
  if (!isShownTwice(moment)) return words
  return `${words} (${zoneOf(moment, new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short' }))})`
}
