/** Saves a candidate's answers as they are given. This folder's README explains the design. */
import type { CurrentAttempt } from '#schemas/attempt.ts'
import type { PartialResponse } from '#schemas/records/partialRecords.ts'

import { type AttemptChange, changedAttempt } from './attemptChange.ts'
import type { AttemptSeal } from './attemptSeal.ts'
import { lastMomentOf } from './attempts.ts'
import type { OpenedResponse } from './opening.ts'
import { collectAnswers } from './answerChanges.ts'
import { compare, putAtOnce, putWhenUnchanged } from './attemptWrites.ts'
import { failureOf } from '#src/storage/core/failures.ts'
import { isAtRisk, onRisk } from '#src/storage/core/fullDisk.ts'
import { onLeaving, onFieldLeft } from '#src/storage/core/leaving.ts'
import { holdResponse } from '#src/storage/core/locks.ts'
import type { StorageFailure } from '#src/storage/core/query.ts'
import { onChanges } from '#src/storage/core/changes.ts'
import { hiring } from '#src/storage/core/rawDatabase.ts'
import { read } from '#src/storage/core/transactions.ts'
import { registerWriter } from './openWriters.ts'
import { createSaveLoop } from '#src/base/saveLoop.ts'

export type SaveState =
  | { kind: 'saved'; at: string }
  /** Saved, but may be lost when the browser is closed, because the disk was full. */
  | { kind: 'atRisk' }
  | { kind: 'saving' }
  /** The data is kept in memory and retried until it is saved. */
  | { kind: 'failed'; error: StorageFailure | { kind: 'not-found' } }
  /** Another tab has this response, or has changed it: nothing more is saved from here. */
  | { kind: 'elsewhere' }

export interface AttemptWriter {
  change(made: AttemptChange): void
  /**
   * Settles when everything given so far is saved or has failed to save; see the state. Initially
   * it also waits until it is known whether another tab has the response.
   */
  flush(): Promise<void>
  /** Writes what is left and releases the response. */
  close(): void
}

/**
 * Saves the current attempt of a response after every change. It only updates the existing record:
 * one that was deleted, submitted or changed by another writer is left alone.
 */
export function openAttemptWriter({
  response,
  seal = null,
  onState,
}: {
  /** With `current`, as returned by `startOrResume`. */
  response: OpenedResponse
  /** In protected mode. */
  seal?: AttemptSeal | null
  onState: (state: SaveState) => void
}): AttemptWriter {
  if (!response.current) throw new Error('Only an attempt that was started can be saved')
  const { candidateId } = response
  const { attemptId } = response.current
  const lock = holdResponse(candidateId)
  const loop = createSaveLoop(writeLatest)
  const sealed = seal && seal.keepSealed(() => ({ attempt: latest(), mark: loop.mark() }))
  const answered = collectAnswers()
  let attempt: CurrentAttempt = response.current
  /** The revision on disk, and the highest one that a write has been started with. */
  let rev = response.rev
  let startedRev = rev
  let held = false
  let failing = false
  let savedAt = lastMomentOf(response.current)
  let told: SaveState['kind'] | null = null
  let active = true
  let underWay: IDBTransaction | null = null
  let atOnce: Promise<unknown> = Promise.resolve()

  const stopLeaving = onLeaving(() => void writeAtOnce())
  const stopTurning = onFieldLeft(() => void loop.flush())
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

  function change({ answers = {}, ...made }: AttemptChange): void {
    if (!active) return
    const problems = answered.add(answers)
    if (problems.length > 0)
      return notify({ kind: 'failed', error: { kind: 'not-valid', problems } })
    attempt = changedAttempt(attempt, made)
    // At once rather than when the write starts: until it is on disk, nothing may be shown as
    // saved. A failure stays visible until a save succeeds.
    if (!failing) notify({ kind: 'saving' })
    loop.touch()
    sealed?.begin()
  }

  function latest(): CurrentAttempt {
    attempt = { ...attempt, answers: answered.addTo(attempt.answers) }
    return attempt
  }

  async function writeLatest(): Promise<void> {
    if (!(await lock.held)) return
    // The result decides which revision the next write is based on.
    await atOnce
    let started: StartedWrite | null = null
    try {
      await sealed?.upToDate()
      if (!active) return
      const outcome = await putWhenUnchanged((transaction) => {
        underWay = transaction
        started = begin()
        return started.record
      })
      if (outcome !== 'saved') giveUp(outcome)
      else if (started) written(started)
    } catch (error) {
      // Aborted in favour of a later write, which reports its own result.
      if (started && isOutrun(started)) return
      if (started) discard(started)
      failing = true
      notify({ kind: 'failed', error: failureOf(error) })
      throw error
    } finally {
      underWay = null
    }
  }

  /** Settles when the write has started, which is immediately unless something must be sealed first. */
  async function writeAtOnce(): Promise<void> {
    if (sealed && !loop.isClean() && sealed.latest()?.mark !== loop.mark()) await sealed.upToDate()
    if (!active || !held || loop.isPaused() || loop.isClean()) return
    const started = begin()
    const writing = putAtOnce(started.record, underWay).then(
      () => written(started),
      (error: unknown) => {
        discard(started)
        // The regular write that follows reports its result, but a full disk has to be recorded
        // here too.
        failureOf(error)
      },
    )
    atOnce = Promise.all([atOnce, writing])
  }

  function begin(): StartedWrite {
    startedRev += 1
    const startMark = loop.begin()
    const { mark, current } = sealed?.soFar() ?? { mark: startMark, current: latest() }
    return { rev: startedRev, mark, record: { ...response, rev: startedRev, current } }
  }

  function written(started: StartedWrite): void {
    rev = Math.max(rev, started.rev)
    // A later write may have been discarded while this one was still committing.
    startedRev = Math.max(startedRev, rev)
    failing = false
    loop.written(started.mark)
    savedAt = new Date().toISOString()
    if (loop.isClean()) tellSaved()
  }

  function tellSaved(): void {
    notify(isAtRisk() ? { kind: 'atRisk' } : { kind: 'saved', at: savedAt })
  }

  function isOutrun(started: StartedWrite): boolean {
    return startedRev > started.rev
  }

  /** Nothing was written: the next write is based on what is on disk. */
  function discard(started: StartedWrite): void {
    if (startedRev === started.rev) startedRev = rev
    loop.schedule()
  }

  /** Another writer wrote to the store: is the record still the one that this one knows? */
  async function lookAgain(): Promise<void> {
    if (!active || loop.isBusy() || loop.isPaused()) return
    let stored: unknown
    try {
      stored = await read(hiring, ['Responses'], (stores) => stores.get('Responses', candidateId))
    } catch (error) {
      // Unreadable storage is reported by the next write; other errors are rethrown.
      failureOf(error)
      return
    }
    if (!active || loop.isBusy() || loop.isPaused() || startedRev !== rev) return
    const outcome = compare(stored, { attemptId, rev })
    if (outcome !== 'same') giveUp(outcome)
  }

  /**
   * Become inactive before notifying: a listener may close the writer, which then must not write.
   */
  function giveUp(outcome: 'gone' | 'changed'): void {
    if (!active) return
    finish()
    onState(
      outcome === 'gone' ? { kind: 'failed', error: { kind: 'not-found' } } : { kind: 'elsewhere' },
    )
  }

  function close(): void {
    if (!held) return void flush().finally(finish)
    const isSealed = sealed === null || sealed.latest()?.mark === loop.mark() || loop.isClean()
    const writing = writeAtOnce()
    if (isSealed) finish()
    else void writing.finally(finish)
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

  function notify(state: SaveState): void {
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

interface StartedWrite {
  rev: number
  mark: number
  record: PartialResponse
}
