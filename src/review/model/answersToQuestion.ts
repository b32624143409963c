/** All answers to one question, in the order in which one reviewer marks them. */
import type { Actor } from '#schemas/actor.ts'
import type { Version } from '#schemas/records/assessment.ts'
import type { Mark } from '#schemas/review.ts'
import { randomNumbers } from '#src/assessment/engine/drawing.ts'
import { comparedForm } from '#src/assessment/engine/kinds/shortText/scoring.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { textForm } from '#src/assessment/engine/texts/fairText.ts'
import { comparableText } from '#src/assessment/engine/texts/text.ts'
import { isFixed } from '#src/assessment/engine/scoring/marks.ts'
import type { AnswerToMark, ReviewedAttempt } from './reviewedAttempt.ts'

/** The answers that a person has to mark in an attempt, without their content. */
export interface AttemptToMark {
  candidateId: string
  attemptId: string
  versionId: string
  /** Attempts are marked in the order of these numbers (rule J5). */
  place: number
  /** Whether the reviewer has finished the review. */
  isDone: boolean
  /** Whether marks change only with a reason (rule J4). */
  isFixed: boolean
  /** By question, in authored order. */
  answers: Readonly<Record<string, MarkableAnswer>>
}

export interface MarkableAnswer {
  /** The reviewer's mark; null before the first. */
  mark: Mark | null
  /**
   * A key that answers which are marked together share (rule J6); null for one that is marked
   * alone.
   */
  sameAs: string | null
  /** How it was typed, for one that may be marked together with others. */
  spelling: string | null
}

/** The forms in which texts are compared, by question. */
export type ComparedForms = ReadonlyMap<string, (text: string) => string>

/**
 * How the key of each short text compares, of the newest version that has a key for it: some of the
 * answers to it may have to be marked in versions that have none.
 */
export function keyedForms(versions: readonly Version[]): ComparedForms {
  const forms = new Map<string, (text: string) => string>()
  for (const { definition } of versions) {
    for (const question of questionsOf(definition)) {
      if (question.kind !== 'shortText' || question.key === undefined) continue
      const { key } = question
      forms.set(question.id, comparedForm({ ...question, key }, definition.textRules))
    }
  }
  return forms
}

/** Attempts whose answers say the same, and are marked together. */
export type AnswerGroup = readonly [AttemptToMark, ...AttemptToMark[]]

/** Null if no answer has to be marked by a person, or the version can't be read. */
export function attemptToMark(
  candidateId: string,
  { attempt: { attemptId, versionId }, mine, reading }: ReviewedAttempt,
  { me, forms }: { me: Actor; forms: ComparedForms },
): AttemptToMark | null {
  const toMark = reading?.toMark() ?? []
  if (toMark.length === 0) return null
  const state = { isDone: mine?.doneAt !== undefined, isFixed: isFixed(mine) }
  const states = [state.isDone, state.isFixed]
  const answers: Record<string, MarkableAnswer> = {}
  for (const answer of toMark) {
    const { id } = answer.question
    const mark = mine?.marks[id] ?? null
    const { form, spelling } = formOf(answer, forms)
    const about = [mark && [mark.points, mark.level, mark.reason], mine?.comments[id], ...states]
    const sameAs = form === null ? null : JSON.stringify([form, ...about])
    answers[id] = { mark, sameAs, spelling }
  }
  return { candidateId, attemptId, versionId, place: placeFor(me, attemptId), ...state, answers }
}

/** Orders attempts at random, but always in the same way for one reviewer (rule J5). */
export function placeFor(me: Actor, attemptId: string): number {
  return randomNumbers(0, `${attemptId} ${me.kind === 'staff' ? me.name : me.kind}`)()
}

/**
 * The answers to a question, in an order that is random but stays the same for one reviewer: by the
 * first random number (rule D1) of the attempt and the reviewer (rule J5). Short answers that are the
 * same, as long as they have the same mark, are at the place of the first of them (rule J6). Versions
 * may ask the question differently: `askedAs` numbers the ways by version, and answers to one way come
 * after those to a way with a lower number, and never in one group with them. The first of a group has
 * the spelling that most of it have.
 */
export function groupsToMark(
  attempts: readonly AttemptToMark[],
  questionId: string,
  askedAs: (versionId: string) => number = () => 0,
): AnswerGroup[] {
  const groups = new Map<string, [AttemptToMark, ...AttemptToMark[]]>()
  const order = (one: AttemptToMark, other: AttemptToMark) =>
    askedAs(one.versionId) - askedAs(other.versionId) || one.place - other.place
  for (const attempt of attempts.toSorted(order)) {
    const given = attempt.answers[questionId]
    if (given === undefined) continue
    const same = given.sameAs ?? attempt.attemptId
    const key = `${askedAs(attempt.versionId)} ${same}`
    const group = groups.get(key)
    if (group) group.push(attempt)
    else groups.set(key, [attempt])
  }
  return [...groups.values()].map((group) => withCommonFirst(group, questionId))
}

/** How often each spelling of a group was typed. */
export function spellingsOf(group: AnswerGroup, questionId: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { answers } of group) {
    const spelling = answers[questionId]?.spelling ?? ''
    counts.set(spelling, (counts.get(spelling) ?? 0) + 1)
  }
  return counts
}

function withCommonFirst(group: AnswerGroup, questionId: string): AnswerGroup {
  const counts = spellingsOf(group, questionId)
  if (counts.size === 1) return group
  const most = Math.max(...counts.values())
  const first = group.find(
    ({ answers }) => counts.get(answers[questionId]?.spelling ?? '') === most,
  )
  return first === undefined ? group : [first, ...group.filter((each) => each !== first)]
}

/** The mark of an answer, and of all that are marked together with it. */
export function markOf({ answers }: AttemptToMark, questionId: string): Mark | undefined {
  return answers[questionId]?.mark ?? undefined
}

/** Kinds whose answers are often the same. */
const GROUPED: ReadonlySet<string> = new Set(['shortText', 'number', 'date'])

/** The form of an answer in which equal ones are the same, and how it was typed; null for one to be marked alone. */
function formOf(
  { question, textRules, shown }: AnswerToMark,
  forms: ComparedForms,
): { form: unknown; spelling: string | null } {
  const alone = { form: null, spelling: null }
  if (!GROUPED.has(question.kind)) return alone
  const { answer, isMasked } = shown()
  // Masked parts may differ.
  if (isMasked) return alone
  if (typeof answer !== 'string') return { form: answer, spelling: null }
  const isShortText = question.kind === 'shortText' && question.format === 'plain'
  const form = forms.get(question.id) ?? textForm(isShortText ? textRules : undefined)
  return { form: form(answer), spelling: comparableText(answer) }
}
