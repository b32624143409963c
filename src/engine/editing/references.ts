/**
 * Who refers to a question, an option, a row or the questions of a section.
 */
import type { Condition } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import {
  type Comparison,
  comparedTexts,
  comparisonsOf,
  mapComparedTexts,
  mapComparisons,
  optionsNamedOf,
} from '#src/engine/conditions/mapping.ts'

import { withChange } from './change.ts'
import { findSection, mapQuestions, mapSections } from './definition.ts'
import { mapPartIds, partIdsNamedBy } from './partIds.ts'
import type { Place } from './place.ts'

/** One place that refers to a question, an option or a row. */
export type Use = {
  /** The question, option or row that is referred to. */
  of: string
  place: Place
  /** `key` stands for all that a question names of itself: key, points for options, knock-out. */
  field: 'showIf' | 'requiredIf' | 'key'
}

/** A question or section by its id, or an option or row, whose id is its own only in its question. */
export type Referent = string | { questionId: string; partId: string }

/** Who refers to this question, option or row, or from outside to a question of this section. */
export function usesOf(definition: Definition, referent: Referent): Use[] {
  const sought = soughtBy(definition, referent)
  const uses: Use[] = []
  const note = (place: Place, field: Use['field'], condition: Condition | undefined): void => {
    if (condition === undefined) return
    const found = new Set(comparisonsOf(condition).flatMap((each) => sought.inComparison(each)))
    for (const of of found) uses.push({ of, place, field })
  }
  for (const section of definition.sections) {
    if (section.id === referent) continue
    note({ sectionId: section.id }, 'showIf', section.showIf)
    for (const question of section.questions) {
      if (question.id === referent) continue
      const place = { questionId: question.id }
      note(place, 'showIf', question.showIf)
      if ('requiredIf' in question) note(place, 'requiredIf', question.requiredIf)
      const part = partIn(question, referent)
      if (part !== null && partIdsNamedBy(question).has(part)) {
        uses.push({ of: part, place, field: 'key' })
      }
    }
  }
  return uses
}

/** Takes out every comparison and key entry that refers to it; what that leaves empty goes too. */
export function removeReferences(definition: Definition, referent: Referent): Definition {
  const sought = soughtBy(definition, referent)
  const cleaned = (condition: Condition | undefined): Condition | undefined =>
    condition && (mapComparisons(condition, (each) => sought.takenOut(each)) ?? undefined)
  const withSections = mapSections(definition, (section) => {
    const showIf = cleaned(section.showIf)
    return showIf === section.showIf ? section : withChange(section, { showIf })
  })
  return mapQuestions(withSections, (question) => {
    const showIf = cleaned(question.showIf)
    const shown = showIf === question.showIf ? question : withChange(question, { showIf })
    if (shown.kind === 'statement') return shown
    const requiredIf = cleaned(shown.requiredIf)
    const changed = requiredIf === shown.requiredIf ? shown : withChange(shown, { requiredIf })
    const part = partIn(changed, referent)
    return part === null ? changed : mapPartIds(changed, (each) => (each === part ? null : each))
  })
}

type Sought = {
  /** What the comparison refers to, of what is sought. */
  inComparison: (comparison: Comparison) => string[]
  takenOut: (comparison: Comparison) => Comparison | null
}

function soughtBy(definition: Definition, referent: Referent): Sought {
  return typeof referent === 'string'
    ? soughtQuestions(definition, referent)
    : soughtPart(referent.questionId, referent.partId)
}

/** An id that no section has is taken for that of a question, which may have been removed. */
function soughtQuestions(definition: Definition, id: string): Sought {
  const section = findSection(definition, id)
  const questionIds = new Set(section ? section.questions.map((each) => each.id) : [id])
  const refersTo = ({ of }: Comparison): string[] =>
    'question' in of && questionIds.has(of.question) ? [of.question] : []
  return {
    inComparison: refersTo,
    takenOut: (comparison) => (refersTo(comparison).length > 0 ? null : comparison),
  }
}

function soughtPart(questionId: string, partId: string): Sought {
  const isRow = ({ of }: Comparison): boolean =>
    'question' in of && of.question === questionId && of.row === partId
  const isOption = (comparison: Comparison): boolean =>
    optionsNamedOf(comparison) === questionId && comparedTexts(comparison.test).includes(partId)
  return {
    inComparison: (each) => (isRow(each) || isOption(each) ? [partId] : []),
    takenOut: (comparison) => {
      if (isRow(comparison)) return null
      if (!isOption(comparison)) return comparison
      const rest = mapComparedTexts(comparison.test, (text) => (text === partId ? null : text))
      return rest && { ...comparison, test: rest }
    },
  }
}

function partIn(question: Question, referent: Referent): string | null {
  return typeof referent === 'object' && referent.questionId === question.id
    ? referent.partId
    : null
}
