import { limitOfQuestion, limitOfSection, limitsOf } from '#src/engine/clock/limits.ts'
import { hiring } from '#src/db/core/rawDatabase.ts'
import { read } from '#src/db/core/transactions.ts'
import { getWhole } from '#src/db/records/rawRecords.ts'

import { getClockTerms } from './clockTerms.ts'
import { partialVersions } from './partialKinds.ts'

/** What a candidate is told about time limits before the start. */
export interface LimitFacts {
  /** Seconds for the whole, with the extra time; null without a limit. */
  all: number | null
  /** How many of them have a limit. */
  sections: number
  questions: number
  /** Per cent. */
  extraTime: number
}

/** Undefined if the version can't be read. Rejects with what storage threw. */
export async function limitFactsFor(
  candidateId: string,
  versionId: string,
): Promise<LimitFacts | undefined> {
  const version = await read(hiring, ['Assessments'], (stores) =>
    getWhole(stores, partialVersions, versionId),
  )
  if (!version.ok) return undefined
  const { definition, assessmentId } = version.value
  const { settings, sections } = definition
  const { extraTime } = await getClockTerms(candidateId, assessmentId)
  const { all } = limitsOf(definition, extraTime)
  const questions = sections.flatMap((section) => section.questions)
  return {
    all: all === null ? null : all / 1000,
    sections: sections.filter((section) => limitOfSection(section, settings) !== null).length,
    questions: questions.filter((question) => limitOfQuestion(question, settings) !== null).length,
    extraTime,
  }
}
