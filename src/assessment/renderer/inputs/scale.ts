import type { QuestionOf } from '#schemas/question.ts'

/** A draft may contain any two numbers; nobody needs more steps. */
const MAX_STEPS = 50

export function stepsOf({ lowest, highest }: QuestionOf<'rating'>): number[] {
  const count = Math.min(Math.max(highest - lowest + 1, 0), MAX_STEPS)
  return Array.from({ length: count }, (_, index) => lowest + index)
}

/** The label at this end of the scale, or none. */
export function endLabel(question: QuestionOf<'rating'>, step: number): string | undefined {
  if (step === question.lowest) return question.lowLabel
  return step === question.highest ? question.highLabel : undefined
}
