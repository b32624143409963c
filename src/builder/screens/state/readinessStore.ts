/**
 * The findings of the draft. They follow it after a short delay, so that checking never delays a
 * keystroke: first single places, then all paths.
 */
import { createStore, type Readable } from '#src/base/store.ts'
import type { Definition } from '#schemas/definition.ts'
import { findQuestion, findSection } from '#src/assessment/engine/editing/definition.ts'
import type { Published } from '#src/builder/model/readiness/checkSincePublished.ts'
import { checkReadiness } from '#src/builder/model/readiness/checkReadiness.ts'
import type { Finding, FindingPlace } from '#src/assessment/engine/findings/findings.ts'
import type { PathCheck } from '#src/builder/model/paths/prover.ts'
import { inAuthoredOrder } from '#src/builder/model/readiness/proveReadiness.ts'
import { shownGrade, type ShownGrade } from './shownGrade.ts'
import type { NewItems, NewItemsStore } from './newItemsStore.ts'
import type { DraftTasks } from '#src/builder/workers/draftTasks.ts'
import type { TaskRunner } from '#src/storage/workers/taskRunner.ts'
import type { DraftStore } from './draftStore.ts'
import { createIdleTask } from './idle.ts'

export interface Readiness {
  findings: readonly Finding[]
  /** The worst grade of each section and question, treating unfinished ones separately. */
  gradeById: ReadonlyMap<string, ShownGrade>
  /** The findings of the last check of all paths; null if there was none yet. */
  paths: PathCheck | null
  /** The paths of the current draft have not been checked yet. */
  isChecking: boolean
}

export interface ReadinessStore extends Readable<Readiness> {
  /** Runs a delayed check of single places now. */
  flush(): void
  /** Resolves when the current draft has been checked completely. */
  settled(): Promise<Readiness>
  close(): void
}

const WHEN_CHECKED = { pause: 200, within: 4000 }

export function createReadinessStore(
  draft: DraftStore,
  paths: TaskRunner<DraftTasks['paths']>,
  newItems: NewItemsStore,
  published: Readable<Published | null>,
): ReadinessStore {
  let checked = draft.definition()
  let since = published.getState()
  let local = checkReadiness(checked, since)
  const store = createStore(withGrades(foundIn(checked, local, null, true), newItems.getState()))

  const take = (next: Found) => {
    const state = store.getState()
    const isSame = JSON.stringify(next.findings) === JSON.stringify(state.findings)
    store.set(
      isSame
        ? { ...next, findings: state.findings, gradeById: state.gradeById }
        : withGrades(next, newItems.getState()),
    )
  }
  const stopNewItems = newItems.subscribe(() => {
    store.set(withGrades(store.getState(), newItems.getState()))
  })
  const checkLocal = () => {
    if (checked === draft.definition() && since === published.getState()) return
    checked = draft.definition()
    since = published.getState()
    local = checkReadiness(checked, since)
    take(foundIn(checked, local, store.getState().paths, true))
    pathTask.request()
  }
  const checkAllPaths = () => {
    const definition = checked
    paths.run({ definition, local }, (found) => {
      if (definition === checked) take(foundIn(definition, local, found, false))
    })
  }
  const localTask = createIdleTask(checkLocal, WHEN_CHECKED)
  const pathTask = createIdleTask(checkAllPaths, WHEN_CHECKED)
  pathTask.request()
  const stop = draft.subscribe(localTask.request)
  const stopPublished = published.subscribe(localTask.request)

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    flush: localTask.flush,
    settled() {
      localTask.flush()
      pathTask.flush()
      return new Promise((resolve) => {
        const settle = () => {
          if (store.getState().isChecking) return
          stopHearing()
          resolve(store.getState())
        }
        const stopHearing = store.subscribe(settle)
        settle()
      })
    },
    close() {
      stop()
      stopPublished()
      stopNewItems()
      localTask.cancel()
      pathTask.cancel()
      paths.cancel()
    },
  }
}

type Found = Omit<Readiness, 'gradeById'>

/** Findings about paths stay until there are newer ones, as long as their places exist. */
function foundIn(
  definition: Definition,
  local: readonly Finding[],
  paths: PathCheck | null,
  isChecking: boolean,
): Found {
  const ofPaths = (paths?.findings ?? []).filter(({ place }) => isThere(definition, place))
  return { findings: inAuthoredOrder(definition, [...local, ...ofPaths]), paths, isChecking }
}

function withGrades(found: Found, newItems: NewItems): Readiness {
  const gradeById = new Map<string, ShownGrade>()
  for (const finding of found.findings) {
    const id = finding.place.questionId ?? finding.place.sectionId
    const grade = shownGrade(finding, newItems)
    if (id && isWorse(grade, gradeById.get(id))) gradeById.set(id, grade)
  }
  return { ...found, gradeById }
}

function isThere(definition: Definition, { sectionId, questionId }: FindingPlace): boolean {
  return questionId === undefined
    ? findSection(definition, sectionId ?? '') !== null
    : findQuestion(definition, questionId) !== null
}

const WORST_FIRST: readonly ShownGrade[] = ['problem', 'undecided', 'warning', 'unfinished']

function isWorse(grade: ShownGrade, than: ShownGrade | undefined): boolean {
  return than === undefined || WORST_FIRST.indexOf(grade) < WORST_FIRST.indexOf(than)
}
