/** Extra time for a candidate, and pausing the clock. */
import type { Actor } from '#schemas/actor.ts'
import type { Assignment, Candidate } from '#schemas/records/candidate.ts'
import { noteDetailsSchema } from '#schemas/records/details.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import { assessmentTable, candidateTable } from '#src/storage/core/database.ts'
import type { StorageFailure } from '#src/storage/core/query.ts'
import { write } from '#src/storage/core/writing.ts'
import { assessments, candidates } from '#src/storage/records/recordKinds.ts'
import { putNext, wholeRecord } from '#src/storage/records/records.ts'
import { checkedValue, type NotFound } from '#src/storage/records/shapes.ts'

type Changed = Promise<Result<Candidate, NotFound | { kind: 'not-assigned' } | StorageFailure>>

/** Per cent added to every time limit of the assigned assessment, also while it is in progress. */
export function setExtraTime(candidateId: string, extraTime: number): Changed {
  return changeAssignment(candidateId, ({ assignment, ...rest }) => ({
    ...rest,
    assignment: { ...assignment, extraTime },
  }))
}

/** Whether staff stopped the clock. */
export function isPaused({ pauses = [] }: Assignment): boolean {
  return pauses.length > 0 && pauses.at(-1)?.to === undefined
}

/**
 * Stops the clock; the reason becomes a note, unless it is null. `not-valid` if it is blank. Pausing
 * again only adds its reason.
 */
export function pauseClock(candidateId: string, reason: string | null, by: Actor): Changed {
  // Keep the id if the transaction runs again, because the note's text may be sealed for it.
  const id = crypto.randomUUID()
  return changeAssignment(candidateId, (candidate, at, title) => {
    const { assignment, notes, timeline } = candidate
    const { assessmentId, pauses = [] } = assignment
    const why = reason === null ? [] : [{ id, at, by, text: reasonNote(reason) }]
    if (isPaused(assignment) && why.length === 0) return candidate
    const noted = { ...candidate, notes: [...notes, ...why] }
    if (isPaused(assignment)) return noted
    return {
      ...noted,
      assignment: { ...assignment, pauses: [...pauses, { from: at }] },
      timeline: [...timeline, { kind: 'paused', at, by, assessmentId, title }],
    }
  })
}

/** Notes why the clock was stopped, afterwards. `not-valid` if it is blank. */
export function addPauseReason(candidateId: string, reason: string, by: Actor): Changed {
  const id = crypto.randomUUID()
  return changeAssignment(candidateId, (candidate, at) => ({
    ...candidate,
    notes: [...candidate.notes, { id, at, by, text: reasonNote(reason) }],
  }))
}

/** Whether a note says why the clock stands still. */
export function hasPauseReason({ assignment, notes }: Candidate): boolean {
  const from = assignment?.pauses?.at(-1)?.from
  return from !== undefined && notes.some(({ at, text }) => at >= from && text.startsWith(REASON))
}

const REASON = 'Paused the assessment: '

function reasonNote(reason: string): string {
  return REASON + checkedValue(noteDetailsSchema, { text: reason }).text
}

/** Lets the clock run again. Does nothing if it runs. */
export function resumeClock(candidateId: string, by: Actor): Changed {
  return changeAssignment(candidateId, (candidate, at, title) => {
    const { assignment, timeline } = candidate
    if (!isPaused(assignment)) return candidate
    const { assessmentId, pauses = [] } = assignment
    const ended = pauses.map((pause) => ({ ...pause, to: pause.to ?? at }))
    return {
      ...candidate,
      assignment: { ...assignment, pauses: ended },
      timeline: [...timeline, { kind: 'continued', at, by, assessmentId, title }],
    }
  })
}

type Assigned = Candidate & { assignment: Assignment }

function changeAssignment(
  candidateId: string,
  change: (candidate: Assigned, at: string, title: string) => Assigned,
): Changed {
  return write([candidateTable, assessmentTable], async () => {
    const stored = await wholeRecord(candidates, candidateId)
    if (!stored.ok) return stored
    const { assignment } = stored.value
    if (!assignment) return failed({ kind: 'not-assigned' })
    const assessment = await wholeRecord(assessments, assignment.assessmentId)
    if (!assessment.ok) return assessment
    const at = new Date().toISOString()
    const before = { ...stored.value, assignment }
    const changed = change(before, at, assessment.value.title)
    if (changed === before) return stored
    return done(await putNext(candidates, { ...changed, updatedAt: at }))
  })
}
