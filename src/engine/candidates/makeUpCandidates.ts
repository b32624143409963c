import type { Answers } from '#schemas/answer.ts'
import type { Definition } from '#schemas/definition.ts'
import { lots } from '#src/engine/drawing.ts'
import { answersOf, giveAnswer, startEvaluation } from '#src/engine/evaluation.ts'
import {
  type Explorer,
  findPath,
  newExplorer,
  type Path,
} from '#src/engine/readiness/paths/reach.ts'
import { opposite } from '#src/engine/readiness/paths/solver/literal.ts'

import { allowedAnswers } from './allowedAnswers.ts'

/** A candidate who never was: to be played, and never to be taken for a real one. */
export type MadeUpCandidate = { answers: Answers; seed: number }

/** One optional question in so many is left blank. */
const LEFT_BLANK = 0.2
const MOST_SEEDS = 2 ** 31

/**
 * So many candidates who between them take every condition both ways, as far as that can be, and fill
 * in the rest by lot: the same seed makes up the same candidates (rules T3 and T4).
 */
export function makeUpCandidates(
  definition: Definition,
  { seed, count }: { seed: number; count: number },
): MadeUpCandidate[] {
  const explorer = newExplorer(definition)
  const paths = pathsToCover(explorer)
  return Array.from({ length: count }, (_, place) =>
    fillIn(explorer, paths[place], lots(seed, `candidate ${place}`)),
  )
}

/** For each condition one path on which it holds, and one on which it is asked for and fails. */
function pathsToCover(explorer: Explorer): Path[] {
  const { sections, questions } = explorer.model
  const always = explorer.model.solver.true
  return sections.flatMap((section, sectionIndex) => {
    const own = questions.filter(({ compiled }) => compiled.sectionIndex === sectionIndex)
    const asked = [
      { rule: section.showIf, above: [], where: [always] },
      ...own.flatMap(({ showIf, requiredIf, shown, drawn }) => [
        { rule: showIf, above: [section.showIf], where: [section.shown, drawn] },
        { rule: requiredIf, above: [section.showIf, showIf], where: [shown] },
      ]),
    ]
    return asked.flatMap(({ rule, above, where }) => {
      if (rule === null) return []
      const both = [rule.holds, opposite(rule.holds)]
      return both.flatMap(
        (wanted) => findPath(explorer, [rule, ...above], [...where, wanted]) ?? [],
      )
    })
  })
}

/** What a path has settled stays, also what it leaves blank; all else that is shown is filled in. */
function fillIn({ model }: Explorer, path: Path | undefined, lot: () => number): MadeUpCandidate {
  const seed = path?.seed ?? Math.floor(lot() * MOST_SEEDS)
  const evaluation = startEvaluation(model.compiled, path?.answers ?? {}, { seed })
  for (const question of model.questions) {
    const { index, compiled } = question
    if (evaluation.shown[index] === 0 || path?.settled.has(compiled.question.id)) continue
    const isLeft = evaluation.required[index] === 0 && lot() < LEFT_BLANK
    const answers = isLeft ? [] : allowedAnswers(question)
    const answer = answers[Math.floor(lot() * answers.length)]
    if (answer !== undefined) giveAnswer(evaluation, compiled.question.id, answer)
  }
  return { answers: answersOf(evaluation), seed }
}
