/**
 * Saving what a candidate gives, while it is given. The README of this room says why it is done so.
 */
import { type Answers, answerSchema } from '#schemas/answer.ts'
import type { CurrentAttempt, Response } from '#schemas/response.ts'

import { compare, putAtOnce, putWhenUnchanged } from './attemptWrites.ts'
import { responseTable } from './database.ts'
import { failureOf } from './failures.ts'
import { holdResponse } from './locks.ts'
import { observeStore } from './observing.ts'
import type { StorageFailure } from './query.ts'
import { problemsOf } from './records.ts'
import { createSaveLoop } from './saveLoop.ts'

export type SaveState =
  | { kind: 'saved'; at: string }
  | { kind: 'saving' }
  /** What was given is kept and tried again, until it is saved. */
  | { kind: 'failed'; error: StorageFailure | { kind: 'not-found' } }
  /** Another tab has this response, or has changed it: nothing is saved from here any more. */
  | { kind: 'elsewhere' }

export interface AttemptWriter {
  /** Takes note of what changed: all answers, the place, the milliseconds. */
  change(part: { answers?: Answers; place?: string; activeMs?: number }): void
  /**
   * Settles when everything given so far is saved, or could not be: the state says which. At first it
   * also waits to learn whether another tab has the response.
   */
  flush(): Promise<void>
  /** Writes what is left and lets go of the response. */
  close(): void
}

/**
 * Saves the current attempt of a response at every change. It only ever updates the record that is
 * there: one that was deleted, submitted or changed by somebody else is left alone.
 */
export function openAttemptWriter({
  response,
  onState,
}: {
  /** With `current`, as `startOrResume` gave it. */
  response: Response
  onState: (state: SaveState) => void
}): AttemptWriter {
  if (!response.current) throw new Error('Only an attempt that was started can be saved')
  const { candidateId } = response
  const { attemptId } = response.current
  const lock = holdResponse(candidateId)
  const loop = createSaveLoop(writeLatest)
  let attempt: CurrentAttempt = response.current
  /** The revision on the disk, and the highest that a write was begun with. */
  let rev = response.rev
  let begunRev = rev
  let held = false
  let failing = false
  let told: SaveState['kind'] | null = null
  let active = true
  let underWay: IDBTransaction | null = null

  // In the capture phase: before anything else closes what the write needs.
  addEventListener('pagehide', writeAtOnce, { capture: true })
  document.addEventListener('visibilitychange', writeWhenHidden, { capture: true })
  const unobserve = observeStore(responseTable, (ids) => {
    if (ids === null || ids.includes(candidateId)) void lookAgain()
  })
  writerByAttemptId.set(attemptId, { pause: loop.pause, resume: loop.resume, finish })
  const ready = takeHold()

  async function takeHold(): Promise<void> {
    held = await lock.held
    if (!held) giveUp('changed')
    else if (loop.isClean()) tell({ kind: 'saved', at: lastMomentOf(attempt) })
  }

  function change({ answers, place, activeMs }: Parameters<AttemptWriter['change']>[0]): void {
    if (!active) return
    const problems = answers ? problemsOfChanges(attempt.answers, answers) : []
    if (problems.length > 0) return tell({ kind: 'failed', error: { kind: 'not-valid', problems } })
    attempt = {
      ...attempt,
      ...(answers && { answers }),
      ...(place !== undefined && { place }),
      ...(activeMs !== undefined && { clock: { activeMs } }),
    }
    // At once, not when the write begins: until it has landed, nobody may read that all is saved. A
    // failure stays on the screen until something was saved again.
    if (!failing) tell({ kind: 'saving' })
    loop.touch()
  }

  async function writeLatest(): Promise<void> {
    if (!(await lock.held) || !active) return
    let begun: Begun | null = null
    try {
      const outcome = await putWhenUnchanged((transaction) => {
        underWay = transaction
        begun = begin()
        return recordAt(begun)
      })
      if (outcome !== 'saved') giveUp(outcome)
      else if (begun) landed(begun)
    } catch (error) {
      // Given up for one that carries more: that one tells how it went.
      if (begun && isOutrun(begun)) return
      if (begun) forget(begun)
      failing = true
      tell({ kind: 'failed', error: failureOf(error) })
      throw error
    } finally {
      underWay = null
    }
  }

  function writeWhenHidden(): void {
    if (document.visibilityState === 'hidden') writeAtOnce()
  }

  function writeAtOnce(): void {
    if (!active || !held || loop.isPaused() || loop.isClean()) return
    const begun = begin()
    putAtOnce(recordAt(begun), underWay).then(
      () => landed(begun),
      () => forget(begun),
    )
  }

  function begin(): Begun {
    begunRev += 1
    return { rev: begunRev, mark: loop.begin() }
  }

  function recordAt(begun: Begun): Response {
    return { ...response, rev: begun.rev, current: attempt }
  }

  function landed(begun: Begun): void {
    rev = Math.max(rev, begun.rev)
    failing = false
    loop.landed(begun.mark)
    if (loop.isClean()) tell({ kind: 'saved', at: new Date().toISOString() })
  }

  function isOutrun(begun: Begun): boolean {
    return begunRev > begun.rev
  }

  /** Nothing was written: the next write builds on what is on the disk. */
  function forget(begun: Begun): void {
    if (begunRev === begun.rev) begunRev = rev
    loop.schedule()
  }

  /** Something other than this writer wrote to the store: is the record still the one it knows? */
  async function lookAgain(): Promise<void> {
    if (!active || loop.isBusy() || loop.isPaused()) return
    let stored: unknown
    try {
      stored = await responseTable.get(candidateId)
    } catch (error) {
      // Storage that can't be read is told by the next write; what is no such failure is thrown on.
      failureOf(error)
      return
    }
    if (!active || loop.isBusy() || loop.isPaused() || begunRev !== rev) return
    const outcome = compare(stored, { attemptId, rev })
    if (outcome !== 'same') giveUp(outcome)
  }

  function giveUp(outcome: 'gone' | 'changed'): void {
    tell(
      outcome === 'gone' ? { kind: 'failed', error: { kind: 'not-found' } } : { kind: 'elsewhere' },
    )
    finish()
  }

  function close(): void {
    if (!held) return void flush().finally(finish)
    writeAtOnce()
    finish()
  }

  function finish(): void {
    if (!active) return
    active = false
    loop.pause()
    unobserve()
    removeEventListener('pagehide', writeAtOnce, { capture: true })
    document.removeEventListener('visibilitychange', writeWhenHidden, { capture: true })
    writerByAttemptId.delete(attemptId)
    lock.letGo()
  }

  function tell(state: SaveState): void {
    if (!active || (state.kind === 'saving' && told === 'saving')) return
    told = state.kind
    onState(state)
  }

  async function flush(): Promise<void> {
    await ready
    await loop.flush()
  }

  return { change, flush, close }
}

/**
 * Holds back the writer of an attempt while it is being submitted: a write that the page makes as it
 * goes away would bring the unfinished attempt back over the submitted one.
 */
export function pauseWriter(attemptId: string): { resume(): void; finish(): void } {
  const writer = writerByAttemptId.get(attemptId)
  writer?.pause()
  return { resume: () => writer?.resume(), finish: () => writer?.finish() }
}

interface Begun {
  rev: number
  mark: number
}

const writerByAttemptId = new Map<string, { pause(): void; resume(): void; finish(): void }>()

/** Only what changed is checked: the cost of a keystroke must not grow with the assessment. */
function problemsOfChanges(before: Answers, after: Answers): string[] {
  return Object.entries(after).flatMap(([questionId, answer]) => {
    if (before[questionId] === answer) return []
    const checked = answerSchema.safeParse(answer)
    return checked.success
      ? []
      : problemsOf(checked.error.issues).map((why) => `${questionId}${why}`)
  })
}

function lastMomentOf(attempt: CurrentAttempt): string {
  return attempt.events.at(-1)?.at ?? attempt.startedAt
}
