/**
 * The submitted responses of an assessment as rows of a list: each scored by the version that it
 * answers, searched and put in order.
 */
import type { Version } from '#schemas/assessment.ts'
import type { SubmittedResponse } from '#src/db/submittedResponses.ts'
import { type Score, scoreAnswers } from '#src/engine/scoring.ts'

export type ResponseRow = {
  candidateId: string
  name: string
  /** As the candidate's receipt and the response itself say it. */
  reference: string
  submittedAt: string
  versionNumber: number | null
  /** Null where the version can't be read: no score is better than a wrong one. */
  score: Score | null
  /** Answers that people have to mark. */
  toMark: number
  attempts: number
  /** Made by the sample data. */
  sample: boolean
}

export const SORTS = {
  left: 'To be marked first',
  newest: 'Newest first',
  oldest: 'Oldest first',
  highest: 'Highest score first',
  lowest: 'Lowest score first',
  name: 'Name, A to Z',
} as const
export type ResponseSort = keyof typeof SORTS

/** The order of that name; what is left to be marked first for a name that is none. */
export function sortNamed(name: string | null): ResponseSort {
  return name !== null && isSort(name) ? name : 'left'
}

function isSort(name: string): name is ResponseSort {
  return Object.hasOwn(SORTS, name)
}

export function responseRow(
  { response, candidate }: SubmittedResponse,
  versionById: ReadonlyMap<string, Version>,
): ResponseRow {
  const attempt = response.attempts.at(-1)
  const version = attempt && versionById.get(attempt.versionId)
  const score =
    attempt && version ? scoreAnswers(version.definition, attempt.answers, attempt) : null
  return {
    candidateId: response.candidateId,
    name: candidate?.name ?? 'Candidate whose record can’t be read',
    reference: attempt?.receipt ?? '',
    submittedAt: response.submittedAt ?? '',
    versionNumber: version?.number ?? null,
    score,
    toMark: score?.questions.filter(({ rule }) => rule === 'toBeMarked').length ?? 0,
    attempts: response.attempts.length,
    sample: response.sample ?? false,
  }
}

/** Every word of the search must be in the name or in the reference. */
export function filterResponses(
  rows: readonly ResponseRow[],
  search: string,
  sort: ResponseSort,
): ResponseRow[] {
  const words = folded(search).split(/\s+/).filter(Boolean)
  const matching = rows.filter((row) => {
    const text = folded(`${row.name} ${row.reference}`)
    return words.every((word) => text.includes(word))
  })
  return matching.toSorted(comparisons[sort])
}

const names = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true })

const comparisons: { readonly [S in ResponseSort]: (a: ResponseRow, b: ResponseRow) => number } = {
  left: (a, b) => Number(isLeft(b)) - Number(isLeft(a)) || compare(b.submittedAt, a.submittedAt),
  newest: (a, b) => compare(b.submittedAt, a.submittedAt),
  oldest: (a, b) => compare(a.submittedAt, b.submittedAt),
  highest: (a, b) => share(b, -1) - share(a, -1) || compare(b.submittedAt, a.submittedAt),
  lowest: (a, b) => share(a, 2) - share(b, 2) || compare(b.submittedAt, a.submittedAt),
  name: (a, b) => names.compare(a.name, b.name),
}

/** Somebody still has to mark it, or to see why it has no score. */
export function isLeft({ score, toMark }: ResponseRow): boolean {
  return score === null || toMark > 0
}

/** Of what could be had on the path, because paths differ; without a score last in either order. */
function share({ score }: ResponseRow, without: number): number {
  return score === null || score.most === 0 ? without : score.points / score.most
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
