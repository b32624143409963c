/**
 * What was edited and is not saved yet. A draft is too large to be written at every key, or by a page
 * that goes away, whose writes through Dexie are lost. So the difference from what is stored is noted,
 * raw and at once; whoever opens the draft next adds it. Nobody has to clear a note away: once the
 * draft is saved it fits no longer, and the next one takes its place.
 */
import type { Assessment } from '#schemas/assessment.ts'
import { type HistoryStep, historyStepSchema, type Patch } from '#schemas/device.ts'

import { connectionAtHand } from './connection.ts'
import { deviceDatabase, historyTable } from './deviceDatabase.ts'
import { LAST_STEP } from './draftSteps.ts'
import { failureOf, isConnectionGone } from './failures.ts'
import { isDraftFree } from './locks.ts'
import { checkedValue } from './recordKinds.ts'

/** The difference between the draft of `rev` and the draft as it was left. */
export interface Unsaved {
  rev: number
  name: string
  undo: Patch[]
  redo: Patch[]
}

/**
 * Notes it within this very call. A save may be under way, and nobody will know whether it arrived:
 * then there are two differences, from before it and from after it, and one of them will fit. Without
 * any, what was noted before is removed.
 */
export function noteUnsaved(assessmentId: string, differences: readonly Unsaved[]): void {
  const notes = differences.map(({ rev, name, undo, redo }, index) =>
    checkedValue(historyStepSchema, {
      assessmentId,
      step: LAST_STEP + 1 + index,
      name,
      at: new Date().toISOString(),
      revBefore: rev,
      revAfter: rev + 1,
      undo,
      redo,
      undone: true,
    }),
  )
  // The connection may have gone first. There is no moment left to open another one.
  const connection = connectionAtHand(deviceDatabase)
  if (connection === null) return
  try {
    const transaction = connection.transaction(NOTES, 'readwrite', { durability: 'strict' })
    // Saving tells how it goes; that the disk was full has to be noted here too.
    transaction.onabort = () => transaction.error && failureOf(transaction.error)
    const store = transaction.objectStore(NOTES)
    for (const note of notes) store.put(note)
    if (notes.length === 0) for (const key of noteKeys(assessmentId)) store.delete(key)
    transaction.commit()
  } catch (error) {
    // Nobody waits for a note; what is no failure of storage is thrown on.
    if (!isConnectionGone(error)) failureOf(error)
  }
}

const NOTES = historyTable.name

/** The note that fits this draft. A tab that has it open saves what it noted itself. */
export async function readUnsaved(assessment: Assessment): Promise<HistoryStep | null> {
  const { id, draftRev, rev } = assessment
  const notes = await historyTable.bulkGet(noteKeys(id))
  const fits = ({ revBefore }: HistoryStep) => revBefore >= draftRev && revBefore <= rev
  const read = notes.map((note) => historyStepSchema.safeParse(note))
  const fitting = read.flatMap(({ data }) => (data && fits(data) ? [data] : []))[0]
  return fitting && (await isDraftFree(id)) ? fitting : null
}

function noteKeys(assessmentId: string): [string, number][] {
  return [
    [assessmentId, LAST_STEP + 1],
    [assessmentId, LAST_STEP + 2],
  ]
}
