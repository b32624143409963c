/**
 * What a number means in the answers to a question, its place on a scale or how many of a unit, and
 * what an option means in a set.
 */
import type { Question, QuestionOf } from '#schemas/question.ts'

export type ScaledQuestion = QuestionOf<'rating'> | QuestionOf<'number'>

export function isScaled(question: Question): question is ScaledQuestion {
  return question.kind === 'rating' || question.kind === 'number'
}

/**
 * Whether a number, or an option of a set, means the same in both (rule E16). A label or a unit that
 * only one of two questions of a kind has makes no difference: the number was chosen without it.
 */
export function isSameScale(before: Question, after: Question): boolean {
  if (before.kind === 'multipleChoice' && after.kind === 'multipleChoice') {
    return isSameAll(before, after)
  }
  if (!isScaled(before) || !isScaled(after)) return true
  const [was, is] = [scaleOf(before), scaleOf(after)]
  const isOfOneKind = before.kind === after.kind
  const isAlike = isOfOneKind ? isSameName : Object.is
  const isRange =
    (isOfOneKind && before.kind === 'number') || (was.from === is.from && was.to === is.to)
  return isRange && NAMES.every((name) => isAlike(was[name], is[name]))
}

const NAMES = ['lowLabel', 'highLabel', 'unit'] as const

/** Whether no option became the one that stands for all others, or is no longer that one (C12). */
function isSameAll(before: QuestionOf<'multipleChoice'>, after: QuestionOf<'multipleChoice'>) {
  return before.options.every(({ id, role }) => {
    const now = after.options.find((each) => each.id === id)
    return now === undefined || (now.role === 'all') === (role === 'all')
  })
}

function scaleOf(question: ScaledQuestion) {
  if (question.kind === 'number') {
    const { min: from, max: to, unit = '' } = question
    return { from, to, lowLabel: '', highLabel: '', unit: unit.trim() }
  }
  const { lowest: from, highest: to, lowLabel = '', highLabel = '' } = question
  return { from, to, lowLabel: lowLabel.trim(), highLabel: highLabel.trim(), unit: '' }
}

function isSameName(one: string, other: string): boolean {
  return one === other || one === '' || other === ''
}
