/**
 * The actions of reviewers on a candidate whose response they read: move the stage, and write
 * notes. Nothing of the record comes back, and notes are masked while the name is hidden (rule H8).
 */
import type { Stage } from '#schemas/records/candidate.ts'
import type { Actor } from '#schemas/actor.ts'
import { done, type Result } from '#schemas/result.ts'
import { answerMask, withNames } from '#src/review/model/masking/answerMask.ts'
import { isNameShown } from '#src/review/model/reveals.ts'
import { currentActor } from '#src/storage/device/device.ts'
import { addNote, moveStage } from '#src/hiring/storage/candidates.ts'
import { candidates, responses } from '#src/storage/records/recordKinds.ts'
import { readRecord } from '#src/storage/records/records.ts'

import { namesHidden } from './hidingNames.ts'

export interface ReviewedNote {
  id: string
  at: string
  by: Actor
  text: string
}

type WorkFailure = {
  kind: Extract<
    Awaited<ReturnType<typeof addNote | typeof moveStage>>,
    { ok: false }
  >['error']['kind']
}

/** The notes about a candidate, oldest first; null if the record can't be read. */
export async function listReviewedNotes(candidateId: string): Promise<ReviewedNote[] | null> {
  const [candidate, response, me] = await Promise.all([
    readRecord(candidates, candidateId),
    readRecord(responses, candidateId),
    currentActor(),
  ])
  if (candidate?.kind !== 'whole') return null
  const reveals = response?.kind === 'whole' ? response.value.reveals : undefined
  if (isNameShown(reveals ?? [], me)) return candidate.value.notes
  const { notes } = candidate.value
  if (notes.length === 0 || response?.kind !== 'whole') return notes
  const hideNames = await namesHidden(response.value.assessmentId)
  const { words } = withNames(answerMask(candidate.value, {}, []), hideNames)
  return notes.map((note) => ({ ...note, text: words(note.text) }))
}

/** Adds a note in the name of whoever is at the keyboard. */
export async function addReviewedNote(
  candidateId: string,
  text: string,
): Promise<Result<null, WorkFailure>> {
  return withoutRecord(await addNote(candidateId, text, await currentActor()))
}

/** Moves the candidate to a stage, with `from` only out of that one, as recorded in the timeline. */
export async function moveReviewed(
  candidateId: string,
  to: Stage,
  from?: Stage,
): Promise<Result<null, WorkFailure>> {
  return withoutRecord(await moveStage(candidateId, to, await currentActor(), from))
}

function withoutRecord(result: Result<unknown, WorkFailure>): Result<null, WorkFailure> {
  return result.ok ? done(null) : { ok: false, error: { kind: result.error.kind } }
}
