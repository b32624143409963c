/** The rows of an assessment's responses, searched, filtered and sorted. */
import { type Recommendation, recommendationSchema } from '#schemas/review.ts'
import { foldText } from '#src/base/foldText.ts'
import type { ReviewedCandidate } from '#src/review/storage/reviewedResponses.ts'
import { passedWithoutKnockOut } from '#src/assessment/engine/scoring/passResult.ts'
import type { ResponseRow } from '#src/review/workers/responseRows.ts'

export const SORTS = {
  left: 'Left to mark first',
  newest: 'Newest first',
  oldest: 'Oldest first',
  highest: 'Highest score first',
  lowest: 'Lowest score first',
  longest: 'Longest time first',
  name: 'Name, A to Z',
} as const
export type ResponseSort = keyof typeof SORTS

/** The order with that name; if unknown, what is left to mark first. */
export function sortNamed(name: string): ResponseSort {
  return isNameOf(SORTS, name) ? name : 'left'
}

export const STATES = {
  all: 'All',
  mine: 'Left for me',
  moved: 'Changed since I finished',
  provisional: 'Provisional',
  done: 'Done',
} as const
export type ResponseState = keyof typeof STATES

/** The state with that name; if unknown, all. */
export function stateNamed(name: string): ResponseState {
  return isNameOf(STATES, name) ? name : 'all'
}

export const OUTCOMES = {
  all: 'All',
  passed: 'Passed, no knock-out',
  passMarkReached: 'Passed, with or without knock-out',
  notPassed: 'Not passed, with or without knock-out',
  open: 'Not decided, with or without knock-out',
  knockedOut: 'Knock-out, passed or not',
} as const
export type ResponseOutcome = keyof typeof OUTCOMES

/** The outcome with that name; if unknown, all. */
export function outcomeNamed(name: string): ResponseOutcome {
  return isNameOf(OUTCOMES, name) ? name : 'all'
}

export type RecommendationFilter = 'all' | 'none' | Recommendation

/** The recommendation with that name, or none; if unknown, all. */
export function recommendationNamed(name: string): RecommendationFilter {
  if (name === 'none') return name
  return recommendationSchema.options.find((each) => each === name) ?? 'all'
}

/** The name, or the reference while that is hidden. */
export function shownName({ name, isHidden, reference }: ReviewedCandidate): string {
  return isHidden ? reference : (name ?? 'Candidate whose record can’t be read')
}

/** The filter of the list, as in the address. */
export interface ResponseFilter {
  search: string
  state: ResponseState
  outcome: ResponseOutcome
  /** One of those that this reviewer may see, or none of them. */
  recommendation: RecommendationFilter
  /** Its number; '' for all. */
  version: string
  /** The candidate was asked a question with this tag; '' for all. */
  tag: string
  sort: ResponseSort
}

export function filterResponses(
  rows: readonly ResponseRow[],
  { search, state, outcome, recommendation, version, tag, sort }: ResponseFilter,
): ResponseRow[] {
  const isFound = isFoundBy(search)
  const matching = rows.filter(
    (row) =>
      isInState[state](row) &&
      hasOutcome[outcome](row) &&
      isRecommended(recommendation, row) &&
      (version === '' || String(row.versionNumber) === version) &&
      (tag === '' || row.tags.includes(tag)) &&
      isFound(row),
  )
  const isBlind = rows.some(({ isHidden }) => isHidden)
  return matching.toSorted(sort === 'left' && isBlind ? leftByReference : comparisons[sort])
}

/** Every search word must occur in the name, unless it is hidden, or in a reference. */
export function isFoundBy(search: string): IsMatch {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  return ({ searchText }) => words.every((word) => searchText.includes(word))
}

type IsMatch = (row: ResponseRow) => boolean

const isInState: { readonly [S in ResponseState]: IsMatch } = {
  all: () => true,
  mine: isLeft,
  moved: ({ moved }) => moved !== null,
  provisional: ({ isProvisional }) => isProvisional,
  done: ({ isProvisional }) => !isProvisional,
}

const hasOutcome: { readonly [O in ResponseOutcome]: IsMatch } = {
  all: () => true,
  passed: ({ score }) => score !== null && passedWithoutKnockOut(score) === 'yes',
  passMarkReached: ({ score }) => score?.passed === 'yes',
  notPassed: ({ score }) => score?.passed === 'no',
  open: ({ score }) => score?.passed === 'open',
  knockedOut: ({ score }) => score?.isKnockedOut === true,
}

function isRecommended(wanted: RecommendationFilter, { recommendations }: ResponseRow): boolean {
  if (wanted === 'all') return true
  return wanted === 'none' ? recommendations.length === 0 : recommendations.includes(wanted)
}

// The usual collation is several times faster than one with options.
const names = new Intl.Collator()

const comparisons: { readonly [S in ResponseSort]: (a: ResponseRow, b: ResponseRow) => number } = {
  left: (a, b) => needOf(b) - needOf(a) || newestFirst(a, b),
  newest: newestFirst,
  oldest: (a, b) => newestFirst(b, a),
  highest: (a, b) => (b.share ?? -1) - (a.share ?? -1) || newestFirst(a, b),
  lowest: (a, b) => (a.share ?? 2) - (b.share ?? 2) || newestFirst(a, b),
  longest: (a, b) => b.activeMs - a.activeMs || newestFirst(a, b),
  name: (a, b) => names.compare(a.name, b.name) || newestFirst(a, b),
}

/** This reviewer's review is not finished. */
export function isLeft({ toMark, state }: ResponseRow): boolean {
  return toMark > 0 && state !== 'done'
}

/** First what this reviewer has to mark, then what others changed, then what is provisional. */
function needOf(row: ResponseRow): number {
  if (isLeft(row)) return 3
  return row.moved !== null ? 2 : Number(row.isProvisional)
}

/** Of those submitted on the same day, of which no more is known, in the order of references. */
function newestFirst(a: ResponseRow, b: ResponseRow): number {
  return compare(b.submittedAt, a.submittedAt) || compare(a.reference, b.reference)
}

/** References are random (rule H1), and stay when a name is shown, so that nobody changes place. */
function leftByReference(a: ResponseRow, b: ResponseRow): number {
  return needOf(b) - needOf(a) || compare(a.reference, b.reference) || newestFirst(a, b)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

function isNameOf<T extends object>(known: T, name: string): name is Extract<keyof T, string> {
  return Object.hasOwn(known, name)
}
