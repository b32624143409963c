/**
 * Adds one save of a draft to its undo history. Steps carry the draft's `rev` before and after
 * them. The draft's position among the steps follows from these numbers alone, so a step whose
 * draft was never written does no harm. A step that was overwritten because typing continued keeps
 * its previous state (`former`) until the next step.
 */
import { FORMATS } from '#schemas/base.ts'
import { type HistoryStep, historyStepSchema, type Patch } from '#schemas/records/history.ts'
import { done } from '#schemas/result.ts'
import type { StepName } from '#schemas/stepName.ts'
import { historyStepUpgrades } from '#schemas/upgrades/historyStep.ts'

import { historyTable } from '#src/storage/core/deviceDatabase.ts'
import {
  checkedValue,
  parseAllStored,
  type Shape,
  storedForm,
} from '#src/storage/records/shapes.ts'
import { historyStepCodec } from '#src/storage/sealing/codecs.ts'
import { withCodec } from '#src/storage/sealing/withCodec.ts'
import { writeOnDevice } from '#src/storage/core/writing.ts'

/** The data that the history stores about one save of a draft. */
export type StepDraft =
  /** A new edit; undone steps are discarded. */
  | { kind: 'new'; name: StepName; undo: Patch[]; redo: Patch[] }
  /** The latest edit was extended (more typing in the same field): its patches are replaced. */
  | { kind: 'amend'; name: StepName; undo: Patch[]; redo: Patch[] }
  /** The latest applied step was undone, or the first undone step redone. */
  | { kind: 'undo' }
  | { kind: 'redo' }

const MAX_STEPS = 500
/** No draft has this `rev`. */
const NEVER = -1
/** The two numbers after it are for edits made while leaving the page (unsaved.ts). */
export const LAST_STEP = Number.MAX_SAFE_INTEGER - 2

interface Saving {
  assessmentId: string
  /** The draft's `rev` now, and after the save. */
  draftRev: number
  nextRev: number
}

/** Writes the step. Call before writing the draft itself. */
export function writeStep(saving: Saving, step: StepDraft) {
  return writeOnDevice([historyTable], async () => {
    const place = await placeOf(saving)
    if (step.kind === 'undo') await markUndone(saving, place)
    else if (step.kind === 'redo') await markRedone(saving, place.next)
    else if (step.kind === 'amend' && place.last) await amend(saving, place.last, step)
    else await append(saving, place, step)
    return done(null)
  })
}

/**
 * These steps, oldest first, as they apply to the draft at `draftRev`, and how many of them are
 * applied; the rest are undone. Null if none belongs to this draft.
 */
export function standingSteps(
  stored: readonly HistoryStep[],
  draftRev: number,
): { steps: HistoryStep[]; standing: number } | null {
  const steps = stored.map((step) => asWritten(step, draftRev))
  for (let count = steps.length; count >= 0; count -= 1) {
    const isHere = steps[count - 1]?.revAfter === draftRev || steps[count]?.revBefore === draftRev
    if (isHere) return { steps, standing: count }
  }
  return null
}

/** The stored steps numbered `from` to `to`, inclusive. */
export function stepsBetween(assessmentId: string, from: number, to: number) {
  return historyTable
    .where('[assessmentId+step]')
    .between([assessmentId, from], [assessmentId, to], true, true)
}

/** A step as it is stored. */
export const stepShape: Shape<HistoryStep> = {
  upgrades: historyStepUpgrades,
  schema: historyStepSchema,
  parts: withCodec(historyStepCodec),
}

/** The steps after the last unreadable one, because undo can't get past that. */
export function readSteps(raws: readonly unknown[]): HistoryStep[] {
  const read = parseAllStored(stepShape, raws).map(({ data }) => data)
  return read.slice(read.lastIndexOf(undefined) + 1).flatMap((step) => step ?? [])
}

interface Place {
  /** The latest applied step, and the first undone one. */
  last: HistoryStep | undefined
  next: HistoryStep | undefined
}

// Cache of the last written step while the draft is at it. A step can contain hundreds of pasted
// questions, which should not be read and validated again on every keystroke after it.
let written: HistoryStep | null = null

/** The last few steps are nearly always enough; all are read only after many undos. */
async function placeOf({ assessmentId, draftRev }: Saving): Promise<Place> {
  const keys = await stepsBetween(assessmentId, 0, LAST_STEP).primaryKeys()
  const isAtWritten = written?.assessmentId === assessmentId && written.revAfter === draftRev
  if (written && isAtWritten && keys.at(-1)?.[1] === written.step) {
    return { last: written, next: undefined }
  }
  for (const few of [4, MAX_STEPS]) {
    const raws = await historyTable.bulkGet(keys.slice(-few))
    const found = standingSteps(readSteps(raws), draftRev)
    if (found && (found.standing > 0 || keys.length <= few)) {
      return { last: found.steps[found.standing - 1], next: found.steps[found.standing] }
    }
  }
  return { last: undefined, next: undefined }
}

type Edit = Extract<StepDraft, { name: StepName }>

async function append(saving: Saving, { last, next }: Place, edit: Edit): Promise<void> {
  const number = last ? last.step + 1 : (next?.step ?? 0)
  // Restart from 0 if no step belongs to this draft: only what leads up to it is kept.
  await forgetFrom(saving.assessmentId, number)
  await stepsBetween(saving.assessmentId, 0, number - MAX_STEPS).delete()
  if (last?.former) await putStep(withoutFormer(last))
  written = await putStep({ ...stepOf(saving, edit), step: number, revBefore: saving.draftRev })
}

async function amend(saving: Saving, last: HistoryStep, edit: Edit): Promise<void> {
  const { step, revBefore, revAfter, undo, redo } = last
  await forgetFrom(saving.assessmentId, step + 1)
  const former = { revAfter, undo, redo }
  written = await putStep({ ...stepOf(saving, edit), step, revBefore, former })
}

/** Undoing also raises the draft's `rev`, so the state before the step now has a later number. */
async function markUndone({ nextRev }: Saving, { last, next }: Place): Promise<void> {
  written = null
  if (last) await putStep({ ...withoutFormer(last), undone: true, revBefore: nextRev })
  // The draft of this step was never written, and its number is now used for another one.
  if (next?.revAfter === nextRev) await putStep({ ...next, revAfter: NEVER })
}

async function markRedone({ nextRev }: Saving, next: HistoryStep | undefined): Promise<void> {
  written = null
  if (next) await putStep({ ...withoutFormer(next), undone: false, revAfter: nextRev })
}

/** The step as of `draftRev`: its former state if its latest typing was never saved. */
function asWritten(step: HistoryStep, draftRev: number): HistoryStep {
  return step.former?.revAfter === draftRev ? { ...withoutFormer(step), ...step.former } : step
}

function withoutFormer({ former: _former, ...step }: HistoryStep): HistoryStep {
  return step
}

function stepOf({ assessmentId, nextRev }: Saving, { name, undo, redo }: Edit) {
  const at = new Date().toISOString()
  const format = FORMATS.historyStep
  return { format, assessmentId, name, at, undo, redo, revAfter: nextRev, undone: false }
}

async function putStep(step: HistoryStep): Promise<HistoryStep> {
  const checked = checkedValue(stepShape.schema, step)
  await historyTable.put(storedForm(stepShape, checked))
  return checked
}

async function forgetFrom(assessmentId: string, step: number): Promise<void> {
  await stepsBetween(assessmentId, step, LAST_STEP).delete()
}
