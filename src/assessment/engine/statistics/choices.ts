import type { Answer } from '#schemas/answer.ts'
import type { ChoiceQuestion, Question } from '#schemas/question.ts'
import { isMultipleChoiceAnswer } from '#src/assessment/engine/kinds/multipleChoice/answering.ts'
import { offerOf } from '#src/assessment/engine/kinds/parts/offer.ts'
import { OTHER, otherText } from '#src/assessment/engine/kinds/parts/ownWords.ts'
import { isSingleChoiceAnswer } from '#src/assessment/engine/kinds/singleChoice/answering.ts'
import { getOwn } from '#src/assessment/engine/getOwn.ts'
import { isScoredByOption } from '#src/assessment/engine/scoring/optionPoints.ts'

import type { ScoreGroups } from './scoreGroups.ts'
import type { Treated } from './submissions.ts'

/** How often one choice was made by those who were asked. */
export type ChoiceStatistics = {
  /** Null for own words and for a blank answer. */
  optionId: string | null
  what: 'option' | 'ownWords' | 'blank'
  /** Whether it is in the key, or has points above 0; null without either. */
  isCorrect: boolean | null
  chosen: number
  /** Shares of the upper and lower group, from 0 to 1; null without groups. */
  upper: number | null
  lower: number | null
}

/** Whether it is a question with options to choose from. */
export function isChoice(question: Question): question is ChoiceQuestion {
  return question.kind === 'singleChoice' || question.kind === 'multipleChoice'
}

/**
 * Each option in authored order, then own words if offered, then blank. Several options of one
 * answer count each; *all of these* counts as what it stands for (rules C12 and F6). `groups` are
 * those of the treated ones, in the same order.
 */
export function choiceStatistics(
  question: ChoiceQuestion,
  treated: readonly Treated[],
  groups: ScoreGroups | null,
): ChoiceStatistics[] {
  const made = treated.map(({ answer }) => choicesIn(question, answer))
  const count = (what: ChoiceStatistics['what'], optionId: string | null): ChoiceStatistics => {
    const isMade = made.map((choices) =>
      choices.has(optionId ?? (what === 'blank' ? BLANK : OTHER)),
    )
    const shareIn = (weights: readonly number[] | undefined): number | null =>
      groups === null || weights === undefined
        ? null
        : isMade.reduce((sum, is, place) => sum + (is ? (weights[place] ?? 0) : 0), 0) / groups.size
    return {
      optionId,
      what,
      isCorrect: isCorrect(question, what, optionId),
      chosen: isMade.filter(Boolean).length,
      upper: shareIn(groups?.upper),
      lower: shareIn(groups?.lower),
    }
  }
  return [
    ...question.options.map(({ id }) => count('option', id)),
    ...(question.other ? [count('ownWords', null)] : []),
    count('blank', null),
  ]
}

/** Like `OTHER`, equal to no id. */
const BLANK = ' blank'

function choicesIn(question: ChoiceQuestion, answer: Answer | null): ReadonlySet<string> {
  if (answer === null) return new Set([BLANK])
  if (isMultipleChoiceAnswer(answer)) {
    return withOwnWords(offerOf(question.options).chosen(answer.options), answer)
  }
  if (!isSingleChoiceAnswer(answer)) return new Set()
  return withOwnWords(answer.option === undefined ? [] : [answer.option], answer)
}

function withOwnWords(chosen: readonly string[], answer: { other?: string }): ReadonlySet<string> {
  return new Set(otherText(answer) === null ? chosen : [...chosen, OTHER])
}

function isCorrect(
  question: ChoiceQuestion,
  what: ChoiceStatistics['what'],
  optionId: string | null,
): boolean | null {
  if (isScoredByOption(question)) {
    if (optionId === null) return what === 'blank' ? null : false
    return (getOwn(question.optionPoints.byOption, optionId) ?? 0) > 0
  }
  if (question.key === undefined || (question.points ?? 0) <= 0 || what === 'blank') return null
  return (
    optionId !== null && offerOf(question.options).chosen(question.key.options).includes(optionId)
  )
}
