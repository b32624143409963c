import type { ComparedValue, Test } from '#schemas/condition.ts'
import { isCalendarDate } from '#src/engine/calendar.ts'
import type { Comparable } from '#src/engine/questions/kind.ts'
import { comparableText } from '#src/engine/text.ts'

export type PreparedTest = (value: Comparable | null) => boolean

/** Rules C1 to C6 and C10: null is a blank answer, and only `isBlank` and `isNot` hold for one. */
export function prepareTest(test: Test): PreparedTest {
  switch (test.op) {
    case 'isBlank':
      return (value) => value === null
    case 'isNotBlank':
      return (value) => value !== null
    case 'is':
      return equalTo(test.value)
    case 'isNot': {
      const is = equalTo(test.value)
      return (value) => !is(value)
    }
    case 'isOneOf': {
      const wanted = test.values.map(equalTo)
      return (value) => wanted.some((is) => is(value))
    }
    case 'includes':
      return including(comparableText(test.value))
    case 'atLeast':
      return ordered(test.value, (order) => order >= 0)
    case 'atMost':
      return ordered(test.value, (order) => order <= 0)
    case 'moreThan':
    case 'after':
      return ordered(test.value, (order) => order > 0)
    case 'lessThan':
    case 'before':
      return ordered(test.value, (order) => order < 0)
    case 'between': {
      const isFrom = ordered(test.from, (order) => order >= 0)
      const isTo = ordered(test.to, (order) => order <= 0)
      return (value) => isFrom(value) && isTo(value)
    }
  }
}

function equalTo(wanted: ComparedValue): PreparedTest {
  if (typeof wanted === 'string') {
    const text = comparableText(wanted)
    return (value) => value === text
  }
  if (typeof wanted === 'object') {
    const set = new Set(wanted.map(comparableText))
    return (value) => {
      if (isList(value)) return isSameSet(new Set(value), set)
      return isOrder(value) && isSameOrder(value.order, wanted)
    }
  }
  return (value) => value === wanted
}

/** Of a list: has this member. Of a text: contains these words. */
function including(wanted: string): PreparedTest {
  return (value) => (typeof value === 'string' || isList(value)) && value.includes(wanted)
}

/**
 * Holds the order of the value and the bound (below, at or above zero) against a wish. What can't be
 * ordered meets none: only numbers and dates can.
 */
function ordered(bound: number | string, isWished: (order: number) => boolean): PreparedTest {
  if (typeof bound === 'number') {
    return (value) => typeof value === 'number' && isWished(value - bound)
  }
  const day = bound.trim()
  if (!isCalendarDate(day)) return () => false
  return (value) => typeof value === 'string' && isWished(value === day ? 0 : value < day ? -1 : 1)
}

function isList(value: Comparable | null): value is readonly string[] {
  return Array.isArray(value)
}

function isOrder(value: Comparable | null): value is { readonly order: readonly string[] } {
  return typeof value === 'object' && value !== null && 'order' in value
}

function isSameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((member) => b.has(member))
}

function isSameOrder(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((member, place) => member === b[place])
}
