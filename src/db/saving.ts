/**
 * Saving what a candidate gives, while it is given. The README of this room says why it is done so.
 */
import type { Answers } from '#schemas/answer.ts'
import type { CurrentAttempt, Response } from '#schemas/response.ts'

import { problemsOfChanges } from './answerChanges.ts'
import { compare, putAtOnce, putWhenUnchanged } from './attemptWrites.ts'
import { failureOf } from './failures.ts'
import { isAtRisk, onRisk } from './fullDisk.ts'
import { onLeaving, onTurningAway } from './leaving.ts'
import { holdResponse } from './locks.ts'
import type { StorageFailure } from './query.ts'
import { onChanges } from './raw/changes.ts'
import { hiring } from './raw/rawDatabase.ts'
import { read } from './raw/transactions.ts'
import { registerWriter } from './openWriters.ts'
import { createSaveLoop } from './saveLoop.ts'

export type SaveState =
  | { kind: 'saved'; at: string }
  /** Saved, and may be lost once the browser is closed, because the disk was full. */
  | { kind: 'atRisk' }
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
  let savedAt = lastMomentOf(response.current)
  let told: SaveState['kind'] | null = null
  let active = true
  let underWay: IDBTransaction | null = null
  let atOnce: Promise<unknown> = Promise.resolve()

  const stopLeaving = onLeaving(writeAtOnce)
  const stopTurning = onTurningAway(() => void loop.flush())
  const unobserve = onChanges('Responses', () => void lookAgain())
  const unwatch = onRisk(() => {
    if (loop.isClean() && held) tellSaved()
  })
  const unregister = registerWriter(attemptId, { ...loop, finish, giveUp })
  const ready = takeHold()

  async function takeHold(): Promise<void> {
    held = await lock.held
    if (!held) giveUp('changed')
    else if (loop.isClean()) tellSaved()
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
    if (!(await lock.held)) return
    // Whether it arrives decides which revision the next one builds on.
    await atOnce
    if (!active) return
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

  function writeAtOnce(): void {
    if (!active || !held || loop.isPaused() || loop.isClean()) return
    const begun = begin()
    const writing = putAtOnce(recordAt(begun), underWay).then(
      () => landed(begun),
      (error: unknown) => {
        forget(begun)
        // The usual write that follows tells how it goes; that the disk was full has to be noted here.
        failureOf(error)
      },
    )
    atOnce = Promise.all([atOnce, writing])
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
    // A later one may have been forgotten while this one was still committing.
    begunRev = Math.max(begunRev, rev)
    failing = false
    loop.landed(begun.mark)
    savedAt = new Date().toISOString()
    if (loop.isClean()) tellSaved()
  }

  function tellSaved(): void {
    tell(isAtRisk() ? { kind: 'atRisk' } : { kind: 'saved', at: savedAt })
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
      stored = await read(hiring, ['Responses'], (stores) => stores.get('Responses', candidateId))
    } catch (error) {
      // Storage that can't be read is told by the next write; what is no such failure is thrown on.
      failureOf(error)
      return
    }
    if (!active || loop.isBusy() || loop.isPaused() || begunRev !== rev) return
    const outcome = compare(stored, { attemptId, rev })
    if (outcome !== 'same') giveUp(outcome)
  }

  /** Inactive before anybody hears of it: whoever does may close the writer, which must not write. */
  function giveUp(outcome: 'gone' | 'changed'): void {
    if (!active) return
    finish()
    onState(
      outcome === 'gone' ? { kind: 'failed', error: { kind: 'not-found' } } : { kind: 'elsewhere' },
    )
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
    unwatch()
    stopLeaving()
    stopTurning()
    unregister()
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

interface Begun {
  rev: number
  mark: number
}

function lastMomentOf(attempt: CurrentAttempt): string {
  return attempt.events.at(-1)?.at ?? attempt.startedAt
}
