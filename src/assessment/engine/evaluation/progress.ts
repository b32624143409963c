import type { Evaluation } from './evaluationState.ts'
import { answering } from '#src/assessment/engine/kinds/answering.ts'
import { isAnswer } from '#src/assessment/engine/kinds/blank.ts'

export type SectionProgress = {
  sectionId: string
  /** Shown questions that can be answered; statements never count. */
  shown: number
  answered: number
  /** Required questions that are still blank or have unanswered rows. */
  requiredLeft: number
}
export type Progress = { sections: SectionProgress[]; shown: number; answered: number }

/** The candidate's progress, kept up to date by counting again only what an answer affected. */
export type Counted = {
  readonly progress: Progress
  /** How each question counts, by index. Changed in place. */
  readonly parts: Uint8Array
}

const SHOWN = 1
const ANSWERED = 2
const REQUIRED_LEFT = 4

/** The candidate's progress, in total and by section (rule R3). */
export function countProgress(evaluation: Evaluation): Counted {
  const { questions, sections } = evaluation.compiled
  const parts = Uint8Array.from(questions, (_, index) => partOf(evaluation, index))
  const counted = sections.map(({ section, from, to }) => {
    const own = { sectionId: section.id, shown: 0, answered: 0, requiredLeft: 0 }
    for (let index = from; index < to; index++) add(own, parts[index] ?? 0, 1)
    return own
  })
  return { progress: totalOf(counted), parts }
}

/**
 * Counts progress after an answer, from the count before it and the ids of all questions that the
 * answer was given to, or that its `Change` lists. Returns the same object if nothing counts
 * differently.
 */
export function recountProgress(
  evaluation: Evaluation,
  before: Counted,
  questionIds: Iterable<string>,
): Counted {
  const { indexByQuestionId, questions } = evaluation.compiled
  const { parts } = before
  let sections: SectionProgress[] | null = null
  for (const id of questionIds) {
    const index = indexByQuestionId.get(id) ?? -1
    const sectionIndex = questions[index]?.sectionIndex ?? -1
    const part = partOf(evaluation, index)
    const own = (sections ?? before.progress.sections)[sectionIndex]
    if (own === undefined || parts[index] === part) continue
    sections ??= [...before.progress.sections]
    const now = { ...own }
    add(now, parts[index] ?? 0, -1)
    add(now, part, 1)
    sections[sectionIndex] = now
    parts[index] = part
  }
  return sections === null ? before : { progress: totalOf(sections), parts }
}

/**
 * The questions that answers may still show, of those at this rank and after it (rule R3). `rank`: in
 * the candidate's order.
 */
export function countPossible(evaluation: Evaluation, rank: number): number {
  const { compiled, order, drawn, shown } = evaluation
  return order.subarray(Math.max(rank, 0)).reduce((count, index) => {
    const question = compiled.questions[index]?.question
    const mayCome = question && answering[question.kind].answerable && drawn[index] === 1
    return mayCome && shown[index] !== 1 ? count + 1 : count
  }, 0)
}

function partOf(evaluation: Evaluation, index: number): number {
  const compiled = evaluation.compiled.questions[index]
  if (compiled === undefined || !answering[compiled.question.kind].answerable) return 0
  if (evaluation.shown[index] !== 1) return 0
  const answered = isAnswer(evaluation.values[index] ?? null)
  const isFinished = answered && evaluation.unfinished[index] === null
  const isLeft = evaluation.required[index] === 1 && !isFinished
  return SHOWN + (answered ? ANSWERED : 0) + (isLeft ? REQUIRED_LEFT : 0)
}

function add(own: SectionProgress, part: number, times: 1 | -1): void {
  if (part & SHOWN) own.shown += times
  if (part & ANSWERED) own.answered += times
  if (part & REQUIRED_LEFT) own.requiredLeft += times
}

function totalOf(sections: SectionProgress[]): Progress {
  const progress: Progress = { sections, shown: 0, answered: 0 }
  for (const { shown, answered } of sections) {
    progress.shown += shown
    progress.answered += answered
  }
  return progress
}
