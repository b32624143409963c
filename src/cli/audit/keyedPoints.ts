/** What an answer earns by its key or its options (rules S1 to S11, S17, S18), computed again. */
import type { Answer } from '#schemas/answer.ts'
import type { Option, Question, QuestionOf } from '#schemas/question.ts'
import type { TextRules } from '#schemas/textRules.ts'
import type { ScoreRule } from '#src/assessment/engine/scoring/scoring.ts'
import { caselessForm, textForm } from '#src/assessment/engine/texts/fairText.ts'

import { compare, type Exact, exact, largest, plus, share, ZERO } from './exact.ts'

export interface Earned {
  points: Exact
  rule: ScoreRule
}

type Choice = QuestionOf<'singleChoice' | 'multipleChoice'>

/** The most that the question gives; 0 where there is nothing to earn. */
export function worth(question: Question): Exact {
  if (!earns(question)) return ZERO
  return hasOptionPoints(question) ? mostByOption(question) : exact(question.points ?? 0)
}

/** Whether an answer to it changes the score: options may also take points away. */
export function counts(question: Question): boolean {
  return earns(question) && (hasOptionPoints(question) || compare(worth(question), ZERO) > 0)
}

/** For an answer that is not blank, to a question that was shown and counts. */
export function earned(question: Question, answer: Answer, textRules: TextRules): Earned {
  if (hasOptionPoints(question)) {
    return { points: pointsByOption(question, answer), rule: 'optionPoints' }
  }
  const all = worth(question)
  const met = metParts(question, answer, textRules)
  if (met === null) return { points: ZERO, rule: 'toBeMarked' }
  if (met.sharedBy) return { points: share(all, met.met, met.of), rule: `${met.sharedBy}Met` }
  return met.met === met.of ? { points: all, rule: 'keyMet' } : { points: ZERO, rule: 'keyMissed' }
}

type Earning = Exclude<Question, { kind: 'statement' | 'consent' }>

function earns(question: Question): question is Earning {
  if (question.kind === 'singleChoice') return question.selfIdentification !== true
  return question.kind !== 'statement' && question.kind !== 'consent'
}

function hasOptionPoints(
  question: Question,
): question is Choice & { optionPoints: NonNullable<Choice['optionPoints']> } {
  return 'optionPoints' in question && question.optionPoints !== undefined
}

type ByOption = Parameters<typeof mostByOption>[0]

function mostByOption(question: Choice & { optionPoints: NonNullable<Choice['optionPoints']> }) {
  const { options, other, optionPoints } = question
  const own = other ? [ZERO] : []
  const floor = exact(optionPoints.floor)
  if (question.kind === 'singleChoice') {
    const each = options.map(({ id }) => pointsOf(question, id))
    return largest(ZERO, floor, ...each, ...own)
  }
  const { minChoices = 0, maxChoices = Number.POSITIVE_INFINITY } = question
  const ordinary = [...idsWith(options, undefined).map((id) => pointsOf(question, id)), ...own]
  const best = ordinary.toSorted((a, b) => compare(b, a))
  // The best set of each size that is allowed.
  const sets = best
    .map((_, at) => plus(...best.slice(0, at + 1)))
    .filter((_, at) => at + 1 >= minChoices && at + 1 <= maxChoices)
  const none = idsWith(options, 'none').map((id) => pointsOf(question, id))
  return largest(ZERO, floor, ...sets, ...none)
}

function pointsByOption(question: ByOption, answer: Answer): Exact {
  const all = new Set(question.kind === 'multipleChoice' ? idsWith(question.options, 'all') : [])
  const chosen =
    question.kind === 'multipleChoice' ? chosenSet(question.options, answer) : [optionOf(answer)]
  const points = [...chosen].filter((id) => !all.has(id)).map((id) => pointsOf(question, id))
  return largest(exact(question.optionPoints.floor), plus(...points))
}

function pointsOf({ optionPoints: { byOption } }: ByOption, id: string): Exact {
  return exact(Object.hasOwn(byOption, id) ? (byOption[id] ?? 0) : 0)
}

interface Met {
  met: number
  of: number
  /** What has an equal share of the points. */
  sharedBy?: 'options' | 'places' | 'pairs' | 'rows'
}

function whole(isMet: boolean): Met {
  return { met: isMet ? 1 : 0, of: 1 }
}

/** Null if a person has to mark it. */
function metParts(question: Question, answer: Answer, textRules: TextRules): Met | null {
  if (!('key' in question) || question.key === undefined) return null
  switch (question.kind) {
    case 'singleChoice':
      return whole(question.key.options.includes(optionOf(answer)))
    case 'multipleChoice':
      return metOptions(question.options, question.key, answer)
    case 'shortText': {
      const { accepted, ignoreCase, textRules: newer } = question.key
      const rules = question.format === 'plain' ? (newer ?? textRules) : undefined
      const form = ignoreCase ? caselessForm(rules) : textForm(rules)
      return whole(
        typeof answer === 'string' && accepted.some((text) => form(text) === form(answer)),
      )
    }
    case 'number':
    case 'rating': {
      const { value, tolerance } = question.key
      return whole(typeof answer === 'number' && isNear(answer, value, tolerance))
    }
    case 'date': {
      const { value, tolerance } = question.key
      return whole(
        typeof answer === 'string' && Math.abs(dayOf(answer) - dayOf(value)) <= tolerance,
      )
    }
    case 'ranking':
      return metOrder(question.key, textsIn(answer))
    case 'matrix':
      return metRows(question, answer)
  }
}

function metOptions(
  options: readonly Option[],
  key: { options: readonly string[]; grading?: 'perOption' },
  answer: Answer,
): Met {
  const hasOwnWords = ownWords(answer) !== ''
  const [wanted, given] = [
    chosenSet(options, { options: [...key.options] }),
    chosenSet(options, answer),
  ]
  const counted = new Set(options.filter(({ role }) => role !== 'all').map(({ id }) => id))
  const keyed = [...wanted].filter((id) => counted.has(id))
  if (key.grading === undefined || keyed.length === 0) {
    return whole(!hasOwnWords && isSameSet(wanted, given))
  }
  const chosen = [...given].filter((id) => counted.has(id))
  const right = chosen.filter((id) => wanted.has(id)).length
  const wrong = chosen.length - right + (hasOwnWords ? 1 : 0)
  return { met: Math.max(0, right - wrong), of: keyed.length, sharedBy: 'options' }
}

function metOrder(
  { order, grading }: { order: readonly string[]; grading?: 'perPlace' | 'perPair' },
  given: readonly string[],
): Met {
  const places = order.filter((id, at) => given[at] === id).length
  if (order.length < 2 || grading === undefined) {
    return whole(given.length === order.length && places === order.length)
  }
  if (grading === 'perPlace') return { met: places, of: order.length, sharedBy: 'places' }
  let [met, of] = [0, 0]
  for (const [at, first] of order.entries()) {
    for (const second of order.slice(at + 1)) {
      of += 1
      const [before, after] = [given.indexOf(first), given.indexOf(second)]
      if (before >= 0 && after > before) met += 1
    }
  }
  return { met, of, sharedBy: 'pairs' }
}

/** Null without a row that has a key (rule S7). */
function metRows(
  { rows, options, several, key }: QuestionOf<'matrix'>,
  answer: Answer,
): Met | null {
  const keyed = rows.flatMap(({ id }) => {
    const right = key && Object.hasOwn(key.byRow, id) ? (key.byRow[id] ?? []) : []
    return right.length > 0 ? [{ id, right }] : []
  })
  if (keyed.length === 0) return null
  const isObject = typeof answer === 'object' && !Array.isArray(answer)
  const met = keyed.filter(({ id, right }) => {
    const given: unknown = isObject && Object.hasOwn(answer, id) ? Reflect.get(answer, id) : []
    const chosen = textsIn(given)
    if (several) {
      return isSameSet(
        chosenSet(options, { options: right }),
        chosenSet(options, { options: chosen }),
      )
    }
    const [only = '', ...others] = new Set(chosen)
    return others.length === 0 && right.includes(only)
  }).length
  return { met, of: keyed.length, ...(key?.grading === 'perRow' && { sharedBy: 'rows' as const }) }
}

/** Rule C12: *all of these* and all ordinary options imply each other. */
export function chosenSet(options: readonly Option[], answer: Answer): ReadonlySet<string> {
  const isObject = typeof answer === 'object' && 'options' in answer
  const chosen = new Set(isObject ? textsIn(answer.options) : [])
  const [all, ordinary] = [idsWith(options, 'all'), idsWith(options, undefined)]
  const isAll =
    all.some((id) => chosen.has(id)) ||
    (all.length > 0 && ordinary.length > 0 && ordinary.every((id) => chosen.has(id)))
  return isAll ? new Set([...chosen, ...all, ...ordinary]) : chosen
}

function idsWith(options: readonly Option[], role: Option['role']): string[] {
  return options.filter((option) => option.role === role).map(({ id }) => id)
}

function isSameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((id) => other.has(id))
}

/** Empty, which is no id, if none was chosen. */
export function optionOf(answer: Answer): string {
  const option: unknown =
    typeof answer === 'object' && 'option' in answer ? answer.option : undefined
  return typeof option === 'string' ? option : ''
}

export function ownWords(answer: Answer): string {
  const other: unknown = typeof answer === 'object' && 'other' in answer ? answer.other : undefined
  return typeof other === 'string' ? other.trim() : ''
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}

/** Rule L9: four units in the last place are a rounding error. */
function isNear(answer: number, value: number, tolerance: number): boolean {
  const error = 4 * Number.EPSILON * Math.max(...[answer, value, tolerance].map(Math.abs))
  return Math.abs(answer - value) <= tolerance + error
}

const DAY_MS = 86_400_000

/** Not a number if it is no day. */
function dayOf(text: string): number {
  return Date.parse(`${text.trim()}T00:00:00Z`) / DAY_MS
}
