import type { ReadQuestion, ReadSection } from '#src/assessment/engine/evaluation/reading.ts'
import { isSelfIdentification } from '#src/assessment/engine/selfIdentification.ts'
import type { ScoredQuestion } from '#src/assessment/engine/scoring/scoring.ts'

/** The filters of a long response. */
export const OUTCOMES = {
  all: 'All questions',
  notRight: 'Wrong',
  inPart: 'Partly correct',
  blank: 'Left blank',
  notShown: 'Not asked',
  toMark: 'To mark',
} as const
export type Outcome = keyof typeof OUTCOMES

export const outcomes: readonly Outcome[] = [
  'all',
  'notRight',
  'inPart',
  'blank',
  'notShown',
  'toMark',
]

/** All questions if the name is unknown. */
export function outcomeNamed(name: string | null): Outcome {
  return name !== null && isOutcome(name) ? name : 'all'
}

/** The sections, reduced to the questions with this outcome. */
export function showOnly(
  sections: readonly ReadSection[],
  scoredById: ReadonlyMap<string, ScoredQuestion>,
  outcome: Outcome,
): readonly ReadSection[] {
  if (outcome === 'all') return sections
  return sections
    .map((section) => ({
      ...section,
      questions: section.questions.filter((read) =>
        cameOutAs(outcome, read, scoredById.get(read.question.id)),
      ),
    }))
    .filter((section) => section.questions.length > 0)
}

/** The number of questions with this outcome; statements and self-identification never count. */
export function countOutcomes(
  sections: readonly ReadSection[],
  scoredById: ReadonlyMap<string, ScoredQuestion>,
): { readonly [O in Outcome]: number } {
  const counts = { all: 0, notRight: 0, inPart: 0, blank: 0, notShown: 0, toMark: 0 }
  for (const read of sections.flatMap((section) => section.questions)) {
    const scored = scoredById.get(read.question.id)
    for (const outcome of outcomes) if (cameOutAs(outcome, read, scored)) counts[outcome]++
  }
  return counts
}

function cameOutAs(
  outcome: Outcome,
  { question, status }: ReadQuestion,
  scored: ScoredQuestion | undefined,
): boolean {
  if (question.kind === 'statement' || isSelfIdentification(question)) return false
  switch (outcome) {
    case 'all':
      return true
    case 'notRight':
      return scored?.rule === 'keyMissed' || scored?.parts?.met === 0
    case 'inPart':
      return isInPart(scored?.parts)
    case 'blank':
    case 'notShown':
      return status === outcome
    case 'toMark':
      return scored?.rule === 'toBeMarked'
  }
}

function isInPart(parts: ScoredQuestion['parts']): boolean {
  return parts !== undefined && parts.met > 0 && parts.met < parts.of
}

function isOutcome(name: string): name is Outcome {
  return Object.hasOwn(OUTCOMES, name)
}
