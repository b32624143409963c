import { done } from '#schemas/result.ts'
import { estimatedMinutes } from '#src/assessment/engine/kinds/duration.ts'
import { withNewestTextRules } from '#src/assessment/engine/texts/newestTextRules.ts'
import { numberQuestions } from '#src/assessment/engine/numbering.ts'
import { proveReadiness } from '#src/builder/model/readiness/proveReadiness.ts'
import { findingPlaceWords, findingWords } from '#src/builder/model/words/findingWords.ts'

import type { CommandIo, Outcome } from './command.ts'
import { readAssessment } from './reading.ts'
import { testReport } from './testReport.ts'

/**
 * Reports what the builder would: its findings in words, and the results of its test candidates.
 */
export async function checkFile(path: string, io: CommandIo): Promise<Outcome> {
  const read = await readAssessment(path, io)
  if (!read.ok) return read
  const definition = withNewestTextRules(read.value.definition)
  const { findings, places, minutes, points } = proveReadiness(definition)
  const isReady = findings.every((finding) => finding.grade === 'warning')
  const { tests, coverage } = testReport({ ...read.value, definition })
  const report = {
    title: definition.settings.title,
    ready: isReady,
    questions: numberQuestions(definition).size,
    minutes: estimatedMinutes(definition),
    paths: { minutes, points, places: places.map(({ place, reach }) => ({ ...place, ...reach })) },
    findings: findings.map((finding) => {
      const { title, why, example } = findingWords(finding, definition)
      const at = findingPlaceWords(finding, definition)
      return { ...finding, at, title, why, ...(example !== null && { example }) }
    }),
    tests,
    coverage,
  }
  return done({ report, isWell: isReady && tests.every(({ passes }) => passes) })
}
