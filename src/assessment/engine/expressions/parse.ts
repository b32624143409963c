/** Parses the source of an expression by precedence climbing over its tokens (rules X1, X2). */
import { done, failed, type Result } from '#schemas/result.ts'
import { isCalendarDate } from '#src/assessment/engine/calendar.ts'

import {
  type Expression,
  type ExpressionError,
  FUNCTIONS,
  type FunctionName,
  SIGNS,
  type Sign,
} from './expression.ts'
import { type Token, tokensOf } from './tokens.ts'
import type { Value } from './value.ts'

const LONGEST = 2_000
const DEEPEST = 40
/** `not` applies to a whole comparison; a sign before a number to that number only. */
const NOT = 3
const NEGATIVE = 8

/** The tree of an expression, or the first position that can't be parsed. */
export function parseExpression(source: string): Result<Expression, ExpressionError> {
  if (source.length > LONGEST) return failed({ kind: 'tooLong', at: LONGEST, found: '' })
  const tokens = tokensOf(source)
  let error: ExpressionError | null = 'kind' in tokens ? tokens : null
  let place = 0
  let depth = 0
  const end: Token = { kind: 'end', text: '', at: source.length }
  const next = (): Token => (error === null && 'length' in tokens && tokens[place]) || end
  const isAt = (sign: string): boolean => next().kind === 'sign' && next().text === sign
  const take = (): Token => {
    const token = next()
    place++
    return token
  }
  /** After the first error no tokens are left, so that the recursive descent ends by itself. */
  const fail = (kind: ExpressionError['kind'], { at, text }: Token): Expression => {
    error ??= { kind, at, found: text }
    return { kind: 'name', name: '', at }
  }

  function parse(tightness: number): Expression {
    if (++depth > DEEPEST) return fail('tooDeep', next())
    let left = parseOne(take())
    for (;;) {
      const { kind, text, at } = next()
      const isBetween = (kind === 'sign' || kind === 'word') && isSign(text)
      if (!isBetween || SIGNS[text] <= tightness) break
      place++
      left = { kind: 'call', of: text, parts: [left, parse(SIGNS[text])], at }
    }
    depth--
    return left
  }

  function parseOne(token: Token): Expression {
    const { kind, text, at } = token
    const negated = (of: 'not' | 'negative', tightness: number): Expression => {
      return { kind: 'call', of, parts: [parse(tightness)], at }
    }
    const constant = (value: Value): Expression => ({ kind: 'constant', value, at })
    if (kind === 'number') return constant(Number(text))
    if (kind === 'text') return constant(text)
    if (kind === 'date')
      return isCalendarDate(text) ? constant({ date: text }) : fail('noSuchDate', token)
    if (kind === 'sign' && text === '-') return negated('negative', NEGATIVE)
    if (kind === 'sign' && text === '(') {
      const inner = parse(0)
      close(token)
      return inner
    }
    if (kind === 'word') {
      if (text === 'not') return negated('not', NOT)
      if (text === 'true' || text === 'false') return constant(text === 'true')
      if (isAt('(')) return parseCall(token)
    }
    const isName = kind === 'name' || (kind === 'word' && !isSign(text))
    return isName ? { kind: 'name', name: text, at } : fail('valueExpected', token)
  }

  function parseCall(token: Token): Expression {
    const { text, at } = token
    if (!isFunction(text)) return fail('unknownFunction', token)
    const opening = take()
    const parts: Expression[] = []
    if (!isAt(')')) {
      do parts.push(parse(0))
      while (isAt(',') && take())
    }
    close(opening)
    const [least, most] = FUNCTIONS[text]
    if (parts.length < least || parts.length > most) return fail('wrongCount', token)
    return { kind: 'call', of: text, parts, at }
  }

  function close(opening: Token): void {
    if (isAt(')')) place++
    else if (next().kind === 'end') fail('notClosed', opening)
    else fail('signExpected', next())
  }

  const whole = parse(0)
  if (next().kind !== 'end') fail('signExpected', next())
  return error === null ? done(whole) : failed(error)
}

function isSign(text: string): text is Sign {
  return Object.hasOwn(SIGNS, text)
}

function isFunction(text: string): text is FunctionName {
  return Object.hasOwn(FUNCTIONS, text)
}
