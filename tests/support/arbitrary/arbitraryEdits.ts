import fc from 'fast-check'

import type { Definition } from '#schemas/definition.ts'
import { changeKind } from '#src/assessment/engine/editing/changeKind.ts'
import { setRequiredIf, setShowIf } from '#src/assessment/engine/editing/conditions.ts'
import {
  duplicateQuestion,
  moveQuestion,
  removeQuestion,
} from '#src/assessment/engine/editing/questions.ts'
import { removeReferences } from '#src/assessment/engine/editing/references.ts'
import { moveSection } from '#src/assessment/engine/editing/sections.ts'

import { anyCondition, questionIds, questionKinds, sectionIds } from './arbitraries.ts'
import { countingMint } from '#tests/support/definitions.ts'

const anyQuestionId = fc.constantFrom(...questionIds)
const mint = countingMint()

export type Edit = (definition: Definition) => Definition
/** Including edits of what doesn't exist, which change nothing. */
export const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(anyQuestionId, fc.constantFrom(...sectionIds), fc.nat({ max: 7 })).map(
    ([id, to, index]): Edit =>
      (definition) =>
        moveQuestion(definition, id, to, index),
  ),
  fc.tuple(fc.constantFrom(...sectionIds), fc.nat({ max: 2 })).map(
    ([id, index]): Edit =>
      (definition) =>
        moveSection(definition, id, index),
  ),
  anyQuestionId.map(
    (id): Edit =>
      (definition) =>
        removeQuestion(definition, id),
  ),
  anyQuestionId.map(
    (id): Edit =>
      (definition) =>
        removeReferences(definition, id),
  ),
  anyQuestionId.map(
    (id): Edit =>
      (definition) =>
        duplicateQuestion(definition, id, mint),
  ),
  fc.tuple(anyQuestionId, fc.constantFrom(...questionKinds)).map(
    ([id, kind]): Edit =>
      (definition) =>
        changeKind(definition, id, kind, mint),
  ),
  fc.tuple(anyQuestionId, fc.option(anyCondition)).map(
    ([questionId, condition]): Edit =>
      (definition) =>
        setShowIf(definition, { questionId }, condition),
  ),
  fc.tuple(fc.constantFrom(...sectionIds), fc.option(anyCondition)).map(
    ([sectionId, condition]): Edit =>
      (definition) =>
        setShowIf(definition, { sectionId }, condition),
  ),
  fc.tuple(anyQuestionId, fc.option(anyCondition)).map(
    ([questionId, condition]): Edit =>
      (definition) =>
        setRequiredIf(definition, { questionId }, condition),
  ),
)
