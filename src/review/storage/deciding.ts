/** Deciding on those who submitted an assessment, and reopening a decision (rules U14, U15 and U17). */
import type { Actor } from '#schemas/actor.ts'
import type { DecidedPerson, Decision, MadeDecision } from '#schemas/records/decision.ts'
import type { Assessment } from '#schemas/records/assessment.ts'
import type { Stage, TimelineEntry } from '#schemas/records/candidate.ts'
import type { SavedWhatIf } from '#schemas/whatIf.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import {
  type MadeMove,
  putStages,
  putStagesBack,
  putTimelines,
  type StageMove,
} from '#src/hiring/storage/movingStages.ts'
import { currentDecision, lastId } from '#src/review/model/decision/decisions.ts'
import { assessmentTable, candidateTable } from '#src/storage/core/database.ts'
import type { StorageFailure } from '#src/storage/core/query.ts'
import { write } from '#src/storage/core/writing.ts'
import { assessments } from '#src/storage/records/recordKinds.ts'
import { wholeRecord } from '#src/storage/records/records.ts'
import type { Damaged, NotFound } from '#src/storage/records/shapes.ts'
import { putNextAssessment } from '#src/storage/stored/nextAssessment.ts'

/** Somebody else decided or reopened meanwhile, and that must be seen first. */
export type DecidedElsewhere = { kind: 'decided-elsewhere' }
type CannotDecide = NotFound | Damaged | DecidedElsewhere | StorageFailure

/** A decision that was made, as undoing it needs it. */
export interface DecisionMade {
  decision: MadeDecision
  moved: MadeMove[]
}

/**
 * Keeps the decision and moves everybody to their stages, all in one: if somebody who is to be moved
 * can't be read, nothing happens. `seen` is the id of the last entry that whoever decides has seen.
 */
export function decide(
  assessmentId: string,
  made: Omit<MadeDecision, 'kind' | 'at'>,
  seen: string | null,
): Promise<Result<DecisionMade, CannotDecide>> {
  return change(assessmentId, seen, async (assessment, decisions, at) => {
    const decision: MadeDecision = {
      ...{ ...made, kind: 'decided', at },
      ...(made.whatIf && { whatIf: asSaved(made.whatIf, assessment) }),
    }
    const { chosen, notChosen, stages, by } = decision
    const entry = entryOf('decided', assessment, { at, by })
    const moved = await putStages(
      [...movesTo(chosen, stages.chosen), ...movesTo(notChosen, stages.notChosen)],
      { at, by },
    )
    if (!moved.ok) return moved
    await putTimelines(peopleOf(decision), at, (before) => [...before, entry])
    return done({ value: { decision, moved: moved.value }, decisions: [...decisions, decision] })
  })
}

/**
 * Takes back a decision with its moves and entries, unless somebody has reopened it or decided again.
 * Whoever was moved on meanwhile stays there: gives how many.
 */
export function undoDecision(
  assessmentId: string,
  { decision, moved }: DecisionMade,
  by: Actor,
): Promise<Result<number, CannotDecide>> {
  return change(assessmentId, decision.id, async (_assessment, decisions, at) => {
    await putTimelines(peopleOf(decision), at, (before) =>
      before.filter((entry) => !isEntryOf(entry, assessmentId, decision)),
    )
    const stayed = await putStagesBack(moved, { at, by })
    return done({ value: stayed.length, decisions: decisions.slice(0, -1) })
  })
}

/** Reopens the decision that counts, with a reason. Stages stay as they are. */
export function reopenDecision(
  assessmentId: string,
  { id, reason, by }: { id: string; reason: string; by: Actor },
  seen: string,
): Promise<Result<null, CannotDecide>> {
  return change(assessmentId, seen, async (assessment, decisions, at) => {
    const made = currentDecision(decisions)
    if (made === null) return failed({ kind: 'decided-elsewhere' })
    const entry = entryOf('decisionReopened', assessment, { at, by })
    await putTimelines(peopleOf(made), at, (before) => [...before, entry])
    return done({
      value: null,
      decisions: [...decisions, { kind: 'reopened', id, at, by, reason }],
    })
  })
}

type Changed<V> = Result<{ value: V; decisions: Decision[] }, NotFound | Damaged | DecidedElsewhere>

function change<V>(
  assessmentId: string,
  seen: string | null,
  changed: (assessment: Assessment, decisions: Decision[], at: string) => Promise<Changed<V>>,
): Promise<Result<V, CannotDecide>> {
  const now = new Date()
  return write([assessmentTable, candidateTable], async (): Promise<Result<V, CannotDecide>> => {
    const stored = await wholeRecord(assessments, assessmentId)
    if (!stored.ok) return stored
    const { decisions: before = [], ...assessment } = stored.value
    if (lastId(before) !== seen) return failed({ kind: 'decided-elsewhere' })
    const result = await changed(stored.value, before, now.toISOString())
    if (!result.ok) return result
    const { value, decisions } = result.value
    await putNextAssessment(assessment, decisions.length > 0 ? { decisions } : {}, now)
    return done(value)
  })
}

function peopleOf({ chosen, notChosen }: MadeDecision): string[] {
  return [...chosen, ...notChosen].map(({ candidateId }) => candidateId)
}

function entryOf(
  kind: 'decided' | 'decisionReopened',
  { id: assessmentId, title }: Assessment,
  { at, by }: { at: string; by: Actor },
): TimelineEntry {
  return { kind, at, by, assessmentId, title }
}

function isEntryOf(entry: TimelineEntry, assessmentId: string, { at }: MadeDecision): boolean {
  return entry.kind === 'decided' && entry.assessmentId === assessmentId && entry.at === at
}

/** Under the name that it was saved with: whoever decides may see it with a hidden name replaced. */
function asSaved(whatIf: SavedWhatIf, { whatIfs = [] }: Assessment): SavedWhatIf {
  return { ...whatIf, name: whatIfs.find(({ id }) => id === whatIf.id)?.name ?? whatIf.name }
}

function movesTo(people: readonly DecidedPerson[], to: Stage | undefined): StageMove[] {
  return to === undefined ? [] : people.map(({ candidateId }) => ({ candidateId, to }))
}
