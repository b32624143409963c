/** The initial state of a candidate's page in protected mode, which alone loads this. */
import type { Parting, ReceiptNote, Sitting, TabNote } from '#schemas/records/sitting.ts'
import { requireTeamKey } from '#src/storage/device/missingKey.ts'
import { acceptHandover, openedFor } from '#src/taking/storage/taking.ts'

import { clearTabNote, readTabNote } from './tabNote.ts'
import type { Arrival } from './takeState.ts'

interface Arriving {
  assessmentId: string
  now: Date
  askWho: (assessmentId: string, parting: Parting | null, now: Date) => Promise<Arrival>
  askAfter: (
    note: Exclude<TabNote, ReceiptNote>,
    now: Date,
    whyOf: (sitting: Sitting) => Promise<Parting | null>,
  ) => Promise<Arrival>
  whyParted: (sitting: Sitting) => Promise<Parting>
}

/**
 * The answers open with the access code alone, and no page keeps that: whoever comes to a new page
 * signs in. Rejects if the key of the team is damaged or missing, before anybody types anything, but
 * not where somebody has just submitted. Null while protection is off.
 */
export async function arriveProtected(arriving: Arriving): Promise<Arrival | null> {
  try {
    if ((await requireTeamKey()) === null) return null
  } catch (error) {
    const note = readTabNote(arriving.assessmentId)
    if (note?.kind === 'receipt') return { kind: 'receipt', receipt: note }
    throw error
  }
  return arriveWithKey(arriving)
}

async function arriveWithKey(arriving: Arriving): Promise<Arrival> {
  const { assessmentId, now, askWho, askAfter, whyParted } = arriving
  const handedTo = await acceptHandover(assessmentId, now)
  const note = handedTo === null ? readTabNote(assessmentId) : null
  if (note?.kind === 'receipt') return { kind: 'receipt', receipt: note }
  clearTabNote()
  if (handedTo !== null) {
    const asking = await askWho(assessmentId, null, now)
    const whose = await openedFor(handedTo)
    return asking.kind === 'identify' && whose ? { ...asking, openedFor: whose } : asking
  }
  if (note === null) return askWho(assessmentId, null, now)
  return askAfter(note, now, async (sitting) =>
    sitting.attemptId === undefined ? null : whyParted(sitting),
  )
}
