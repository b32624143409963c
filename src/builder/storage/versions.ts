/** The published versions of an assessment: what the list says of them, and deleting one. */
import type { Actor } from '#schemas/actor.ts'
import type { Version } from '#schemas/records/assessment.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import { versionIdOf } from '#schemas/versionId.ts'
import { changesBetween } from '#src/assessment/engine/editing/comparing.ts'
import { isSame } from '#src/assessment/engine/editing/sameness.ts'
import { changeSummary } from '#src/builder/model/versions/changeSummary.ts'
import {
  type AnsweredVersions,
  type KeptBecause,
  type VersionUse,
  versionUses,
  whyKept,
  withoutVersion,
} from '#src/builder/model/versions/versionUses.ts'
import { assessmentTable, responseTable } from '#src/storage/core/database.ts'
import type { StorageFailure } from '#src/storage/core/query.ts'
import { fieldOf } from '#src/storage/core/rawField.ts'
import { write } from '#src/storage/core/writing.ts'
import { assessments } from '#src/storage/records/recordKinds.ts'
import { wholeRecord } from '#src/storage/records/records.ts'
import type { NotFound } from '#src/storage/records/shapes.ts'
import { countQuestions } from '#src/storage/stored/assessments.ts'
import { putNextAssessment } from '#src/storage/stored/nextAssessment.ts'
import { getVersion, versionsOf } from '#src/storage/stored/versions.ts'

/** Newest first; from keys alone. */
export async function listVersionNumbers(assessmentId: string): Promise<number[]> {
  const ids = await versionsOf(assessmentId).primaryKeys()
  const start = versionIdOf(assessmentId, 0).length - 1
  const numbers = ids.map((id) => Number(id.slice(start)))
  return numbers.filter(Number.isInteger).toSorted((a, b) => b - a)
}

/** What a list says of a version. */
export type VersionFacts =
  | {
      kind: 'whole'
      number: number
      publishedAt: string
      publishedBy: Actor
      questions: number
      sections: number
      /** The version that `changes` is about; null for the oldest, which has no changes. */
      since: number | null
      /** Rule VE4; empty if nothing changed. */
      changes: string
    }
  | { kind: 'damaged'; number: number; isNewer: boolean }

/**
 * The versions from place `0` to `count` of `numbers`, all of which are given, newest first. They are
 * read one by one, because a long version takes a while to check.
 */
export async function readVersionFacts(
  assessmentId: string,
  numbers: readonly number[],
  count: number,
): Promise<VersionFacts[]> {
  const facts: VersionFacts[] = []
  // Waits for the version that it is compared with: those that can't be read are passed over.
  let newer: { version: Version; place: number } | null = null
  for (const number of numbers) {
    if (facts.length >= count && newer === null) break
    const stored = await getVersion(versionIdOf(assessmentId, number))
    if (stored === null) continue
    if (stored.kind === 'damaged') {
      if (facts.length < count)
        facts.push({ kind: 'damaged', number, isNewer: stored.record.isNewer })
      continue
    }
    const version = stored.value
    if (newer) facts[newer.place] = factsOf(newer.version, version)
    newer = facts.length < count ? { version, place: facts.length } : null
    if (newer) facts.push(factsOf(version, null))
  }
  return facts
}

function factsOf(version: Version, earlier: Version | null): VersionFacts {
  const { number, publishedAt, publishedBy, definition, company } = version
  return {
    ...{ kind: 'whole', number, publishedAt, publishedBy },
    questions: countQuestions(definition),
    sections: definition.sections.length,
    since: earlier?.number ?? null,
    changes: earlier
      ? changeSummary(
          changesBetween(earlier.definition, definition),
          !isSame(earlier.company ?? null, company ?? null),
        )
      : '',
  }
}

export interface ReadUses {
  uses: ReadonlyMap<string, VersionUse>
  /** How many responses can't be read, and may answer any version. */
  unreadable: number
}

const BATCH_SIZE = 200

/** How many attempts answer each version. Read without opening anything that is sealed. */
export async function readVersionUses(assessmentId: string): Promise<ReadUses> {
  const ids = await responseTable.where('assessmentId').equals(assessmentId).primaryKeys()
  const read: (AnsweredVersions | null)[] = []
  for (let at = 0; at < ids.length; at += BATCH_SIZE) {
    const raws = await responseTable.bulkGet(ids.slice(at, at + BATCH_SIZE))
    read.push(...raws.map(answeredVersions))
  }
  const answered = read.filter((each) => each !== null)
  return { uses: versionUses(answered), unreadable: read.length - answered.length }
}

/** Null if it can't be told. */
function answeredVersions(raw: unknown): AnsweredVersions | null {
  const attempts = fieldOf(raw, 'attempts')
  if (!Array.isArray(attempts)) return null
  const current = fieldOf(raw, 'current')
  const submitted = attempts.map((attempt) => fieldOf(attempt, 'versionId'))
  const inProgress = current === undefined ? null : fieldOf(current, 'versionId')
  if (!submitted.every((id) => typeof id === 'string')) return null
  if (inProgress !== null && typeof inProgress !== 'string') return null
  return { submitted, current: inProgress }
}

/**
 * Deletes a version that nothing refers to (rule VE2), with what is about it alone (VE3).
 * `kept`: something refers to it.
 */
export function deleteVersion(
  assessmentId: string,
  number: number,
): Promise<Result<null, { kind: 'kept'; because: KeptBecause } | NotFound | StorageFailure>> {
  // In one step, so that nobody can start or decide in between.
  return write([assessmentTable, responseTable], async () => {
    const stored = await wholeRecord(assessments, assessmentId)
    if (!stored.ok) return stored
    const id = versionIdOf(assessmentId, number)
    if ((await assessmentTable.get(id)) === undefined) return failed({ kind: 'not-found' })
    const because = whyKept({ id, number }, stored.value, await readVersionUses(assessmentId))
    if (because !== null) return failed({ kind: 'kept', because })
    await assessmentTable.delete(id)
    await putNextAssessment(stored.value, withoutVersion(stored.value, id), new Date())
    return done(null)
  })
}
