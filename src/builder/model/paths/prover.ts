/** The public interface of the prover. Nothing else in this folder is imported from outside. */
import type { Definition } from '#schemas/definition.ts'
import {
  contextOf,
  type AttemptInput,
  type SimulatedCandidate,
} from '#src/builder/model/testCandidates/attemptInput.ts'
import { randomNumbers } from '#src/assessment/engine/drawing.ts'
import {
  answersOf,
  giveAnswer,
  startEvaluation,
} from '#src/assessment/engine/evaluation/evaluation.ts'
import type { Finding } from '#src/assessment/engine/findings/findings.ts'

import { allowedAnswers } from './allowedAnswers.ts'
import { checkPlace, explainedBy, idOf } from './checkPlace.ts'
import { fillIn, pathsToCover } from './coveringPaths.ts'
import type { SumRange } from './sumRange.ts'
import { minutesOfPaths } from './minutes.ts'
import { type Bounds, pointsOfPaths } from './points.ts'
import { newExplorer, type PlaceReach, reachAll } from './reachability.ts'

export type PathCheck = {
  readonly findings: Finding[]
  /** Whether each section and question, in authored order, can be reached, and how. */
  readonly places: PlaceReach[]
  readonly minutes: SumRange
  readonly points: Bounds
}

/**
 * Findings that only show when all paths are considered, in authored order. `local` are the
 * findings of single places; what they explain is not reported again.
 */
export function checkPaths(
  definition: Definition,
  local: readonly Finding[],
  steps?: number,
): PathCheck {
  const explorer = newExplorer(definition, steps)
  const places = reachAll(explorer)
  const minutes = minutesOfPaths(explorer)
  const isExplained = explainedBy(local)
  const unreachable = new Set(
    places.flatMap(({ place, reach }) => (reach.kind === 'never' ? idOf(place) : [])),
  )
  const reached = new Set<string>()
  const findings = places.flatMap(({ place, reach }) => {
    // Inside an unreachable section, only the section is reported.
    const isOpen = place.questionId === undefined || reached.has(place.sectionId ?? '')
    if (reach.kind === 'reached') reached.add(idOf(place))
    return isOpen ? checkPlace(explorer, { place, reach }, minutes.most) : []
  })
  return {
    findings: findings.filter((finding) => !isExplained(finding)),
    places,
    minutes,
    points: pointsOfPaths(explorer.model, (id) => !unreachable.has(id)),
  }
}

/**
 * The path plus an answer to every required question that it shows and leaves blank, so that it can
 * be submitted. What the path decides is kept; a question that no answer satisfies stays blank.
 */
export function completePath(definition: Definition, path: AttemptInput): AttemptInput {
  const { model } = newExplorer(definition)
  const evaluation = startEvaluation(model.compiled, path.answers, contextOf(path))
  for (const question of model.questions) {
    const { index, compiled } = question
    const isAsked = evaluation.shown[index] === 1 && evaluation.required[index] === 1
    if (!isAsked || evaluation.values[index] !== null) continue
    const [answer] = allowedAnswers(question)
    if (answer !== undefined) giveAnswer(evaluation, compiled.question.id, answer)
  }
  return { ...path, answers: answersOf(evaluation) }
}

/**
 * Generates `count` candidates that together make every condition true and false where possible,
 * and answer everything else at random. The same seed gives the same candidates (rules T3 and T4).
 */
export function simulateCandidates(
  definition: Definition,
  { seed, count }: { seed: number; count: number },
): SimulatedCandidate[] {
  const explorer = newExplorer(definition)
  const paths = pathsToCover(explorer)
  return Array.from({ length: count }, (_, place) =>
    fillIn(explorer, paths[place], randomNumbers(seed, `candidate ${place}`)),
  )
}
