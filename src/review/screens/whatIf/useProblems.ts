import { useCallback, useState } from 'react'

/** The problems in the fields of the page. */
export function useProblems() {
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())
  const note = useCallback((field: string, problem: string | null) => {
    setProblems((before) => {
      if ((before.get(field) ?? null) === problem) return before
      const after = new Map(before)
      if (problem === null) after.delete(field)
      else after.set(field, problem)
      return after
    })
  }, [])
  return { problems: [...problems.values()], note }
}
