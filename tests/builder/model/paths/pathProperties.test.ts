import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Answers } from '#schemas/answer.ts'
import type { Definition } from '#schemas/definition.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import {
  isSectionShown,
  isShown,
  startEvaluation,
} from '#src/assessment/engine/evaluation/evaluation.ts'
import type { Evaluation } from '#src/assessment/engine/evaluation/evaluationState.ts'
import type { FindingPlace } from '#src/assessment/engine/findings/findings.ts'
import { newExplorer, reachAll } from '#src/builder/model/paths/reachability.ts'
import { anyDefinition } from '#tests/support/arbitrary/arbitraries.ts'
import { anyForkingDefinition } from '#tests/support/arbitrary/arbitraryPaths.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

import { forEachPath, looksWithinTexts } from './bruteForce.ts'

/** Drafts of every sort, including invalid conditions, and some whose paths branch often. */
const anySmallDefinition = fc.oneof(anyDefinition, anyForkingDefinition)

test('K1, K2, K3: reachability agrees with brute force', () => {
  fc.assert(
    fc.property(anySmallDefinition, (definition) => {
      const reached = placesShown(definition)
      for (const { place, reach } of reachAll(newExplorer(definition))) {
        const id = idOf(place)
        // It may be undecided only if words are searched for within texts.
        if (reach.kind === 'unclear' && looksWithinTexts(definition)) continue
        expect([id, reach.kind]).toEqual([id, reached.has(id) ? 'reached' : 'never'])
      }
    }),
    propertyRuns,
  )
})

test('K5: every witness reaches its place, and none of its answers can be dropped', () => {
  fc.assert(
    fc.property(anySmallDefinition, (definition) => {
      for (const { place, reach } of reachAll(newExplorer(definition))) {
        if (reach.kind !== 'reached') continue
        const { witness, seed = 0 } = reach
        const leads = (answers: Answers) =>
          isPlaceShown(startEvaluation(compile(definition), answers, { seed }), place)
        expect(leads(witness)).toBe(true)
        for (const id of Object.keys(witness)) {
          const { [id]: _, ...fewer } = witness
          expect(leads(fewer)).toBe(false)
        }
      }
    }),
    propertyRuns,
  )
})

function placesShown(definition: Definition): Set<string> {
  const shown = new Set<string>()
  forEachPath(definition, (path) => {
    const { sections, questions } = path.compiled
    questions.forEach(({ question }, index) => path.shown[index] && shown.add(question.id))
    sections.forEach(({ section }, index) => path.shownSections[index] && shown.add(section.id))
  })
  return shown
}

function idOf({ questionId, sectionId }: FindingPlace): string {
  return questionId ?? sectionId ?? ''
}

function isPlaceShown(evaluation: Evaluation, { questionId, sectionId }: FindingPlace): boolean {
  return questionId === undefined
    ? isSectionShown(evaluation, sectionId ?? '')
    : isShown(evaluation, questionId)
}
