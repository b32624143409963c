/**
 * The draft being edited, and the named steps that lead back and forth. A plain store: it draws
 * nothing and saves nothing.
 */
import type { Definition } from '#schemas/definition.ts'
import type { Patch } from '#schemas/device.ts'
import type { StepDraft } from '#src/db/assessments.ts'
import { diffDefinitions } from '#src/engine/editing/patches.ts'
import { withStep } from './draftOf.ts'

export interface Step {
  name: string
  /** `toISOString()` of the moment the step was begun. */
  at: string
  undo: Patch[]
  redo: Patch[]
}

export interface DraftState {
  definition: Definition
  /** Oldest first; the last one is what undo takes back. */
  past: readonly Step[]
  /** Next to be redone first. */
  future: readonly Step[]
}

export interface EditOptions {
  /** Edits that follow each other under one key become one step: typing in one field. */
  mergeKey?: string
  /** The change is of what was there before the step that it goes on with: nothing typed in between. */
  fromStart?: boolean
}

export type StepListener = (step: StepDraft, definition: Definition) => void

export interface DraftStore {
  getState(): DraftState
  definition(): Definition
  subscribe(listener: () => void): () => void
  /** Hears of every edit, undo and redo, before anything is drawn. */
  onStep(listener: StepListener): () => void
  edit(name: string, change: (definition: Definition) => Definition, options?: EditOptions): void
  /** The next edit begins a step of its own, whatever its key. */
  endStep(): void
  undo(): Step | null
  redo(): Step | null
  /** Another state altogether: loaded from storage. */
  replace(state: DraftState): void
}

/** As many as are kept in storage. */
const MOST_STEPS = 500

export function createDraftStore(
  initial: DraftState,
  now: () => Date = () => new Date(),
): DraftStore {
  let state = initial
  let open: { mergeKey: string; before: Definition } | null = null
  const listeners = new Set<() => void>()
  const stepListeners = new Set<StepListener>()

  const become = (next: DraftState, step: StepDraft | null) => {
    state = next
    if (step) for (const listener of [...stepListeners]) listener(step, next.definition)
    for (const listener of [...listeners]) listener()
  }

  const edit: DraftStore['edit'] = (name, change, options = {}) => {
    const before = state.definition
    const { mergeKey, fromStart = false } = options
    const goesOn = open !== null && mergeKey !== undefined && open.mergeKey === mergeKey
    const after = change(goesOn && fromStart && open ? open.before : before)
    if (after === before) return
    const last = state.past.at(-1)
    if (open && last && goesOn) {
      const patches = diffDefinitions(open.before, after)
      const past = [...state.past.slice(0, -1), { ...last, ...patches }]
      become(
        { definition: after, past, future: [] },
        { kind: 'amend', name: last.name, ...patches },
      )
      return
    }
    const patches = diffDefinitions(before, after)
    if (patches.redo.length === 0) return
    open = mergeKey === undefined ? null : { mergeKey, before }
    const past = [...state.past, { name, at: now().toISOString(), ...patches }].slice(-MOST_STEPS)
    become({ definition: after, past, future: [] }, { kind: 'new', name, ...patches })
  }

  const takeBack = (): Step | null => {
    const step = state.past.at(-1)
    if (!step) return null
    open = null
    const definition = withStep(state.definition, step.undo)
    const future = [step, ...state.future]
    become({ definition, past: state.past.slice(0, -1), future }, { kind: 'undo' })
    return step
  }

  const doAgain = (): Step | null => {
    const step = state.future[0]
    if (!step) return null
    open = null
    const definition = withStep(state.definition, step.redo)
    const past = [...state.past, step]
    become({ definition, past, future: state.future.slice(1) }, { kind: 'redo' })
    return step
  }

  /** A step whose typing was deleted again changes nothing: travel on to one that does. */
  const untilSomethingChanges = (travel: () => Step | null) => {
    let step = travel()
    while (step && step.redo.length === 0) step = travel()
    return step
  }

  return {
    getState: () => state,
    definition: () => state.definition,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onStep(listener) {
      stepListeners.add(listener)
      return () => stepListeners.delete(listener)
    },
    edit,
    endStep() {
      open = null
    },
    undo: () => untilSomethingChanges(takeBack),
    redo: () => untilSomethingChanges(doAgain),
    replace(next) {
      open = null
      become(next, null)
    },
  }
}
