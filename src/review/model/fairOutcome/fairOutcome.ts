/** How often candidates of each group are selected, compared by the four-fifths rule (rules G6 to G8). */
import { fishersExact } from './fishersExact.ts'
import type { Group, GroupCount } from './groups.ts'
import { maskedPlaces } from './masking.ts'

/** A group as everybody may see it. */
export interface GroupOutcome {
  group: Group
  /** Null if the group is hidden because it, or another one that it would give away, is too small. */
  shown: ShownOutcome | null
}

export interface ShownOutcome {
  members: number
  selected: number
  /** From 0 to 1. */
  rate: number
  comparison: Comparison
}

export type Comparison =
  /** No other group has a higher rate. */
  | { kind: 'highest' }
  /** Not a group, or there is nothing to compare with. */
  | { kind: 'none' }
  | {
      kind: 'compared'
      /** The rate divided by the highest rate. */
      ratio: number
      isBelowFourFifths: boolean
      /** How probable a difference at least as large is by chance; from 0 to 1. */
      p: number
    }

export interface FairOutcome {
  members: number
  selected: number
  /** In the order of the counts. */
  groups: GroupOutcome[]
  /** All hidden groups together. */
  hidden: { groups: number; members: number; selected: number }
}

/** A rate of less than this share of the highest one is a sign of adverse impact. */
export const FOUR_FIFTHS = 0.8

/** A difference that would be rarer than this by chance is called significant. */
export const SIGNIFICANCE = 0.05

/**
 * Compares each group with the one that has the highest rate. A rate of less than four fifths of it is
 * generally taken as a sign of adverse impact: 29 CFR 1607.4 D, and Questions and Answers to clarify
 * the Uniform Guidelines, 44 FR 11996 (1979), Q&A 11 and 12.
 */
export function fairOutcome(counts: readonly GroupCount[]): FairOutcome {
  const masked = maskedPlaces(counts.map(({ members }) => members))
  const hidden = counts.filter((_, place) => masked.has(place))
  const compared = counts.filter(
    ({ group }, place) => !masked.has(place) && group.kind !== 'unanswered',
  )
  const highest = compared.length < 2 ? null : compared.reduce(higher)
  return {
    members: totalOf(counts, 'members'),
    selected: totalOf(counts, 'selected'),
    groups: counts.map((count, place) => ({
      group: count.group,
      shown: masked.has(place) ? null : outcomeOf(count, highest),
    })),
    hidden: {
      groups: hidden.length,
      members: totalOf(hidden, 'members'),
      selected: totalOf(hidden, 'selected'),
    },
  }
}

function outcomeOf(count: GroupCount, highest: GroupCount | null): ShownOutcome {
  const { members, selected } = count
  return { members, selected, rate: selected / members, comparison: comparisonOf(count, highest) }
}

function comparisonOf(count: GroupCount, highest: GroupCount | null): Comparison {
  if (highest === null || highest.selected === 0 || count.group.kind === 'unanswered') {
    return { kind: 'none' }
  }
  // Exact, because four fifths are not less than four fifths, however they are rounded.
  const own = count.selected * highest.members
  const best = highest.selected * count.members
  if (own === best) return { kind: 'highest' }
  return {
    kind: 'compared',
    ratio: own / best,
    isBelowFourFifths: 5 * own < 4 * best,
    p: fishersExact(count, highest),
  }
}

function higher(one: GroupCount, other: GroupCount): GroupCount {
  return other.selected * one.members > one.selected * other.members ? other : one
}

function totalOf(counts: readonly GroupCount[], what: 'members' | 'selected'): number {
  return counts.reduce((sum, count) => sum + count[what], 0)
}
