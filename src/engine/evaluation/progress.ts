import type { CompiledQuestion } from './compiled.ts'
import type { Evaluation } from './evaluationState.ts'
import { answering } from '#src/engine/kinds/answering.ts'
import { isAnswer } from '#src/engine/kinds/blank.ts'

export type SectionProgress = {
  sectionId: string
  /** Shown questions that can be answered; statements never count. */
  shown: number
  answered: number
  /** Required questions that are still blank or have unanswered rows. */
  requiredLeft: number
}
export type Progress = { sections: SectionProgress[]; shown: number; answered: number }

/** The candidate's progress, in total and by section (rule R3). */
export function progressOf(evaluation: Evaluation): Progress {
  const progress: Progress = { sections: [], shown: 0, answered: 0 }
  for (const { section, from, to } of evaluation.compiled.sections) {
    const own = { sectionId: section.id, shown: 0, answered: 0, requiredLeft: 0 }
    for (let index = from; index < to; index++) {
      if (!counts(evaluation.compiled.questions[index], evaluation, index)) continue
      const answered = isAnswer(evaluation.values[index] ?? null)
      own.shown++
      if (answered) own.answered++
      const isFinished = answered && evaluation.unfinished[index] === null
      if (evaluation.required[index] === 1 && !isFinished) own.requiredLeft++
    }
    progress.sections.push(own)
    progress.shown += own.shown
    progress.answered += own.answered
  }
  return progress
}

function counts(
  compiled: CompiledQuestion | undefined,
  evaluation: Evaluation,
  index: number,
): boolean {
  return (
    compiled !== undefined &&
    answering[compiled.question.kind].answerable &&
    evaluation.shown[index] === 1
  )
}
