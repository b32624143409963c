import type { AnswerableQuestion } from '#schemas/question.ts'
import { worthOf } from '#src/assessment/engine/scoring/worth.ts'

import { type Advice, adviceFor } from './advice.ts'
import { type ChoiceStatistics, choiceStatistics, isChoice } from './choices.ts'
import { type Figure, figureOf, NEEDED } from './figure.ts'
import { correlationOf, hasSpread, meanOf } from './moments.ts'
import { type ScoreGroups, scoreGroups } from './scoreGroups.ts'
import type { Submission, Treated } from './submissions.ts'

export type QuestionStatistics = {
  questionId: string
  /** The number in the assessment, from 1. */
  number: number
  /** Answered and blank together. */
  asked: number
  answered: number
  blank: number
  notShown: number
  /** The points it is worth; 0 for none. */
  most: number
  /** Answers that a person still has to mark: while there are any, it has no figures. */
  toBeMarked: number
  /** The mean share of its points; null without points or while answers have to be marked. */
  facility: Figure | null
  /** Null as for the facility, and if no other question has points. */
  discrimination: Figure | null
  /** Null as for the facility, and if fewer than two questions are left. */
  alphaWithout: Figure | null
  /** How many got these points, ascending; empty without points. */
  reached: { points: number; count: number }[]
  /** Empty for other kinds than choices. */
  choices: ChoiceStatistics[]
  /** The members of the upper and of the lower group; 0 without groups. */
  groupSize: number
  advice: Advice[]
}

/** A question whose answers all have points, and so counts in figures (rule F3). */
export function isItem(treated: readonly Treated[]): boolean {
  return (
    treated.some(({ points }) => points !== null) &&
    !treated.some(({ isToBeMarked }) => isToBeMarked)
  )
}

/** Everything about one question except alpha without it (rules F2 to F7). */
export function questionStatistics(
  question: AnswerableQuestion,
  index: number,
  number: number,
  submissions: readonly Submission[],
  totals: readonly Total[],
): Omit<QuestionStatistics, 'alphaWithout'> {
  const all = submissions.flatMap(({ questions }) => questions[index] ?? [])
  const asked = all.flatMap((treated, place) =>
    treated.status === 'notShown' ? [] : { treated, total: totals[place] },
  )
  const item = isItem(all)
  const rest = asked.map(({ treated, total }) => shareOfRest(total, item ? treated : null))
  const related = asked.flatMap(({ treated }, place) => {
    const share = shareOf(treated)
    const others = rest[place] ?? null
    return share === null || others === null ? [] : { share, others }
  })
  const shares = asked.flatMap(({ treated }) => shareOf(treated) ?? [])
  const facility = item ? figureOf(shares.length, NEEDED.mean, () => meanOf(shares)) : null
  const discrimination =
    item && related.length > 0
      ? figureOf(related.length, NEEDED.relation, () =>
          correlationOf(
            related.map(({ share }) => share),
            related.map(({ others }) => others),
          ),
        )
      : null
  const { groups, choices } = choicesOf(question, asked, rest)
  const groupSize = groups?.size ?? 0
  return {
    questionId: question.id,
    number,
    asked: asked.length,
    answered: all.filter(({ status }) => status === 'answered').length,
    blank: all.filter(({ status }) => status === 'blank').length,
    notShown: all.filter(({ status }) => status === 'notShown').length,
    most: worthOf(question),
    toBeMarked: all.filter(({ isToBeMarked }) => isToBeMarked).length,
    facility,
    discrimination,
    reached: item ? reachedIn(all) : [],
    choices,
    groupSize,
    advice: adviceFor(facility, discrimination, asked.length, groupSize, choices),
  }
}

/** Points and available points of one submission in all items. */
export type Total = { points: number; most: number }

function choicesOf(
  question: AnswerableQuestion,
  asked: readonly { treated: Treated }[],
  rest: readonly (number | null)[],
): { groups: ScoreGroups | null; choices: ChoiceStatistics[] } {
  if (!isChoice(question)) return { groups: null, choices: [] }
  const treated = asked.map((each) => each.treated)
  const scores = rest.flatMap((score) => score ?? [])
  const isEnough =
    scores.length === treated.length && scores.length >= NEEDED.relation && hasSpread(scores)
  const groups = isEnough ? scoreGroups(scores) : null
  return { groups, choices: choiceStatistics(question, treated, groups) }
}

function shareOf({ points, most }: Treated): number | null {
  return points === null ? null : points / most
}

/** Twelve decimals, so that equal shares are equal however they were added up. */
const DECIMALS = 1e12

/** The share reached in all other items; null if none was available. */
function shareOfRest(total: Total | undefined, without: Treated | null): number | null {
  if (total === undefined) return null
  const most = total.most - (without?.most ?? 0)
  if (most <= 1 / DECIMALS) return null
  return Math.round(((total.points - (without?.points ?? 0)) / most) * DECIMALS) / DECIMALS
}

function reachedIn(treated: readonly Treated[]): QuestionStatistics['reached'] {
  const countByPoints = new Map<number, number>()
  for (const { points } of treated) {
    if (points !== null) countByPoints.set(points, (countByPoints.get(points) ?? 0) + 1)
  }
  return [...countByPoints]
    .map(([points, count]) => ({ points, count }))
    .toSorted((a, b) => a.points - b.points)
}
