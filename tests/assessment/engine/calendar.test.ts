import { expect, test } from 'vitest'

import { dayNumber, isCalendarDate } from '#src/assessment/engine/calendar.ts'
import { nearestDay } from '#src/assessment/engine/nearestDay.ts'
import { dayAfter, dayBefore } from '#src/assessment/engine/writtenDays.ts'

test('L13: a date is a day that exists', () => {
  const days = ['2024-02-29', '2000-02-29', '2023-12-31', '0001-01-01', '9999-12-31']
  expect(days.filter(isCalendarDate)).toEqual(days)
  const none = [
    '2023-02-29',
    '1900-02-29',
    '2023-04-31',
    '2023-13-01',
    '2023-00-10',
    '2023-01-00',
    '2023-1-1',
    '23-01-01',
    ' 2023-01-01',
    '2023-01-01T00:00',
    '',
  ]
  expect(none.filter(isCalendarDate)).toEqual([])
})

test.each([1899, 1999, 2023, 2099])('C4: days are counted one by one, from %d on', (year) => {
  const dates: string[] = []
  for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 3, 0, 1); day += 86_400_000) {
    dates.push(new Date(day).toISOString().slice(0, 10))
  }
  const first = dayNumber(dates[0]!)
  expect(dates.map((date) => dayNumber(date) - first)).toEqual(dates.map((_, index) => index))
})

test('C4: centuries are counted with their leap days', () => {
  const days = dayNumber('2099-01-01') - dayNumber('1899-01-01')
  expect(days).toBe((Date.UTC(2099, 0, 1) - Date.UTC(1899, 0, 1)) / 86_400_000)
})

test.each([1899, 1999, 2023, 2099])(
  'C4: each day from %d on has the next and the one before',
  (year) => {
    for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 3, 0, 1); day += 86_400_000) {
      const [date, next] = [day, day + 86_400_000].map((each) => new Date(each).toISOString())
      expect(dayAfter(date!.slice(0, 10))).toBe(next!.slice(0, 10))
      expect(dayBefore(next!.slice(0, 10))).toBe(date!.slice(0, 10))
    }
  },
)

test('L13: before the first and after the last writable day there are no dates', () => {
  expect(dayAfter('0007-12-31')).toBe('0008-01-01')
  expect(isCalendarDate(dayAfter('9999-12-31'))).toBe(false)
  expect(isCalendarDate(dayBefore('0001-01-01'))).toBe(true)
  expect(isCalendarDate(dayBefore('0000-01-01'))).toBe(false)
  expect([dayAfter('soon'), dayBefore('soon')]).toEqual(['soon', 'soon'])
  expect(dayNumber('soon')).toBeNaN()
})

test('C4: a day number leads back to its day, in every month and around every leap day', () => {
  const days: string[] = []
  for (let year = 0; year <= 9999; year += 1) {
    const written = String(year).padStart(4, '0')
    const february = isCalendarDate(`${written}-02-29`) ? '02-29' : '02-28'
    days.push(...['01-01', february, '03-01', '12-31'].map((rest) => `${written}-${rest}`))
  }
  expect(days.map((day) => nearestDay(dayNumber(day)))).toEqual(days)
  expect([nearestDay(-1e12), nearestDay(1e12)]).toEqual(['0000-01-01', '9999-12-31'])
})
