/**
 * The submitted responses of an assessment as list rows, each scored by its own version, searched
 * and sorted.
 */
import { foldText } from '#src/base/foldText.ts'
import type { Stage } from '#schemas/candidate.ts'
import type { ReviewedCandidate, ReviewedResponse } from '#src/db/reviewing/reviewedResponses.ts'
import type { Judged } from '#src/engine/reviewing/marks.ts'
import { type Score, shareSoFar } from '#src/engine/scoring/scoring.ts'

export type ResponseRow = {
  candidateId: string
  /** The reference while the name is hidden. */
  name: string
  isHidden: boolean
  /** Of the candidate's record (rule H1). */
  reference: string
  /** The references on the candidate's receipts. */
  receipts: readonly string[]
  submittedAt: string
  versionNumber: number | null
  /** Null if the version can't be read: no score is better than a wrong one. */
  score: Score | null
  /** What this reviewer made of it; null without a score. */
  judged: Judged | null
  /** Null if the candidate's record can't be read. */
  stage: Stage | null
  attempts: number
  /** Created by the sample data. */
  sample: boolean
}

export const SORTS = {
  left: 'Provisional first',
  newest: 'Newest first',
  oldest: 'Oldest first',
  highest: 'Highest score first',
  lowest: 'Lowest score first',
  name: 'Name, A to Z',
} as const
export type ResponseSort = keyof typeof SORTS

/** The order with that name; if unknown, provisional responses first. */
export function sortNamed(name: string | null): ResponseSort {
  return name !== null && isSort(name) ? name : 'left'
}

function isSort(name: string): name is ResponseSort {
  return Object.hasOwn(SORTS, name)
}

export function responseRow(response: ReviewedResponse): ResponseRow {
  const { candidateId, candidate, attempts, submittedAt, sample } = response
  const last = attempts.at(-1)
  const judged = last?.reading?.judged() ?? null
  return {
    candidateId,
    name: shownName(candidate),
    isHidden: candidate.isHidden,
    reference: candidate.reference,
    receipts: attempts.map(({ attempt }) => attempt.receipt),
    submittedAt: submittedAt ?? '',
    versionNumber: last?.reading?.version.number ?? null,
    score: judged?.score ?? null,
    judged,
    stage: candidate.stage,
    attempts: attempts.length,
    sample,
  }
}

/** The name, or the reference while that is hidden. */
export function shownName({ name, isHidden, reference }: ReviewedCandidate): string {
  return isHidden ? reference : (name ?? 'Candidate whose record can’t be read')
}

/** Which responses are listed; `state` as in the address. */
export type ResponseFilter = { search: string; state: ResponseState; sort: ResponseSort }

/** Every search word must occur in the name, unless it is hidden, or in a reference. */
export function filterResponses(
  rows: readonly ResponseRow[],
  { search, state, sort }: ResponseFilter,
): ResponseRow[] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  const matching = rows.filter((row) => {
    const text = foldText([row.name, row.reference, ...row.receipts].join(' '))
    return isInState[state](row) && words.every((word) => text.includes(word))
  })
  return matching.toSorted(comparisons[sort])
}

export const STATES = {
  all: 'All',
  provisional: 'Provisional',
  passed: 'Passed',
  notPassed: 'Not passed',
  knockedOut: 'Knock-out answer',
} as const
export type ResponseState = keyof typeof STATES

/** The state with that name; if unknown, all. */
export function stateNamed(name: string | null): ResponseState {
  return name !== null && isState(name) ? name : 'all'
}

function isState(name: string): name is ResponseState {
  return Object.hasOwn(STATES, name)
}

const isInState: { readonly [S in ResponseState]: (row: ResponseRow) => boolean } = {
  all: () => true,
  provisional: isLeft,
  passed: ({ score }) => score?.passed === 'yes',
  notPassed: ({ score }) => score?.passed === 'no',
  knockedOut: ({ score }) => (score?.knockOuts.length ?? 0) > 0,
}

const names = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true })

const comparisons: { readonly [S in ResponseSort]: (a: ResponseRow, b: ResponseRow) => number } = {
  left: (a, b) => Number(isLeft(b)) - Number(isLeft(a)) || byReference(a, b) || newestFirst(a, b),
  newest: (a, b) => compare(b.submittedAt, a.submittedAt),
  oldest: (a, b) => compare(a.submittedAt, b.submittedAt),
  highest: (a, b) => share(b, -1) - share(a, -1) || compare(b.submittedAt, a.submittedAt),
  lowest: (a, b) => share(a, 2) - share(b, 2) || compare(b.submittedAt, a.submittedAt),
  name: (a, b) => names.compare(a.name, b.name),
}

function newestFirst(a: ResponseRow, b: ResponseRow): number {
  return compare(b.submittedAt, a.submittedAt)
}

/** Those with hidden names come first, by their references, which are random (rule H1). */
function byReference(a: ResponseRow, b: ResponseRow): number {
  if (!a.isHidden || !b.isHidden) return Number(b.isHidden) - Number(a.isHidden)
  return compare(a.reference, b.reference)
}

/** Some of it is not scored, or its version can't be read. */
export function isLeft({ judged }: ResponseRow): boolean {
  return judged === null || judged.isProvisional
}

/**
 * The share of the points available so far, because paths differ; responses without a score come
 * last in either order.
 */
function share({ score }: ResponseRow, without: number): number {
  return (score && shareSoFar(score)) ?? without
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
