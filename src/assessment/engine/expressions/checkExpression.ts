/**
 * Static checks of an expression (rule X17): it can't be parsed, a name is unknown, or an operator
 * or function gets a sort of value it can't use.
 */
import { comparableText } from '#src/assessment/engine/texts/text.ts'

import type { Expression, ExpressionError, FunctionName, Operation } from './expression.ts'
import { optionTextsOf } from './optionTexts.ts'
import { parseExpression } from './parse.ts'
import type { Sort } from './value.ts'

/** Why a name has no value. `laterName`: a calculated value further down the list. */
export type NameProblem = 'unknownName' | 'laterName' | 'noValue'
export type ExpressionFinding =
  | ExpressionError
  | { kind: NameProblem; at: number; found: string }
  /** Files can be counted, and are nothing to join. */
  | { kind: 'joinedFiles'; at: number; found: string }
  /** No option of the compared question has the code `found`. */
  | { kind: 'unknownOption'; at: number; found: string }
  /** `found` is the operator or function, `at` the operand that doesn't suit it. */
  | { kind: 'wrongSort'; at: number; found: Operation; is: Sort; wanted: readonly Sort[] }

/** The sort of its value, if it is certain, and the problems found. */
export type CheckedExpression = { sort: Sort | null; findings: ExpressionFinding[] }

/** Looks up a name; null means a value whose sort is not known. */
export type SortOfName = (name: string) => Sort | NameProblem | null

/**
 * The codes that an answer can have; null if a name is of anything but a question with options, or
 * with files, which can only be counted.
 */
export type CodesOfName = (name: string) => ReadonlySet<string> | 'files' | null

/** Checks an expression without evaluating it. */
export function checkExpression(
  source: string,
  sortOfName: SortOfName,
  codesOfName: CodesOfName = () => null,
): CheckedExpression {
  const parsed = parseExpression(source)
  if (!parsed.ok) return { sort: null, findings: [parsed.error] }
  const findings: ExpressionFinding[] = []
  const sort = sortIn(parsed.value, sortOfName, findings)
  for (const { name, text, at, of } of optionTextsOf(parsed.value)) {
    const known = codesOfName(name)
    const codes = known === 'files' ? NONE : known
    const isWrongSort = findings.some((each) => each.at === at)
    if (codes === null || isWrongSort) continue
    // In a single code words are looked for, as in any text.
    const isPart = of === 'includes' && sortOfName(name) === 'text'
    const wanted = comparableText(text)
    const isThere = isPart ? [...codes].some((code) => code.includes(wanted)) : codes.has(wanted)
    if (!isThere) findings.push({ kind: 'unknownOption', at, found: text })
  }
  for (const { name, at } of joinedNames(parsed.value)) {
    if (codesOfName(name) === 'files') findings.push({ kind: 'joinedFiles', at, found: name })
  }
  return { sort, findings }
}

const NONE: ReadonlySet<string> = new Set()

/** The names whose members are joined to one text. */
function joinedNames(expression: Expression): Extract<Expression, { kind: 'name' }>[] {
  if (expression.kind !== 'call') return []
  const { of, parts } = expression
  const [first] = parts
  const own = of === 'join' && first?.kind === 'name' ? [first] : []
  return [...own, ...parts.flatMap(joinedNames)]
}

function sortIn(
  expression: Expression,
  sortOfName: SortOfName,
  findings: ExpressionFinding[],
): Sort | null {
  const { kind, at } = expression
  if (kind === 'constant') return sortOfConstant(expression)
  if (kind === 'name') {
    const sort = sortOfName(expression.name)
    if (sort !== 'unknownName' && sort !== 'laterName' && sort !== 'noValue') return sort
    findings.push({ kind: sort, at, found: expression.name })
    return null
  }
  const { of, parts } = expression
  const sorts = parts.map((part) => sortIn(part, sortOfName, findings))
  const { takes, gives } = signatures[of]
  // Where operands must share one sort, the first known one decides.
  const common = sorts.slice(of === 'if' ? 1 : 0).find((sort) => sort !== null) ?? null
  sorts.forEach((is, place) => {
    const wanted = takes(place, common)
    if (is === null || wanted === null || wanted.includes(is)) return
    findings.push({ kind: 'wrongSort', at: parts[place]?.at ?? at, found: of, is, wanted })
  })
  return gives === 'same' ? common : gives
}

function sortOfConstant({ value }: Extract<Expression, { kind: 'constant' }>): Sort {
  if (typeof value === 'object') return 'date'
  return typeof value === 'string' ? 'text' : typeof value === 'number' ? 'number' : 'boolean'
}

type Signature = {
  /** The sorts allowed for the operand at an index; null means any. */
  takes: (place: number, common: Sort | null) => readonly Sort[] | null
  gives: Sort | 'same'
}

const only =
  (...sorts: Sort[]) =>
  () =>
    sorts
/** All operands of one sort, out of these. */
const alike =
  (...sorts: Sort[]) =>
  (_: number, common: Sort | null) =>
    common !== null && sorts.includes(common) ? [common] : sorts
const ANY: readonly Sort[] = ['number', 'text', 'boolean', 'date', 'list']

const calculation: Signature = { takes: only('number'), gives: 'number' }
const order: Signature = { takes: alike('number', 'date'), gives: 'boolean' }
const equality: Signature = { takes: alike(...ANY), gives: 'boolean' }
const logic: Signature = { takes: only('boolean'), gives: 'boolean' }

const functions: { readonly [F in FunctionName]: Signature } = {
  if: {
    takes: (place, common) => (place === 0 ? ['boolean'] : alike(...ANY)(place, common)),
    gives: 'same',
  },
  count: { takes: () => null, gives: 'number' },
  sum: calculation,
  min: { takes: alike('number', 'date'), gives: 'same' },
  max: { takes: alike('number', 'date'), gives: 'same' },
  round: calculation,
  length: { takes: only('text'), gives: 'number' },
  days: { takes: only('date'), gives: 'number' },
  includes: { takes: (place) => (place === 0 ? ['text', 'list'] : ['text']), gives: 'boolean' },
  join: { takes: (place) => (place === 0 ? ['list'] : ['text']), gives: 'text' },
}

const signatures: { readonly [O in Operation]: Signature } = {
  ...functions,
  or: logic,
  and: logic,
  not: logic,
  '=': equality,
  '!=': equality,
  '<': order,
  '<=': order,
  '>': order,
  '>=': order,
  '&': { takes: only('text', 'number', 'date'), gives: 'text' },
  '+': calculation,
  '-': calculation,
  '*': calculation,
  '/': calculation,
  negative: calculation,
}
