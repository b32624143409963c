import { useMemo } from 'react'
import type { Question } from '#schemas/question.ts'

/**
 * The question as it was before its texts were typed in: the same object until something else of it
 * changes. What does not depend on the texts is not drawn again at every key.
 */
export function useSettled(question: Question): Question {
  const settle = useMemo(() => settler(), [])
  return settle(question)
}

const TEXTS = new Set(['prompt', 'help'])

function settler() {
  let settled: Question | null = null
  return (question: Question): Question => {
    if (!settled || !sameButTexts(settled, question)) settled = question
    return settled
  }
}

function sameButTexts(one: Question, other: Question): boolean {
  const before = Object.entries(one)
  const after = new Map<string, unknown>(Object.entries(other))
  const left = before.filter(([name]) => !TEXTS.has(name))
  const size = [...after.keys()].filter((name) => !TEXTS.has(name)).length
  return left.length === size && left.every(([name, value]) => after.get(name) === value)
}
