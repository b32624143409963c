/** Why a digit key marks nothing, said where the mark would have been. */
import type { AnswerableQuestion } from '#schemas/question.ts'
import { markLimits } from '#src/assessment/engine/scoring/marks.ts'
import { toast } from '#src/ui/overlays/toasts.ts'

/** The mark changes only with a reason (rule J4), and a key gives none. */
export function noticeFixed({ isDone }: { isDone: boolean }): void {
  const why = isDone ? 'This review is finished.' : 'You have already seen other reviewers’ marks.'
  notice(`${why} To change the mark, choose “Change the points” in the answer’s menu.`)
}

/** The question has no such level, or fewer points. */
export function noticeOutOfRange(question: AnswerableQuestion, digit: number): void {
  const levels = question.rubric?.levels.length ?? 0
  if (levels > 0) notice(`There is no level ${digit}. Press ${digitsFrom(1, levels)}.`)
  else {
    const { most } = markLimits(question)
    notice(`${digit} is more than the points of this question. Press ${digitsFrom(0, most)}.`)
  }
}

function digitsFrom(least: number, most: number): string {
  const last = Math.min(Math.floor(most), 9)
  return last <= least ? `${least}` : `a number from ${least} to ${last}`
}

function notice(text: string): void {
  toast({ text, tone: 'notice', about: 'digit' })
}
