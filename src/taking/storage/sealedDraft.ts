/**
 * Keeps an attempt sealed as it changes. Sealing takes a moment, and begins with the change rather
 * than with the write, so that a page that is left has something to write at once.
 */
import type { Answers } from '#schemas/answer.ts'
import type { Activity } from '#schemas/activity.ts'
import type { CurrentAttempt } from '#schemas/attempt.ts'
import type { PartialResponse } from '#schemas/records/partialRecords.ts'
import type { DraftKeys, Encrypted } from '#schemas/sealing.ts'

export interface Marked {
  attempt: CurrentAttempt
  /** The mark of the save loop at which the attempt was read. */
  mark: number
}

/** The attempt as it is stored, as of a mark of the save loop. */
interface Storable {
  mark: number
  current: NonNullable<PartialResponse['current']>
}

export interface SealedDraft {
  /** The newest one that is sealed; null before the first change. */
  latest(): Storable | null
  /** The newest sealed attempt, for a write. Throws if none was sealed yet. */
  soFar(): Storable
  /** Begins to seal what is there now. */
  begin(): void
  /** Resolves when what is there now is sealed, or something newer. */
  upToDate(): Promise<void>
}

/** `now` gives the attempt and its mark. */
export function createSealedDraft(
  seal: {
    keys: DraftKeys
    encryptAnswers(answers: Answers): Promise<Encrypted>
    encryptActivity(activity: Activity): Promise<Encrypted>
    encryptMarked(marked: readonly string[]): Promise<Encrypted>
  },
  now: () => Marked,
): SealedDraft {
  let latest: Storable | null = null
  let sealed: { answers: CurrentAttempt['answers']; draft: Encrypted } | null = null
  let observed: { activity: Activity; sealedActivity: Encrypted } | null = null
  let noted: { marked: readonly string[]; sealedMarked: Encrypted } | null = null
  let sealing: Promise<void> | null = null

  async function sealUntilCurrent(): Promise<void> {
    for (;;) {
      const { attempt, mark } = now()
      if (latest?.mark === mark) return
      const { answers, activity, marked, ...bare } = attempt
      if (sealed?.answers !== answers) {
        sealed = { answers, draft: await seal.encryptAnswers(answers) }
      }
      if (activity !== undefined && observed?.activity !== activity) {
        observed = { activity, sealedActivity: await seal.encryptActivity(activity) }
      }
      if (marked !== undefined && noted?.marked !== marked) {
        noted = { marked, sealedMarked: await seal.encryptMarked(marked) }
      }
      const { draft } = sealed
      const besides = {
        ...(observed && { sealedActivity: observed.sealedActivity }),
        ...(noted && { sealedMarked: noted.sealedMarked }),
      }
      latest = { mark, current: { ...bare, draft, ...besides, keys: seal.keys } }
    }
  }

  function begin(): void {
    sealing ??= sealUntilCurrent().finally(() => {
      sealing = null
    })
    // Whoever awaits `sealing` gets its failure.
    sealing.catch(() => undefined)
  }

  /** One round of sealing may have started before the last change. */
  async function upToDate(): Promise<void> {
    const { mark } = now()
    const isSealed = () => latest !== null && latest.mark >= mark
    for (let rounds = 0; rounds < 2 && !isSealed(); rounds += 1) {
      begin()
      await sealing
    }
  }

  function soFar(): Storable {
    if (latest === null) throw new Error('Nothing was sealed before it was written')
    return latest
  }

  return { latest: () => latest, soFar, begin, upToDate }
}
