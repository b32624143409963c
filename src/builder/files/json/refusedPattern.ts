import type { Definition } from '#schemas/definition.ts'
import { patternProblem, patternProblemWords } from '#src/builder/files/patternSafety.ts'

import type { Problem } from '#src/storage/json/unreadableFile.ts'

/** The first pattern that must not be matched against candidates' input. */
export function refusedPattern(definition: Definition): Problem | null {
  const allowed = new Set<string>()
  for (const [index, { questions }] of definition.sections.entries()) {
    for (const [place, question] of questions.entries()) {
      if (question.kind !== 'shortText' || question.pattern === undefined) continue
      const { source, ignoreCase } = question.pattern
      const pattern = `${ignoreCase} ${source}`
      if (allowed.has(pattern)) continue
      const problem = patternProblem(question.pattern)
      const path = ['sections', index, 'questions', place, 'pattern', 'source']
      // An invalid pattern does no harm, and is reported to its author as a finding.
      if (problem !== null && problem !== 'broken') {
        return { path, why: patternProblemWords(problem) }
      }
      allowed.add(pattern)
    }
  }
  return null
}
