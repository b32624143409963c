import { limitsOf } from '#src/assessment/engine/clock/limits.ts'
import { hiring } from '#src/storage/core/rawDatabase.ts'
import { read } from '#src/storage/core/transactions.ts'
import { getWhole } from '#src/storage/records/rawRecords.ts'

import { getClockTerms } from './clockTerms.ts'
import { partialVersions } from './partialKinds.ts'

/** The facts about time limits that a candidate reads before the start. */
export interface LimitFacts {
  /** Seconds for the whole, with the extra time; null without a limit. */
  all: number | null
  /** The sections that have a limit; null if none has one. */
  sections: PartLimits | null
  questions: PartLimits | null
  /** Per cent. */
  extraTime: number
}

export interface PartLimits {
  count: number
  /** Seconds, with the extra time. */
  shortest: number
  longest: number
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
  const { sections } = definition
  const { extraTime } = await getClockTerms(candidateId, assessmentId)
  const { all, places } = limitsOf(definition, extraTime)
  const limitsAt = (parts: readonly { id: string }[]): PartLimits | null => {
    const limits = parts.flatMap(({ id }) => {
      const limit = places.get(id)
      return limit === undefined ? [] : [limit / 1000]
    })
    if (limits.length === 0) return null
    return {
      count: limits.length,
      shortest: Math.min(...limits),
      longest: Math.max(...limits),
    }
  }
  return {
    all: all === null ? null : all / 1000,
    sections: limitsAt(sections),
    questions: limitsAt(sections.flatMap(({ questions }) => questions)),
    extraTime,
  }
}
