import { isAtRisk } from '#src/storage/core/fullDisk.ts'
import { submitAttempt } from '#src/taking/storage/submitting.ts'
import { prepareSubmission } from '#src/assessment/engine/evaluation/submission.ts'

import type { OpenAttempt } from './openAttempt.ts'

export type Submitted =
  | {
      kind: 'received'
      reference: string
      at: string
      /** From this page, so that what it shows was submitted. */
      isFromHere?: true
      timeOver?: true
    }
  /** Something still has to be answered or fixed; the pages show what. */
  | { kind: 'incomplete' }
  /** The answers stay on screen; the save state says whether retrying can help. */
  | { kind: 'notStored' }
  /** A pending file could not be saved: nobody submits without it unknowingly. */
  | { kind: 'filesRefused' }

/** Drops hidden answers, and stores the rest as one finished attempt or not at all. */
export async function submitAnswers(attempt: OpenAttempt): Promise<Submitted> {
  // First, because a file chosen a moment ago is only then among the answers.
  const refused = await attempt.flush()
  const isOver = attempt.timer?.state().isOver ?? false
  if (refused > 0 && !isOver) return { kind: 'filesRefused' }
  // A receipt would promise more than this device can guarantee.
  if (isAtRisk()) return { kind: 'notStored' }
  const prepared = prepareSubmission(attempt.session.evaluation, attempt.session.closed())
  if (!prepared.ok) {
    attempt.session.reveal('all')
    return { kind: 'incomplete' }
  }
  const { candidateId, attemptId, seal } = attempt
  const submitted = await submitAttempt({
    candidateId,
    attemptId,
    answers: prepared.value.answers,
    dropped: prepared.value.dropped,
    activity: attempt.activity(),
    ...(attempt.timer && { used: attempt.timer.used() }),
    ...(prepared.value.unfinished && { unfinished: prepared.value.unfinished }),
    ...(isOver && { by: 'clock' }),
    now: new Date(),
    seal,
  })
  if (submitted.ok) {
    return {
      kind: 'received',
      reference: submitted.value.receipt,
      at: submitted.value.at,
      isFromHere: true,
      ...(isOver && { timeOver: true }),
    }
  }
  switch (submitted.error.kind) {
    // Pressed twice, or in two tabs: it was submitted, which is what counts.
    case 'already-submitted':
      return {
        kind: 'received',
        reference: submitted.error.receipt,
        at: submitted.error.at,
      }
    case 'changed-elsewhere':
    case 'not-found':
    case 'damaged-record':
    case 'newer-database':
    case 'not-valid':
    case 'storage-failed':
    case 'storage-full':
      return { kind: 'notStored' }
  }
}

/**
 * The problem that the page shows for each failure; null where it lists incomplete answers instead.
 */
export const PROBLEMS = {
  incomplete: null,
  notStored: 'submitNotStored',
  filesRefused: 'filesNotAdded',
} as const
