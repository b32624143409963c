/**
 * The draft being edited, and its named undo steps. A plain store: it renders nothing and saves
 * nothing.
 */
import { createListeners, type Readable } from '#src/base/store.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Patch } from '#schemas/records/history.ts'
import type { StepDraft } from '#src/builder/storage/draftSteps.ts'
import { diffDefinitions } from '#src/assessment/engine/editing/patches.ts'
import { withStep } from '#src/builder/files/draftOf.ts'
import type { StepName } from '#schemas/stepName.ts'

export interface Step {
  name: StepName
  /** `toISOString()` of the start of the step. */
  at: string
  undo: Patch[]
  redo: Patch[]
}

export interface DraftState {
  definition: Definition
  /** Oldest first; the last one is undone next. */
  past: readonly Step[]
  /** The one to be redone next comes first. */
  future: readonly Step[]
}

export interface EditOptions {
  /** Consecutive edits with the same key are merged into one step, such as typing in a field. */
  mergeKey?: string
  /** The change applies to the state before the merged step, ignoring what was typed in between. */
  fromStart?: boolean
}

export type StepListener = (step: StepDraft, definition: Definition) => void

export interface DraftStore extends Readable<DraftState> {
  definition(): Definition
  /** Called on every edit, undo and redo, before anything renders. */
  onStep(listener: StepListener): () => void
  edit(name: StepName, change: (definition: Definition) => Definition, options?: EditOptions): void
  /** The next edit starts a new step, whatever its key. */
  endStep(): void
  undo(): Step | null
  redo(): Step | null
  /** Replaces everything with a state loaded from storage. */
  replace(state: DraftState): void
}

/** The number of steps that can be undone, which is the number stored. */
const MAX_STEPS = 500

export function createDraftStore(
  initial: DraftState,
  now: () => Date = () => new Date(),
): DraftStore {
  let state = initial
  const { subscribe, notify } = createListeners()
  let open: { mergeKey: string; before: Definition } | null = null
  const stepListeners = new Set<StepListener>()

  const set = (next: DraftState, step: StepDraft | null) => {
    state = next
    if (step) for (const listener of [...stepListeners]) listener(step, next.definition)
    notify()
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
      set({ definition: after, past, future: [] }, { kind: 'amend', name: last.name, ...patches })
      return
    }
    const patches = diffDefinitions(before, after)
    if (patches.redo.length === 0) return
    open = mergeKey === undefined ? null : { mergeKey, before }
    const past = [...state.past, { name, at: now().toISOString(), ...patches }].slice(-MAX_STEPS)
    set({ definition: after, past, future: [] }, { kind: 'new', name, ...patches })
  }

  const takeBack = (): Step | null => {
    const step = state.past.at(-1)
    if (!step) return null
    open = null
    const definition = withStep(state.definition, step.undo)
    const future = [step, ...state.future]
    set({ definition, past: state.past.slice(0, -1), future }, { kind: 'undo' })
    return step
  }

  const doAgain = (): Step | null => {
    const step = state.future[0]
    if (!step) return null
    open = null
    const definition = withStep(state.definition, step.redo)
    const past = [...state.past, step]
    set({ definition, past, future: state.future.slice(1) }, { kind: 'redo' })
    return step
  }

  /** A step whose typing was reverted changes nothing, so it is skipped. */
  const untilSomethingChanges = (travel: () => Step | null) => {
    let step = travel()
    while (step && step.redo.length === 0) step = travel()
    return step
  }

  return {
    getState: () => state,
    definition: () => state.definition,
    subscribe,
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
      set(next, null)
    },
  }
}
