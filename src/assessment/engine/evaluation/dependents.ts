/**
 * The dependencies between parts, for evaluating again after an answer. Sections, questions and
 * calculated values share one numbering: a section before its questions, a calculated value as soon
 * as everything it depends on is known. That number is called a step. Evaluating steps in ascending
 * order respects all dependencies.
 */
import type { CompiledQuestion, CompiledSection } from './compiled.ts'
import type { CompiledCalculated } from '#src/assessment/engine/calculated/compileCalculated.ts'
import type { Source } from '#src/assessment/engine/layout.ts'

export type Dependents = {
  /** The dependents of a source: from `dependentsFrom[slot]` up to that of the next, ascending. */
  dependents: Int32Array
  dependentsFrom: Int32Array
  /** By step: a source, or a section as the number of sources plus its index. */
  steps: readonly Step[]
  stepByQuestion: Int32Array
}

export type Step = { readonly of: 'section' | 'question' | 'calculated'; readonly index: number }

/** Questions first, then calculated values. */
export function slotOf(source: Source, questionCount: number): number {
  return source < 0 ? questionCount - 1 - source : source
}

/**
 * All dependencies through conditions and calculated values, and one order of evaluation that
 * respects them.
 */
export function linkDependents(
  questions: readonly CompiledQuestion[],
  sections: readonly CompiledSection[],
  calculated: readonly CompiledCalculated[],
  /** By calculated value: the index of the first question before which it can be evaluated. */
  opens: readonly number[],
): Dependents {
  const steps: Step[] = []
  const stepByQuestion = new Int32Array(questions.length)
  // Pairs of a slot and a step that depends on it, in ascending order of steps. Duplicates are
  // allowed; the worklist ignores them.
  const looks: [slot: number, step: number][] = []
  const look = (targets: Iterable<{ source: Source } | null> | undefined): void => {
    for (const target of targets ?? []) {
      if (target !== null) looks.push([slotOf(target.source, questions.length), steps.length])
    }
  }
  const waiting = calculated
    .map((each, index) => ({ each, index, opens: opens[index] ?? 0 }))
    .toSorted((a, b) => a.opens - b.opens)
  const stepOpened = (place: number): void => {
    while (waiting[0] !== undefined && waiting[0].opens <= place) {
      const { each, index } = waiting[0]
      waiting.shift()
      look(each.targets.values())
      steps.push({ of: 'calculated', index })
    }
  }

  sections.forEach(({ from, to, showIf }, sectionIndex) => {
    stepOpened(from)
    look(showIf?.targets.values())
    steps.push({ of: 'section', index: sectionIndex })
    for (let index = from; index < to; index++) {
      stepOpened(index)
      look(questions[index]?.showIf?.targets.values())
      look(questions[index]?.requiredIf?.targets.values())
      stepByQuestion[index] = steps.length
      steps.push({ of: 'question', index })
    }
  })
  stepOpened(Number.POSITIVE_INFINITY)
  return { ...sortBySlot(looks, questions.length + calculated.length), steps, stepByQuestion }
}

/** Counting sort: count the items of each slot, then place them. */
function sortBySlot(
  looks: readonly [slot: number, step: number][],
  count: number,
): Pick<Dependents, 'dependents' | 'dependentsFrom'> {
  const dependents = new Int32Array(looks.length)
  const dependentsFrom = new Int32Array(count + 1)
  for (const [slot] of looks) dependentsFrom[slot + 1] = (dependentsFrom[slot + 1] ?? 0) + 1
  for (let i = 1; i <= count; i++) {
    dependentsFrom[i] = (dependentsFrom[i] ?? 0) + (dependentsFrom[i - 1] ?? 0)
  }
  const next = dependentsFrom.slice()
  for (const [slot, step] of looks) {
    const place = next[slot] ?? 0
    dependents[place] = step
    next[slot] = place + 1
  }
  return { dependents, dependentsFrom }
}
