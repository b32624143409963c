import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Answers } from '#schemas/answer.ts'
import type { Definition } from '#schemas/definition.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { applyPatches, diffDefinitions } from '#src/assessment/engine/editing/patches.ts'
import { removeReferences, usesOf } from '#src/assessment/engine/editing/references.ts'
import {
  answersOf,
  giveAnswer,
  isRequired,
  isSectionShown,
  isShown,
  violationOf,
} from '#src/assessment/engine/evaluation/evaluation.ts'
import type { Evaluation } from '#src/assessment/engine/evaluation/evaluationState.ts'
import { countProgress, recountProgress } from '#src/assessment/engine/evaluation/progress.ts'
import { readAnswers } from '#src/assessment/engine/evaluation/reading.ts'
import { scoreAnswers } from '#src/assessment/engine/scoring/scoring.ts'
import { prepareSubmission } from '#src/assessment/engine/evaluation/submission.ts'
import {
  anyAnswer,
  anyAnswers,
  anyDefinition,
  questionIds,
  sectionIds,
} from '#tests/support/arbitrary/arbitraries.ts'
import { anyEdit } from '#tests/support/arbitrary/arbitraryEdits.ts'
import { anySteps, play } from '#tests/support/arbitrary/arbitrarySteps.ts'
import { evaluate } from '#tests/support/evaluations.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

import { type Meaning, meaningOf } from './reference.ts'

const anyQuestionId = fc.constantFrom(...questionIds)

const anyPart = fc.record({ questionId: anyQuestionId, partId: fc.constantFrom('x', 'r', 'gone') })

test('V1, V2, V3, V4: incremental equals from scratch after any answers and edits', () => {
  fc.assert(
    fc.property(anyDefinition, anySteps, (start, steps) => {
      for (const { definition, answers, evaluation } of play(start, steps, 0)) {
        expect(meaningIn(evaluation)).toEqual(meaningOf(definition, answers))
        expect(answersOf(evaluation)).toEqual(answers)
      }
    }),
    propertyRuns,
  )
})

test('R3: counting again only what answers affected equals counting everything', () => {
  fc.assert(
    fc.property(
      anyDefinition,
      anyAnswers,
      fc.array(fc.tuple(anyQuestionId, anyAnswer), { maxLength: 8 }),
      (definition, answers, given) => {
        const evaluation = evaluate(definition, answers)
        let counted = countProgress(evaluation)
        for (const [id, answer] of given) {
          const { questions } = giveAnswer(evaluation, id, answer)
          counted = recountProgress(evaluation, counted, [id, ...questions])
          expect(counted).toEqual(countProgress(evaluation))
        }
      },
    ),
    propertyRuns,
  )
})

test('V4: a change lists exactly what changed', () => {
  fc.assert(
    fc.property(
      anyDefinition,
      anyAnswers,
      anyQuestionId,
      anyAnswer,
      (definition, answers, id, answer) => {
        const evaluation = evaluate(definition, answers)
        const before = meaningOf(definition, answers)
        const change = giveAnswer(evaluation, id, answer)
        const after = meaningOf(definition, { ...answers, [id]: answer })
        const told = (meaning: Meaning, questionId: string) =>
          JSON.stringify([
            meaning.shown.includes(questionId),
            meaning.required.includes(questionId),
            meaning.violations[questionId],
          ])
        const differs = (questionId: string) => told(before, questionId) !== told(after, questionId)
        const ids = questionsOf(definition).map((question) => question.id)
        expect(change.questions).toEqual(ids.filter(differs))
        const sections = sectionIds.filter(
          (each) => before.shownSections.includes(each) !== after.shownSections.includes(each),
        )
        expect(change.sections).toEqual(sections)
      },
    ),
    propertyRuns,
  )
})

test('M1, L1: no hidden question is in violation or required', () => {
  fc.assert(
    fc.property(anyDefinition, anyAnswers, (definition, answers) => {
      const evaluation = evaluate(definition, answers)
      for (const { id } of questionsOf(definition)) {
        if (isShown(evaluation, id)) continue
        expect(isRequired(evaluation, id)).toBe(false)
        expect(violationOf(evaluation, id)).toBeNull()
      }
    }),
    propertyRuns,
  )
})

test('R1: dropping the answers of hidden questions changes nothing else', () => {
  fc.assert(
    fc.property(anyDefinition, anyAnswers, (definition, answers) => {
      const evaluation = evaluate(definition, answers)
      const kept = Object.fromEntries(
        Object.entries(answers).filter(([id]) => isShown(evaluation, id)),
      )
      expect(meaningIn(evaluate(definition, kept))).toEqual(meaningIn(evaluation))
      expect(scoreAnswers(definition, kept, { seed: 0 })).toEqual(
        scoreAnswers(definition, answers, { seed: 0 }),
      )
    }),
    propertyRuns,
  )
})

test('R1, R2: a submission is read back unchanged', () => {
  fc.assert(
    fc.property(anyDefinition, anyAnswers, (definition, answers) => {
      const submission = prepareSubmission(evaluate(definition, answers))
      if (!submission.ok) return
      const { answers: stored, dropped } = submission.value
      expect(statusesOf(definition, stored)).toEqual(statusesOf(definition, answers))
      expect(prepareSubmission(evaluate(definition, stored))).toEqual({
        ok: true,
        value: { answers: stored, dropped: [] },
      })
      expect(dropped.filter((id) => id in stored)).toEqual([])
    }),
    propertyRuns,
  )
})

test('E2: undo and redo restore exactly, and survive being stored', () => {
  fc.assert(
    fc.property(anyDefinition, fc.array(anyEdit, { maxLength: 6 }), (before, edits) => {
      const after = edits.reduce((definition, edit) => edit(definition), before)
      const { undo, redo } = JSON.parse(JSON.stringify(diffDefinitions(before, after)))
      expect(applyPatches(after, undo)).toEqual(before)
      expect(applyPatches(before, redo)).toEqual(after)
    }),
    propertyRuns,
  )
})

test('E1: an edit leaves the original draft unchanged', () => {
  fc.assert(
    fc.property(anyDefinition, anyEdit, (definition, edit) => {
      const copy = structuredClone(definition)
      edit(definition)
      expect(definition).toEqual(copy)
    }),
    propertyRuns,
  )
})

test('E7: after removing references nothing refers to it', () => {
  fc.assert(
    fc.property(
      anyDefinition,
      fc.oneof(fc.constantFrom(...questionIds, ...sectionIds), anyPart),
      (definition, referent) => {
        const left = usesOf(removeReferences(definition, referent), referent)
        expect(left.filter(({ field }) => field !== 'expression')).toEqual([])
      },
    ),
    propertyRuns,
  )
})

function meaningIn(evaluation: Evaluation): Meaning {
  const { sections, questions } = evaluation.compiled
  const ids = questions.map(({ question }) => question.id)
  const violations = ids.flatMap((id) => violationOf(evaluation, id) ?? [])
  return {
    shownSections: sections
      .map(({ section }) => section.id)
      .filter((id) => isSectionShown(evaluation, id)),
    shown: ids.filter((id) => isShown(evaluation, id)),
    required: ids.filter((id) => isRequired(evaluation, id)),
    violations: Object.fromEntries(
      violations.map(({ questionId, rule, rowId = '', typed = '' }) => [
        questionId,
        `${rule} ${rowId}${typed}`.trim(),
      ]),
    ),
  }
}

function statusesOf(definition: Definition, answers: Answers): string[] {
  return readAnswers(definition, answers, [], { seed: 0 }).flatMap((part) =>
    part.questions.map(({ question, status }) => `${question.id} ${status}`),
  )
}
