import { useMinute } from './useMinute.ts'

const UNITS = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' })

/** How long ago; the exact moment while pointed at. */
export function RelativeTime({ at }: { at: string }) {
  const now = useMinute()
  return (
    <time dateTime={at} title={exactTime(at)}>
      {relativeTime(at, now)}
    </time>
  )
}

export function relativeTime(at: string, now: number): string {
  const seconds = (Date.parse(at) - now) / 1000
  for (const [unit, size] of UNITS) {
    const amount = Math.trunc(seconds / size)
    if (amount !== 0) return relative.format(amount, unit)
  }
  return 'just now'
}

export function exactTime(at: string): string {
  return exact.format(new Date(at))
}
