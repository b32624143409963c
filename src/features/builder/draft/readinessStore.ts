/**
 * The findings of the draft. They follow it at a small distance, so that the check of the whole never
 * stands in the way of a keystroke: first what single places show, and then what all paths do.
 */
import type { Definition } from '#schemas/definition.ts'
import { findQuestion, findSection } from '#src/engine/editing/definition.ts'
import { checkReadiness } from '#src/engine/readiness/checkReadiness.ts'
import type { Finding, FindingPlace } from '#src/engine/readiness/findings.ts'
import type { PathCheck } from '#src/engine/readiness/paths/checkPaths.ts'
import { inAuthoredOrder } from '#src/engine/readiness/proveReadiness.ts'
import { type ShownGrade, shownGrade } from '#src/features/builder/readiness/shownGrade.ts'
import type { Begun, BegunStore } from './begunStore.ts'
import type { Apart } from '#src/features/builder/worker/apart.ts'
import type { DraftStore } from './draftStore.ts'
import { createIdleTask } from './idle.ts'

export interface Readiness {
  findings: readonly Finding[]
  /** The worst grade at each section and question, what is still being written apart. */
  gradeById: ReadonlyMap<string, ShownGrade>
  /** What the paths showed when they were last checked; null: not yet. */
  paths: PathCheck | null
  /** The paths of the draft as it is now are still to be checked. */
  isChecking: boolean
}

export interface ReadinessStore {
  getState(): Readiness
  subscribe(listener: () => void): () => void
  /** Checks single places at once, where that was left for later. */
  flush(): void
  /** Once everything is checked as the draft is now. */
  settled(): Promise<Readiness>
  close(): void
}

const WHEN_CHECKED = { pause: 200, within: 4000 }

export function createReadinessStore(
  draft: DraftStore,
  paths: Apart<'paths'>,
  begun: BegunStore,
): ReadinessStore {
  let checked = draft.definition()
  let local = checkReadiness(checked)
  let state = withGrades(foundIn(checked, local, null, true), begun.getState())
  const listeners = new Set<() => void>()

  const hear = () => {
    for (const listener of [...listeners]) listener()
  }
  const become = (next: Found) => {
    const isSame = JSON.stringify(next.findings) === JSON.stringify(state.findings)
    state = isSame
      ? { ...next, findings: state.findings, gradeById: state.gradeById }
      : withGrades(next, begun.getState())
    hear()
  }
  const stopBegun = begun.subscribe(() => {
    state = withGrades(state, begun.getState())
    hear()
  })
  const checkLocal = () => {
    if (checked === draft.definition()) return
    checked = draft.definition()
    local = checkReadiness(checked)
    become(foundIn(checked, local, state.paths, true))
    pathTask.ask()
  }
  const checkAllPaths = () => {
    const definition = checked
    paths.ask({ definition, local }, (found) => {
      if (definition === checked) become(foundIn(definition, local, found, false))
    })
  }
  const localTask = createIdleTask(checkLocal, WHEN_CHECKED)
  const pathTask = createIdleTask(checkAllPaths, WHEN_CHECKED)
  pathTask.ask()
  const stop = draft.subscribe(localTask.ask)

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    flush: localTask.flush,
    settled() {
      localTask.flush()
      pathTask.flush()
      return new Promise((resolve) => {
        const settle = () => {
          if (state.isChecking) return
          listeners.delete(settle)
          resolve(state)
        }
        listeners.add(settle)
        settle()
      })
    },
    close() {
      stop()
      stopBegun()
      localTask.cancel()
      pathTask.cancel()
      paths.close()
    },
  }
}

type Found = Omit<Readiness, 'gradeById'>

/** Findings of paths stay until there are newer ones, as long as their places do. */
function foundIn(
  definition: Definition,
  local: readonly Finding[],
  paths: PathCheck | null,
  isChecking: boolean,
): Found {
  const ofPaths = (paths?.findings ?? []).filter(({ place }) => isThere(definition, place))
  return { findings: inAuthoredOrder(definition, [...local, ...ofPaths]), paths, isChecking }
}

function withGrades(found: Found, begun: Begun): Readiness {
  const gradeById = new Map<string, ShownGrade>()
  for (const finding of found.findings) {
    const id = finding.place.questionId ?? finding.place.sectionId
    const grade = shownGrade(finding, begun)
    if (id && isWorse(grade, gradeById.get(id))) gradeById.set(id, grade)
  }
  return { ...found, gradeById }
}

function isThere(definition: Definition, { sectionId, questionId }: FindingPlace): boolean {
  return questionId === undefined
    ? findSection(definition, sectionId ?? '') !== null
    : findQuestion(definition, questionId) !== null
}

const WORST_FIRST: readonly ShownGrade[] = ['problem', 'undecided', 'warning', 'toWrite']

function isWorse(grade: ShownGrade, than: ShownGrade | undefined): boolean {
  return than === undefined || WORST_FIRST.indexOf(grade) < WORST_FIRST.indexOf(than)
}
