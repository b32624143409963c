/**
 * Evaluates an expression (rules X5 to X12). An operator or function with unsuitable operands gives
 * blank.
 */
import { dayNumber } from '#src/assessment/engine/calendar.ts'
import { fairText } from '#src/assessment/engine/texts/fairText.ts'
import { codePoints, comparableText } from '#src/assessment/engine/texts/text.ts'

import type { Expression, Operation } from './expression.ts'
import { areEqual, type Day, type Value } from './value.ts'

/** `read` returns the value of a name. Comparisons in `folded` compare texts in their folded form. */
export function evaluateExpression(
  expression: Expression,
  read: (name: string) => Value | null,
  folded: ReadonlySet<Expression> = NONE,
): Value | null {
  if (expression.kind === 'constant') return expression.value
  if (expression.kind === 'name') return read(expression.name)
  const { of, parts } = expression
  const value = (place: number): Value | null => {
    const part = parts[place]
    return part === undefined ? null : evaluateExpression(part, read, folded)
  }
  if (of === 'if') return value(value(0) === true ? 1 : 2)
  const values = parts.map((_, place) => value(place))
  const given = values.filter((each) => each !== null)
  if (of === 'count') {
    return given.reduce((all: number, each) => all + (isList(each) ? each.length : 1), 0)
  }
  if ((of === 'sum' || of === 'min' || of === 'max') && isNothingToList(parts, values)) return null
  if (of === 'sum') {
    return areNumbers(given) ? tidy(given.reduce((all, each) => all + each, 0)) : null
  }
  if (of === 'min' || of === 'max') return extreme(given, of === 'min' ? -1 : 1)
  if (given.length < values.length) return null
  return strictly(of, given, folded.has(expression) ? fairText : comparableText)
}

const NONE: ReadonlySet<Expression> = new Set()

/**
 * A list of answers only contains those given. A single answer, or one beside a literal number, is
 * no list, so a blank one makes the result blank (rule X7).
 */
function isNothingToList(parts: readonly Expression[], values: readonly (Value | null)[]): boolean {
  const open = parts.flatMap((part, place) => (isWritten(part) ? [] : place))
  const isOfAnswers = open.length > 1 && open.length === parts.length
  return open.length > 0 && !isOfAnswers && open.every((place) => values[place] === null)
}

function isWritten(expression: Expression): boolean {
  if (expression.kind === 'name') return false
  return expression.kind === 'constant' || expression.parts.every(isWritten)
}

/** Operators whose result is blank if an operand is; here none is. */
function strictly(
  of: Operation,
  [a, b]: readonly Value[],
  form: (text: string) => string,
): Value | null {
  if (a === undefined) return null
  if (typeof a === 'boolean' && of === 'not') return !a
  if (typeof a === 'number' && of === 'negative') return tidy(-a)
  if (typeof a === 'number' && of === 'round') return round(a, b ?? 0)
  if (typeof a === 'string' && of === 'length') return codePoints(a)
  if (b === undefined) return null
  if (typeof a === 'boolean' && typeof b === 'boolean' && (of === 'and' || of === 'or')) {
    return of === 'and' ? a && b : a || b
  }
  if (of === 'includes' && typeof b === 'string') {
    if (typeof a === 'string') return form(a).includes(form(b))
    if (isList(a)) return a.includes(comparableText(b))
  }
  if (isList(a) && typeof b === 'string' && of === 'join') return a.join(b)
  if (of === '&') return isPlain(a) && isPlain(b) ? written(a) + written(b) : null
  if (of === '=' || of === '!=') {
    const same = areEqual(a, b, form)
    return same === null ? null : same === (of === '=')
  }
  if (of === 'days') return isDay(a) ? order(b, a) : null
  return (
    compared(of, a, b) ??
    (typeof a === 'number' && typeof b === 'number' ? calculated(of, a, b) : null)
  )
}

function compared(of: Operation, a: Value, b: Value): Value | null {
  const distance = order(a, b)
  if (distance === null) return null
  if (of === '<') return distance < 0
  if (of === '<=') return distance <= 0
  if (of === '>') return distance > 0
  if (of === '>=') return distance >= 0
  return null
}

function calculated(of: Operation, a: number, b: number): number | null {
  if (of === '+') return tidy(a + b)
  if (of === '-') return tidy(a - b)
  if (of === '*') return tidy(a * b)
  return of === '/' ? tidy(a / b) : null
}

/** The difference, in days for dates; null if the two have no order. */
function order(a: Value, b: Value): number | null {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return isDay(a) && isDay(b) ? dayNumber(a.date) - dayNumber(b.date) : null
}

/** Rounded to 15 digits, so that 0.1 + 0.2 = 0.3; null if it is not a finite number (rule X9). */
function tidy(value: number): number | null {
  return Number.isFinite(value) ? Number(value.toPrecision(15)) : null
}

function round(value: number, decimals: Value): number | null {
  if (typeof decimals !== 'number' || !Number.isInteger(decimals)) return null
  if (decimals < 0 || decimals > 10) return null
  const scaled = tidy(Math.abs(value) * 10 ** decimals)
  return scaled && tidy((Math.sign(value) * Math.round(scaled)) / 10 ** decimals)
}

/** The minimum (`side` -1) or maximum (1). */
function extreme(values: readonly Value[], side: number): Value | null {
  let best = values[0] ?? null
  for (const each of values) {
    const distance = best === null ? null : order(each, best)
    if (distance === null) return null
    if (distance * side > 0) best = each
  }
  return best
}

function isPlain(value: Value): value is string | number | Day {
  return isDay(value) || typeof value === 'string' || typeof value === 'number'
}

/** Numbers with a decimal point, dates as stored: the same in every language. */
function written(value: string | number | Day): string {
  return typeof value === 'object' ? value.date : String(value)
}

function areNumbers(values: Value[]): values is number[] {
  return values.every((each) => typeof each === 'number')
}

function isDay(value: Value): value is Day {
  return typeof value === 'object' && 'date' in value
}

function isList(value: Value): value is readonly string[] {
  return typeof value === 'object' && !('date' in value)
}
