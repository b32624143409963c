/**
 * Remembering one saving of a draft in its history. Steps carry the draft's `rev` before and after
 * them; where the draft stands among them follows from these numbers alone, so that a step whose draft
 * was never written does no harm. One that was written over, because its typing went on, keeps what it
 * was (`former`) until the next step.
 */
import { type HistoryStep, historyStepSchema, type Patch } from '#schemas/device.ts'
import { done } from '#schemas/result.ts'

import { historyTable } from './deviceDatabase.ts'
import { checkedValue } from './recordKinds.ts'
import { writeOnDevice } from './writing.ts'

/** What the history of a draft is to remember about one saving of it. */
export type StepDraft =
  /** A new edit; whatever was undone before it is forgotten. */
  | { kind: 'new'; name: string; undo: Patch[]; redo: Patch[] }
  /** The last edit went on (more typing in the same field): its patches are replaced. */
  | { kind: 'amend'; name: string; undo: Patch[]; redo: Patch[] }
  /** The last edit that stands was undone, or the first undone one done again. */
  | { kind: 'undo' }
  | { kind: 'redo' }

const MOST_STEPS = 500
/** No draft has this `rev`. */
const NEVER = -1
/** The two numbers after it are for what was edited in the moment of leaving (unsaved.ts). */
export const LAST_STEP = Number.MAX_SAFE_INTEGER - 2

interface Saving {
  assessmentId: string
  /** The draft's `rev` as it is, and as it will be. */
  draftRev: number
  nextRev: number
}

/** Writes the step; to be done before the draft itself is written. */
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
 * These steps, oldest first, as they are when the draft is at `draftRev`, and how many of them stand;
 * the rest are undone. Null: none of them belongs to this draft.
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

/** The stored steps numbered from `from` to `to`, both included. */
export function stepsBetween(assessmentId: string, from: number, to: number) {
  return historyTable
    .where('[assessmentId+step]')
    .between([assessmentId, from], [assessmentId, to], true, true)
}

/** Whether a stored step passes its schema. */
export function isStep(raw: unknown): raw is HistoryStep {
  return historyStepSchema.safeParse(raw).success
}

interface Place {
  /** The last step that stands, and the first undone one. */
  last: HistoryStep | undefined
  next: HistoryStep | undefined
}

// The edit that was written last, as long as the draft stands at it. A step can hold hundreds of pasted
// questions, which are not to be read and checked again at every letter that is typed after it.
let written: HistoryStep | null = null

/** The last few steps nearly always tell; only after much undoing are all of them read. */
async function placeOf({ assessmentId, draftRev }: Saving): Promise<Place> {
  const keys = await stepsBetween(assessmentId, 0, LAST_STEP).primaryKeys()
  const isAtWritten = written?.assessmentId === assessmentId && written.revAfter === draftRev
  if (written && isAtWritten && keys.at(-1)?.[1] === written.step) {
    return { last: written, next: undefined }
  }
  for (const few of [4, MOST_STEPS]) {
    const raws = await historyTable.bulkGet(keys.slice(-few))
    const found = standingSteps(raws.filter(isStep), draftRev)
    if (found && (found.standing > 0 || keys.length <= few)) {
      return { last: found.steps[found.standing - 1], next: found.steps[found.standing] }
    }
  }
  return { last: undefined, next: undefined }
}

type Edit = Extract<StepDraft, { name: string }>

async function append(saving: Saving, { last, next }: Place, edit: Edit): Promise<void> {
  const number = last ? last.step + 1 : (next?.step ?? 0)
  // From 0 when none of them belongs to this draft: only what leads up to it is kept.
  await forgetFrom(saving.assessmentId, number)
  await stepsBetween(saving.assessmentId, 0, number - MOST_STEPS).delete()
  if (last?.former) await putStep(withoutFormer(last))
  written = await putStep({ ...stepOf(saving, edit), step: number, revBefore: saving.draftRev })
}

async function amend(saving: Saving, last: HistoryStep, edit: Edit): Promise<void> {
  const { step, revBefore, revAfter, undo, redo } = last
  await forgetFrom(saving.assessmentId, step + 1)
  const former = { revAfter, undo, redo }
  written = await putStep({ ...stepOf(saving, edit), step, revBefore, former })
}

/** Undoing raises the draft's `rev` too: the state before the step now has a later number. */
async function markUndone({ nextRev }: Saving, { last, next }: Place): Promise<void> {
  written = null
  if (last) await putStep({ ...withoutFormer(last), undone: true, revBefore: nextRev })
  // Its draft was never written, and the number that was meant for it is given away now.
  if (next?.revAfter === nextRev) await putStep({ ...next, revAfter: NEVER })
}

async function markRedone({ nextRev }: Saving, next: HistoryStep | undefined): Promise<void> {
  written = null
  if (next) await putStep({ ...withoutFormer(next), undone: false, revAfter: nextRev })
}

/** The step as the draft at `draftRev` knows it: as it was, where its last typing was never saved. */
function asWritten(step: HistoryStep, draftRev: number): HistoryStep {
  return step.former?.revAfter === draftRev ? { ...withoutFormer(step), ...step.former } : step
}

function withoutFormer({ former: _former, ...step }: HistoryStep): HistoryStep {
  return step
}

function stepOf({ assessmentId, nextRev }: Saving, { name, undo, redo }: Edit) {
  const at = new Date().toISOString()
  return { assessmentId, name, at, undo, redo, revAfter: nextRev, undone: false }
}

async function putStep(step: HistoryStep): Promise<HistoryStep> {
  const checked = checkedValue(historyStepSchema, step)
  await historyTable.put(checked)
  return checked
}

async function forgetFrom(assessmentId: string, step: number): Promise<void> {
  await stepsBetween(assessmentId, step, LAST_STEP).delete()
}
