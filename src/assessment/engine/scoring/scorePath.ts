import type { Definition } from '#schemas/definition.ts'

import { fractionOf, partOf, rounded, sumOfFractions } from './fraction.ts'
import { exactPoints, type Score, type ScoredQuestion } from './scoring.ts'

/** The points of one section within a score. */
export interface SectionSubtotal {
  sectionId: string
  /** From 1. */
  position: number
  title: string
  points: number
  /** The points available on the path that these answers took. */
  most: number
  /** The part of `most` that a person can still give. */
  toBeMarked: number
}

export interface ScorePath {
  /** In authored order, without sections that have no points to give. */
  sections: SectionSubtotal[]
  /** The demand of the pass mark; null without one, or without available points. */
  needed: { percent: number; points: number } | null
}

/**
 * How a score adds up (rule S19). `score` is one of this definition. The subtotals, and the points
 * of its calculated values, are its total; each figure is rounded for itself.
 */
export function scorePathOf({ sections, settings }: Definition, score: Score): ScorePath {
  const scoredById = new Map(score.questions.map((scored) => [scored.questionId, scored]))
  const subtotals = sections.map(({ id, title, questions }, index) => ({
    sectionId: id,
    position: index + 1,
    title,
    ...subtotalOf(questions.flatMap((question) => scoredById.get(question.id) ?? [])),
  }))
  const { passMark } = settings
  return {
    sections: subtotals.filter(({ points, most }) => points !== 0 || most !== 0),
    needed:
      passMark === undefined || score.most <= 0
        ? null
        : {
            percent: passMark.percent,
            points: rounded(partOf(fractionOf(score.most), passMark.percent)),
          },
  }
}

function subtotalOf(scored: readonly ScoredQuestion[]) {
  const toBeMarked = scored.filter(({ rule }) => rule === 'toBeMarked')
  return {
    points: rounded(sumOfFractions(scored.map(exactPoints))),
    most: rounded(sumOfFractions(scored.map(({ most }) => fractionOf(most)))),
    toBeMarked: rounded(sumOfFractions(toBeMarked.map(({ most }) => fractionOf(most)))),
  }
}
