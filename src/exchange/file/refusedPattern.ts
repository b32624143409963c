import type { Definition } from '#schemas/definition.ts'
import { type PatternProblem, patternProblem } from '#src/exchange/patternSafety.ts'

import type { Problem } from './unreadable.ts'

/** A broken pattern harms nobody and is shown to its author as a finding. */
const REASONS: { readonly [P in PatternProblem]: string | null } = {
  broken: null,
  tooLong: 'it is too long to be looked through: it must have at most 300 characters',
  unsafe: 'it could take forever on some texts: nest no repetition in another',
}

/** The first pattern that may not be held against what candidates type. */
export function refusedPattern(definition: Definition): Problem | null {
  const allowed = new Set<string>()
  for (const [index, { questions }] of definition.sections.entries()) {
    for (const [place, question] of questions.entries()) {
      if (question.kind !== 'shortText' || question.pattern === undefined) continue
      const { source, ignoreCase } = question.pattern
      const pattern = `${ignoreCase} ${source}`
      if (allowed.has(pattern)) continue
      const problem = patternProblem(question.pattern)
      const why = problem && REASONS[problem]
      const path = ['sections', index, 'questions', place, 'pattern', 'source']
      if (why !== null) return { path, why }
      allowed.add(pattern)
    }
  }
  return null
}
