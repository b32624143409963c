/** Responses beside each other, question by question (rules W1 to W5). */
import type { Version } from '#schemas/records/assessment.ts'
import type { Section } from '#schemas/definition.ts'
import type { AnswerableQuestion, Question } from '#schemas/question.ts'
import { TEXT_RULES } from '#schemas/textRules.ts'
import { differingFields } from '#src/assessment/engine/editing/comparing.ts'
import type { ReadQuestion, ReadSection } from '#src/assessment/engine/evaluation/reading.ts'
import { numberQuestions } from '#src/assessment/engine/numbering.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { differenceOf, fractionBefore, rounded } from '#src/assessment/engine/scoring/fraction.ts'
import { isSelfIdentification } from '#src/assessment/engine/selfIdentification.ts'
import {
  isProvisional,
  type Score,
  type ScoredQuestion,
} from '#src/assessment/engine/scoring/scoring.ts'

import { isSameAnswer } from './sameAnswer.ts'

/** The last finished attempt of a response, as one reviewer may see it. */
export interface Comparable {
  version: Version
  sections: readonly ReadSection[]
  score: Score
}

export interface ComparedCell {
  /** Null if the version of this response doesn't have the question. */
  read: ReadQuestion | null
  scored: ScoredQuestion | null
  /** The names of the properties that differ in the newest of the versions (rule W5). */
  changed: readonly string[]
  /** Compared with the pinned response; null for that one itself. */
  isSame: boolean | null
  /** Points more than the pinned response has; null unless both are decided (rule W3). */
  more: number | null
}

export interface ComparedQuestion {
  /** The question as it is in the newest of the versions that have it. */
  question: AnswerableQuestion
  number: number | null
  section: Section
  /** One for each response, in their order. */
  cells: readonly ComparedCell[]
  /** Something differs from the pinned response. */
  differs: boolean
  /** Between the most and the fewest points that are decided; 0 if fewer than two are. */
  gap: number
}

/**
 * All questions that one of the versions asks, those of the newest version first (rule W1).
 * `pinned` is the place of the response with which the others are compared.
 */
export function compareResponses(
  responses: readonly Comparable[],
  pinned: number,
): ComparedQuestion[] {
  const read = responses.map(({ sections, score }) => ({
    byId: new Map(
      sections.flatMap(({ questions }) => questions).map((each) => [each.question.id, each]),
    ),
    scoredById: new Map(score.questions.map((each) => [each.questionId, each])),
  }))
  // Answers to older versions keep the older rules (C17), also beside newer ones.
  const isNewer = responses.every(({ version }) => version.definition.textRules !== undefined)
  const textRules = isNewer ? TEXT_RULES : undefined
  const listed = questionsIn(responses.map(({ version }) => version))
  return listed.map(({ question, number, section }) => {
    const parts = read.map(({ byId, scoredById }, at) => ({
      authored: authoredIn(responses[at]?.version, question.id),
      read: byId.get(question.id) ?? null,
      scored: scoredById.get(question.id) ?? null,
    }))
    const base = parts[pinned]
    const cells = parts.map(
      ({ authored, ...part }, at): ComparedCell => ({
        ...part,
        changed: authored === undefined ? [] : differingFields(authored, question),
        isSame: at === pinned ? null : isSameAnswer(part.read, base?.read ?? null, textRules),
        more: at === pinned ? null : morePoints(part.scored, base?.scored ?? null),
      }),
    )
    const differs = cells.some(({ isSame, more }) => isSame === false || (more ?? 0) !== 0)
    return { question, number, section, cells, differs, gap: gapOf(cells) }
  })
}

/** By the gap in points, widest first; then what differs otherwise; then the rest (rule W4). */
export function differencesFirst(questions: readonly ComparedQuestion[]): ComparedQuestion[] {
  return questions.toSorted((a, b) => b.gap - a.gap || Number(b.differs) - Number(a.differs))
}

/** How many points more the whole response has than the other; null while some are not decided. */
export function morePointsInAll(score: Score, base: Score): number | null {
  return isProvisional(score) || isProvisional(base) ? null : difference(score, base)
}

interface ListedQuestion {
  question: AnswerableQuestion
  number: number | null
  section: Section
}

function questionsIn(versions: readonly Version[]): ListedQuestion[] {
  const newestFirst = versions.toSorted((a, b) => b.number - a.number)
  const found = new Map<string, ListedQuestion>()
  const withheld = new Set(
    versions
      .flatMap(({ definition }) => questionsOf(definition).filter(isSelfIdentification))
      .map(({ id }) => id),
  )
  for (const { definition } of newestFirst) {
    const numbers = numberQuestions(definition)
    for (const section of definition.sections) {
      for (const question of section.questions) {
        if (question.kind === 'statement' || withheld.has(question.id)) continue
        if (found.has(question.id)) continue
        found.set(question.id, { question, number: numbers.get(question.id) ?? null, section })
      }
    }
  }
  return [...found.values()]
}

function authoredIn(version: Version | undefined, questionId: string): Question | undefined {
  return version && questionsOf(version.definition).find(({ id }) => id === questionId)
}

function morePoints(scored: ScoredQuestion | null, base: ScoredQuestion | null): number | null {
  if (!isDecided(scored) || !isDecided(base)) return null
  return difference(scored, base)
}

function difference(one: { points: number }, other: { points: number }): number {
  return rounded(differenceOf(fractionBefore(one.points), fractionBefore(other.points)))
}

function gapOf(cells: readonly ComparedCell[]): number {
  const points = cells.flatMap(({ scored }) => (isDecided(scored) ? [scored.points] : []))
  return points.length < 2 ? 0 : Math.max(...points) - Math.min(...points)
}

function isDecided(scored: ScoredQuestion | null): scored is ScoredQuestion {
  return scored !== null && !['toBeMarked', 'notShown', 'noPoints'].includes(scored.rule)
}
