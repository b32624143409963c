import type { ChoiceQuestion } from '#schemas/question.ts'

/** Toggles one option of the key; the first one sets a point. */
export function toggledKey(question: ChoiceQuestion, optionId: string) {
  const right = question.key?.options ?? []
  const options = right.includes(optionId)
    ? right.filter((id) => id !== optionId)
    : question.options.flatMap(({ id }) => (id === optionId || right.includes(id) ? [id] : []))
  return {
    key: options.length > 0 ? { ...question.key, options } : undefined,
    points: question.points ?? (question.key ? undefined : 1),
  }
}
