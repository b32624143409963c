import { useMemo } from 'react'
import type { Question } from '#schemas/question.ts'

/**
 * The question as it was before its texts were edited: the same object until something else in it
 * changes. Parts that don't depend on the texts need not re-render on every keystroke.
 */
export function useStableQuestion(question: Question): Question {
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
