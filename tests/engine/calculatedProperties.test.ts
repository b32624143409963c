import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Answer } from '#schemas/answer.ts'
import { compile } from '#src/engine/compile.ts'
import { questionsOf } from '#src/engine/editing/definition.ts'
import {
  type Evaluation,
  giveAnswer,
  isShown,
  moveToDefinition,
  startEvaluation,
  violationOf,
} from '#src/engine/evaluation.ts'
import { scoreAnswers } from '#src/engine/scoring.ts'
import { anyAnswer, anyAnswers, questionIds } from '#tests/support/arbitraries.ts'
import { anyWholeDefinition } from '#tests/support/arbitraryCalculations.ts'
import { anyEdit } from '#tests/support/arbitraryEdits.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

import { valuesIn, workedOut } from './calculatedReference.ts'
import { meaningOf } from './reference.ts'

const anySteps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(fc.constantFrom(...questionIds), fc.option(anyAnswer, { nil: undefined }))
        .map((give) => ({ give })),
    },
    { weight: 1, arbitrary: anyEdit.map((edit) => ({ edit })) },
  ),
  { maxLength: 12 },
)
const anySeed = fc.nat({ max: 20 })

test('V4, X16, D5: with calculated values and lots, incremental equals from scratch', () => {
  fc.assert(
    fc.property(anyWholeDefinition, anySteps, anySeed, (start, steps, seed) => {
      let definition = start
      let evaluation = startEvaluation(compile(start), {}, { seed })
      const answers: Record<string, Answer> = {}
      const told: string[][] = []
      const changed: string[][] = []
      for (const step of steps) {
        if ('edit' in step) {
          definition = step.edit(definition)
          evaluation = moveToDefinition(evaluation, compile(definition, evaluation.compiled))
        } else {
          const [id, answer] = step.give
          if (answer === undefined) delete answers[id]
          else answers[id] = answer
          const before = [...evaluation.calculated]
          const { calculated } = giveAnswer(evaluation, id, answer)
          told.push(calculated.toSorted(byLetters))
          changed.push(idsOfChanged(evaluation, before).toSorted(byLetters))
        }
      }
      expect(told).toEqual(changed)
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
      violations.map(({ questionId, rule, rowId = '' }) => [questionId, `${rule} ${rowId}`.trim()]),
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
