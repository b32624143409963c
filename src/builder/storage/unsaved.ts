/**
 * Edits that are not saved yet. A draft is too large to be written on every keystroke, or by a page
 * that is being left, whose writes through Dexie would be lost. So the difference from the stored
 * draft is written natively and at once, and the next tab that opens the draft applies it. These
 * notes need no cleaning up: once the draft is saved they no longer match, and the next one
 * replaces them. A page that is being left writes its note twice (see leavingNotes.ts).
 */
import type { Assessment } from '#schemas/records/assessment.ts'
import { FORMATS } from '#schemas/base.ts'
import type { HistoryStep, Patch } from '#schemas/records/history.ts'
import type { StepName } from '#schemas/stepName.ts'

import { connectionAtHand } from '#src/storage/core/connection.ts'
import { deviceDatabase, historyTable } from '#src/storage/core/deviceDatabase.ts'
import { LAST_STEP, stepShape } from './draftSteps.ts'
import { openKeys } from '#src/storage/sealing/openKeys.ts'
import { whenReady } from '#src/storage/sealing/prepareParts.ts'
import { failureOf, isConnectionGone } from '#src/storage/core/failures.ts'
import { isDraftFree } from '#src/storage/core/draftLocks.ts'
import { forgetLeavingNotes, keepLeavingNotes, leavingNotes } from './leavingNotes.ts'
import { checkedValue, parseAllStored } from '#src/storage/records/shapes.ts'

/** The difference between the draft at `rev` and the draft as it was left. */
export interface Unsaved {
  rev: number
  name: StepName
  undo: Patch[]
  redo: Patch[]
}

/**
 * Writes the note synchronously. A save may be in progress whose outcome is not known: then there
 * are two differences, from before and after it, one of which will match. With none, the previous
 * note is deleted.
 */
export function noteUnsaved(assessmentId: string, differences: readonly Unsaved[]): void {
  if (differences.length === 0) forgetLeavingNotes(assessmentId)
  whenSealed(assessmentId, notesOf(assessmentId, differences), (notes) =>
    putNotes(assessmentId, notes),
  )
}

/**
 * Notes unsaved edits of a page that is being left, which may be gone before a transaction can
 * start.
 */
export function noteOnLeaving(assessmentId: string, differences: readonly Unsaved[]): void {
  whenSealed(assessmentId, notesOf(assessmentId, differences), (notes) => {
    keepLeavingNotes(assessmentId, notes)
    putNotes(assessmentId, notes)
  })
}

/** The number of notes taken of each assessment. */
const noted = new Map<string, number>()

/**
 * Synchronously while protection is off. In protected mode sealing takes a moment, in which a newer
 * note may have been taken.
 */
function whenSealed(
  assessmentId: string,
  notes: readonly HistoryStep[],
  put: (stored: readonly unknown[]) => void,
): void {
  const number = (noted.get(assessmentId) ?? 0) + 1
  noted.set(assessmentId, number)
  if (openKeys() === null) put(notes)
  else void putSealed()

  async function putSealed(): Promise<void> {
    const stored = await whenReady(async () => stepShape.parts?.sealAll(notes) ?? notes)
    if (noted.get(assessmentId) === number) put(stored)
  }
}

function notesOf(assessmentId: string, differences: readonly Unsaved[]): HistoryStep[] {
  const at = new Date().toISOString()
  return differences.map(({ rev, name, undo, redo }, index) =>
    checkedValue(stepShape.schema, {
      format: FORMATS.historyStep,
      assessmentId,
      step: LAST_STEP + 1 + index,
      name,
      at,
      revBefore: rev,
      revAfter: rev + 1,
      undo,
      redo,
      undone: true,
    }),
  )
}

function putNotes(assessmentId: string, notes: readonly unknown[]): void {
  // The connection may have been closed first, and there is no time to open another one.
  const connection = connectionAtHand(deviceDatabase)
  if (connection === null) return
  try {
    const transaction = connection.transaction(NOTES, 'readwrite', { durability: 'strict' })
    // The save reports its own result, but a full disk has to be recorded here too.
    transaction.onabort = () => transaction.error && failureOf(transaction.error)
    const store = transaction.objectStore(NOTES)
    for (const note of notes) store.put(note)
    if (notes.length === 0) for (const key of noteKeys(assessmentId)) store.delete(key)
    transaction.commit()
  } catch (error) {
    // Nobody waits for a note; errors other than storage failures are rethrown.
    if (!isConnectionGone(error)) failureOf(error)
  }
}

const NOTES = historyTable.name

/** The latest note that matches this draft. A tab that has the draft open saves its own note itself. */
export function readUnsaved(assessment: Assessment): Promise<HistoryStep | null> {
  return whenReady(() => readNotes(assessment))
}

async function readNotes(assessment: Assessment): Promise<HistoryStep | null> {
  const { id, draftRev, rev } = assessment
  const fits = ({ assessmentId, revBefore }: HistoryStep) =>
    assessmentId === id && revBefore >= draftRev && revBefore <= rev
  const notes = [...(await historyTable.bulkGet(noteKeys(id))), ...leavingNotes(id)]
  const fitting = parseAllStored(stepShape, notes)
    .flatMap(({ data }) => (data && fits(data) ? [data] : []))
    .toSorted((a, b) => b.at.localeCompare(a.at))[0]
  if (!fitting) forgetLeavingNotes(id)
  return fitting && (await isDraftFree(id)) ? fitting : null
}

function noteKeys(assessmentId: string): [string, number][] {
  return [
    [assessmentId, LAST_STEP + 1],
    [assessmentId, LAST_STEP + 2],
  ]
}
