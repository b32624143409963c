import type { ComparedValue, Predicate } from '#schemas/condition.ts'
import { isCalendarDate } from '#src/assessment/engine/calendar.ts'
import type { Comparable } from '#src/assessment/engine/kinds/parts/defineAnswering.ts'
import { comparableText } from '#src/assessment/engine/texts/text.ts'

export type PreparedPredicate = (value: Comparable | null) => boolean

/**
 * Rules C1 to C6 and C10. Null is a blank answer, for which only `isBlank` and `isNot` are true.
 */
export function preparePredicate(test: Predicate): PreparedPredicate {
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

function equalTo(wanted: ComparedValue): PreparedPredicate {
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

/** For a list: contains this member. For a text: contains these words. */
function including(wanted: string): PreparedPredicate {
  return (value) => (typeof value === 'string' || isList(value)) && value.includes(wanted)
}

/**
 * Compares the value with the bound and tests the resulting order. Always false for values that
 * can't be ordered: only numbers and dates can.
 */
function ordered(bound: number | string, isMatch: (order: number) => boolean): PreparedPredicate {
  if (typeof bound === 'number') {
    return (value) => typeof value === 'number' && isMatch(value - bound)
  }
  const day = bound.trim()
  if (!isCalendarDate(day)) return () => false
  return (value) => typeof value === 'string' && isMatch(value === day ? 0 : value < day ? -1 : 1)
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
