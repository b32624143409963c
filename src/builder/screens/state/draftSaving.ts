/**
 * Saves every step of a draft, one at a time and in order, and reports the save status. Never
 * overwrites what another tab saved.
 */
import { createSaveLoop } from '#src/base/saveLoop.ts'
import { createStore, type Readable } from '#src/base/store.ts'
import type { Definition } from '#schemas/definition.ts'
import type { saveDraft } from '#src/builder/storage/assessments.ts'
import type { StepDraft } from '#src/builder/storage/draftSteps.ts'
import type { forgetLeavingNotes } from '#src/builder/storage/leavingNotes.ts'
import type { noteOnLeaving, noteUnsaved } from '#src/builder/storage/unsaved.ts'
import { diffDefinitions } from '#src/assessment/engine/editing/patches.ts'
import type { DraftStore } from './draftStore.ts'

type Save = typeof saveDraft
type SaveError = Extract<Awaited<ReturnType<Save>>, { ok: false }>['error']

export type SaveState =
  | { kind: 'saved'; at: string }
  | { kind: 'saving' }
  | { kind: 'failed'; error: Exclude<SaveError, { kind: 'changed-elsewhere' }> }
  /** Another tab saved the draft meanwhile. */
  | { kind: 'elsewhere' }

export interface DraftSaving extends Readable<SaveState> {
  /** Saves what is pending; true once nothing is. */
  flush(): Promise<boolean>
  /**
   * The page may be closed before everything is saved: notes the rest, for the next tab that opens
   * the draft.
   */
  leave(): void
  /** The `rev` that the next save is based on. */
  rev(): number
  /** The record was read or written by something other than a save. */
  moveTo(rev: number, at: string): void
  /** Another tab saved the draft meanwhile. */
  foundElsewhere(): void
  close(): void
}

export interface SavingNeeds {
  assessmentId: string
  rev: number
  savedAt: string
  draft: DraftStore
  save: Save
  note: typeof noteUnsaved
  noteOnLeaving: typeof noteOnLeaving
  forgetLeaving: typeof forgetLeavingNotes
}

/**
 * Unsaved edits are noted at once, then at most this often, at a cost independent of the draft's
 * length. A note written while the page is closing is sometimes lost.
 */
const NOTED_MS = 100

/** Typing is saved in pauses, and at the latest after this long, because it is noted meanwhile. */
const PAUSE_MS = 300
const MAX_MS = 10_000

export function createDraftSaving(needs: SavingNeeds): DraftSaving {
  const { assessmentId, draft, save, note } = needs
  let rev = needs.rev
  let stored = draft.definition()
  let underWay: Definition | null = null
  let waitingSince = 0
  let noteTimer: ReturnType<typeof setTimeout> | undefined
  let notedAt = Number.NEGATIVE_INFINITY
  const queue: { step: StepDraft; draft: Definition }[] = []
  const store = createStore<SaveState>({ kind: 'saved', at: needs.savedAt })
  const loop = createSaveLoop(writeAll)

  const set = (next: SaveState) => {
    if (next.kind !== 'saving' || store.getState().kind !== 'saving') store.set(next)
  }

  const enqueue = (step: StepDraft, definition: Definition) => {
    const last = queue.at(-1)
    const goesOn =
      step.kind === 'amend' && (last?.step.kind === 'new' || last?.step.kind === 'amend')
    // More typing in the same unsaved step: one write covers both.
    if (last && goesOn)
      queue[queue.length - 1] = { step: { ...step, kind: last.step.kind }, draft: definition }
    else queue.push({ step, draft: definition })
  }

  /** All steps in order, including those added meanwhile. */
  async function writeAll() {
    waitingSince = 0
    let mark = loop.begin()
    for (let next = queue.shift(); next; next = queue.shift()) {
      underWay = next.draft
      const saved = await save({ assessmentId, rev, ...next })
      underWay = null
      if (!saved.ok) {
        queue.unshift(next)
        return stopFor(saved.error)
      }
      rev = saved.value.rev
      stored = next.draft
      loop.written(mark)
      mark = loop.begin()
      if (queue.length > 0) continue
      set({ kind: 'saved', at: saved.value.at })
      needs.forgetLeaving(assessmentId)
    }
    loop.written(mark)
  }

  const stopFor = (error: SaveError) => {
    // The assessment was deleted, so its note would never be removed.
    if (error.kind === 'not-found') note(assessmentId, [])
    set(error.kind === 'changed-elsewhere' ? { kind: 'elsewhere' } : { kind: 'failed', error })
    // Space may become available; other failures don't go away by themselves.
    if (error.kind === 'storage-full' || error.kind === 'storage-failed')
      throw new Error(error.kind)
    loop.pause()
  }

  const noteWith = (put: typeof noteUnsaved) => {
    clearTimeout(noteTimer)
    noteTimer = undefined
    notedAt = performance.now()
    const state = store.getState()
    if (state.kind === 'saved' || isTakenOver(state)) return
    const name = draft.getState().past.at(-1)?.name ?? 'edit'
    const from = (before: Definition, at: number) => ({
      rev: at,
      name,
      ...diffDefinitions(before, draft.definition()),
    })
    put(assessmentId, [from(stored, rev), ...(underWay ? [from(underWay, rev + 1)] : [])])
  }

  const noteUnsavedNow = () => noteWith(note)

  const stop = draft.onStep((step, definition) => {
    enqueue(step, definition)
    const { kind } = store.getState()
    if (kind === 'elsewhere') return
    const now = performance.now()
    noteTimer ??= setTimeout(noteUnsavedNow, Math.max(0, notedAt + NOTED_MS - now))
    if (kind === 'saved') set({ kind: 'saving' })
    waitingSince ||= now
    loop.touch(step.kind === 'amend' ? Math.min(now + PAUSE_MS, waitingSince + MAX_MS) : now)
    if (kind === 'failed' && loop.isPaused()) loop.resume()
  })

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    async flush() {
      if (store.getState().kind === 'failed') {
        set({ kind: 'saving' })
        loop.resume()
      }
      await loop.flush()
      return queue.length === 0 && store.getState().kind === 'saved'
    },
    leave: () => noteWith(needs.noteOnLeaving),
    rev: () => rev,
    moveTo(newRev, at) {
      rev = newRev
      stored = draft.definition()
      queue.length = 0
      loop.drop()
      loop.resume()
      set({ kind: 'saved', at })
    },
    foundElsewhere() {
      loop.pause()
      set({ kind: 'elsewhere' })
    },
    close() {
      stop()
      loop.pause()
      clearTimeout(noteTimer)
    },
  }
}

/** There is no longer a draft to which a note could be applied. */
function isTakenOver(state: SaveState): boolean {
  return state.kind === 'elsewhere' || (state.kind === 'failed' && state.error.kind === 'not-found')
}
