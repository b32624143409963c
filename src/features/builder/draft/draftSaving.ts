/**
 * Writes every step of a draft to the device, one at a time and in order, and says honestly how far
 * it has come. Nothing of another tab is ever written over.
 */
import type { Definition } from '#schemas/definition.ts'
import type { StepDraft, saveDraft } from '#src/db/assessments.ts'
import type { noteUnsaved } from '#src/db/unsaved.ts'
import { diffDefinitions } from '#src/engine/editing/patches.ts'
import type { DraftStore } from './draftStore.ts'

type Save = typeof saveDraft
type SaveError = Extract<Awaited<ReturnType<Save>>, { ok: false }>['error']

export type SaveState =
  | { kind: 'saved'; at: string }
  | { kind: 'saving' }
  | { kind: 'failed'; error: Exclude<SaveError, { kind: 'changed-elsewhere' }> }
  /** Another tab saved a draft in between. */
  | { kind: 'elsewhere' }

export interface DraftSaving {
  getState(): SaveState
  subscribe(listener: () => void): () => void
  /** Saves what is waiting; true once nothing is. */
  flush(): Promise<boolean>
  /** The page may be gone before it is saved: notes what is not, for whoever opens the draft next. */
  leave(): void
  /** The `rev` that the next save builds on. */
  rev(): number
  /** The record was read or written anew by something else than a save. */
  moveTo(rev: number, at: string): void
  /** Another tab saved a draft in between. */
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
}

/**
 * What is not saved is noted at once, and then at most this often, which costs the same however long
 * the draft is. The note that a page makes as it goes away is lost now and then.
 */
const NOTED_MS = 100

/** Typing is saved in its pauses, and at the latest after this long: what it notes meanwhile is enough. */
const PAUSE_MS = 300
const LONGEST_MS = 3000
const RETRY_MS = 5000

export function createDraftSaving(needs: SavingNeeds): DraftSaving {
  const { assessmentId, draft, save, note } = needs
  let rev = needs.rev
  let stored = draft.definition()
  let underWay: Definition | null = null
  let state: SaveState = { kind: 'saved', at: needs.savedAt }
  let inFlight: Promise<void> | null = null
  let waitingSince = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let noteTimer: ReturnType<typeof setTimeout> | undefined
  let notedAt = Number.NEGATIVE_INFINITY
  const queue: { step: StepDraft; draft: Definition }[] = []
  const listeners = new Set<() => void>()

  const become = (next: SaveState) => {
    if (next.kind === state.kind && next.kind === 'saving') return
    state = next
    for (const listener of [...listeners]) listener()
  }

  const enqueue = (step: StepDraft, definition: Definition) => {
    const last = queue.at(-1)
    const goesOn =
      step.kind === 'amend' && (last?.step.kind === 'new' || last?.step.kind === 'amend')
    // More typing in a field whose typing is not written yet: one write does for both.
    if (last && goesOn)
      queue[queue.length - 1] = { step: { ...step, kind: last.step.kind }, draft: definition }
    else queue.push({ step, draft: definition })
  }

  const writeAll = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      underWay = next.draft
      const saved = await save({ assessmentId, rev, ...next })
      underWay = null
      if (saved.ok) {
        rev = saved.value.rev
        stored = next.draft
        if (queue.length === 0) become({ kind: 'saved', at: saved.value.at })
        continue
      }
      queue.unshift(next)
      const { error } = saved
      // Nobody can open it any more, and what was noted of it would stay for good.
      if (error.kind === 'not-found') note(assessmentId, [])
      become(error.kind === 'changed-elsewhere' ? { kind: 'elsewhere' } : { kind: 'failed', error })
      // Somebody may have made room by then.
      if (error.kind === 'storage-full' || error.kind === 'storage-failed') writeAfter(RETRY_MS)
      return
    }
  }

  const writeAfter = (pause: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void write(), pause)
  }

  const write = async () => {
    clearTimeout(timer)
    waitingSince = 0
    if (state.kind === 'elsewhere') return
    inFlight ??= writeAll().finally(() => {
      inFlight = null
    })
    await inFlight
  }

  const noteUnsavedNow = () => {
    clearTimeout(noteTimer)
    noteTimer = undefined
    notedAt = performance.now()
    if (state.kind === 'saved' || hasGivenWay(state)) return
    const name = draft.getState().past.at(-1)?.name ?? 'Edit'
    const from = (before: Definition, at: number) => ({
      rev: at,
      name,
      ...diffDefinitions(before, draft.definition()),
    })
    note(assessmentId, [from(stored, rev), ...(underWay ? [from(underWay, rev + 1)] : [])])
  }

  const stop = draft.onStep((step, definition) => {
    enqueue(step, definition)
    if (state.kind === 'elsewhere') return
    noteTimer ??= setTimeout(noteUnsavedNow, Math.max(0, notedAt + NOTED_MS - performance.now()))
    if (state.kind === 'saved') become({ kind: 'saving' })
    waitingSince ||= Date.now()
    const longest = waitingSince + LONGEST_MS - Date.now()
    writeAfter(step.kind === 'amend' ? Math.max(0, Math.min(PAUSE_MS, longest)) : 0)
  })

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async flush() {
      if (state.kind === 'failed') become({ kind: 'saving' })
      await write()
      // What was typed while the last write was under way.
      if (queue.length > 0 && state.kind === 'saving') await write()
      return queue.length === 0 && state.kind === 'saved'
    },
    leave: noteUnsavedNow,
    rev: () => rev,
    moveTo(newRev, at) {
      rev = newRev
      stored = draft.definition()
      queue.length = 0
      become({ kind: 'saved', at })
    },
    foundElsewhere: () => become({ kind: 'elsewhere' }),
    close() {
      stop()
      clearTimeout(timer)
      clearTimeout(noteTimer)
    },
  }
}

/** There is no draft any more that a note could be added to. */
function hasGivenWay(state: SaveState): boolean {
  return state.kind === 'elsewhere' || (state.kind === 'failed' && state.error.kind === 'not-found')
}
