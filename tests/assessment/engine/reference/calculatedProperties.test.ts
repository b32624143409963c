import fc from 'fast-check'
import { expect, test } from 'vitest'

import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import {
  isShown,
  startEvaluation,
  violationOf,
} from '#src/assessment/engine/evaluation/evaluation.ts'
import type { Evaluation } from '#src/assessment/engine/evaluation/evaluationState.ts'
import { scoreAnswers } from '#src/assessment/engine/scoring/scoring.ts'
import { anyAnswers } from '#tests/support/arbitrary/arbitraries.ts'
import { anyWholeDefinition } from '#tests/support/arbitrary/arbitraryCalculations.ts'
import { anySteps, type Played, play } from '#tests/support/arbitrary/arbitrarySteps.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

import { valuesIn, workedOut } from './calculatedReference.ts'
import { meaningOf } from './reference.ts'

const anySeed = fc.nat({ max: 20 })

test('V4, X16, D5: with calculated values and random draws, incremental equals from scratch', () => {
  fc.assert(
    fc.property(anyWholeDefinition, anySteps, anySeed, (start, steps, seed) => {
      let last: Played | undefined
      for (const step of play(start, steps, seed)) {
        const changed = idsOfChanged(step.evaluation, step.calculatedBefore).toSorted(byLetters)
        expect(step.change?.calculated.toSorted(byLetters) ?? changed).toEqual(changed)
        last = step
      }
      fc.pre(last !== undefined)
      const { definition, answers, evaluation } = last
      const meaning = meaningOf(workedOut(definition, answers, seed), answers)
      expect(meaningIn(evaluation)).toEqual(meaning)
      expect(evaluation.calculated).toEqual(valuesIn(definition, answers, seed))
    }),
    propertyRuns,
  )
})

test('R1, D5: dropping the answers of hidden questions changes nothing else', () => {
  fc.assert(
    fc.property(anyWholeDefinition, anyAnswers, anySeed, (definition, answers, seed) => {
      const evaluation = startEvaluation(compile(definition), answers, { seed })
      const kept = Object.fromEntries(
        Object.entries(answers).filter(([id]) => isShown(evaluation, id)),
      )
      const after = startEvaluation(compile(definition), kept, { seed })
      expect(meaningIn(after)).toEqual(meaningIn(evaluation))
      expect(after.calculated).toEqual(evaluation.calculated)
      const score = scoreAnswers(definition, kept, { seed })
      expect(score).toEqual(scoreAnswers(definition, answers, { seed }))
    }),
    propertyRuns,
  )
})

function meaningIn(evaluation: Evaluation): ReturnType<typeof meaningOf> {
  const { definition, sections } = evaluation.compiled
  const ids = questionsOf(definition).map(({ id }) => id)
  const violations = ids.flatMap((id) => violationOf(evaluation, id) ?? [])
  return {
    shownSections: sections.flatMap(({ section }, at) =>
      evaluation.shownSections[at] === 1 ? section.id : [],
    ),
    shown: ids.filter((id) => isShown(evaluation, id)),
    required: ids.filter((_, at) => evaluation.required[at] === 1),
    violations: Object.fromEntries(
      violations.map(({ questionId, rule, rowId = '', typed = '' }) => [
        questionId,
        `${rule} ${rowId}${typed}`.trim(),
      ]),
    ),
  }
}

function idsOfChanged({ compiled, calculated }: Evaluation, before: readonly unknown[]): string[] {
  return compiled.definition.calculated.flatMap(({ id }, at) =>
    JSON.stringify(before[at]) === JSON.stringify(calculated[at]) ? [] : id,
  )
}

function byLetters(a: string, b: string): number {
  return a < b ? -1 : 1
}
