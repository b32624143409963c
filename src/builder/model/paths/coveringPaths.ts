import {
  answersOf,
  giveAnswer,
  startEvaluation,
} from '#src/assessment/engine/evaluation/evaluation.ts'
import type { SimulatedCandidate } from '#src/builder/model/testCandidates/attemptInput.ts'

import { allowedAnswers } from './allowedAnswers.ts'
import { type Explorer, findPath, type Path } from './reachability.ts'
import { opposite } from './solver/literal.ts'

/** The share of optional questions that is left blank. */
const LEFT_BLANK = 0.2
const MAX_SEEDS = 2 ** 31

/** For each condition, one path on which it is true and one on which it is evaluated and false. */
export function pathsToCover(explorer: Explorer): Path[] {
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

/** Keeps what the path has decided, blanks included, and answers all other shown questions. */
export function fillIn(
  { model }: Explorer,
  path: Path | undefined,
  random: () => number,
): SimulatedCandidate {
  const seed = path?.seed ?? Math.floor(random() * MAX_SEEDS)
  const evaluation = startEvaluation(model.compiled, path?.answers ?? {}, { seed })
  for (const question of model.questions) {
    const { index, compiled } = question
    if (evaluation.shown[index] === 0 || path?.settled.has(compiled.question.id)) continue
    const isLeft = evaluation.required[index] === 0 && random() < LEFT_BLANK
    const answers = isLeft ? [] : allowedAnswers(question)
    const answer = answers[Math.floor(random() * answers.length)]
    if (answer !== undefined) giveAnswer(evaluation, compiled.question.id, answer)
  }
  return { answers: answersOf(evaluation), seed }
}
