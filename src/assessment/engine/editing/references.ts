/**
 * Finds what refers to a question, calculated value, option, row, or the questions of a section.
 */
import type { AuthoredText } from '#schemas/authoredText.ts'
import type { Condition } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { quotesIn } from '#src/assessment/engine/authoredText.ts'
import { comparisonsOf, mapComparisons } from '#src/assessment/engine/conditionMapping.ts'
import { type TextField, textsOf } from '#src/assessment/engine/texts/questionTexts.ts'

import { mapConditions } from './conditions.ts'
import { mapQuestions } from './definition.ts'
import { withNamesInAllTexts } from './naming.ts'
import { mapPartIds, partIdsNamedBy } from './partIds.ts'
import type { Place } from '#src/assessment/engine/place.ts'
import { type Referent, matcherFor } from './referenceMatcher.ts'

/** One place that refers to a question, calculated value, option or row. */
export type Use = {
  /** The id that is referred to. */
  of: string
  /** `start`: the text before the first question. */
  place: Place | { calculatedId: string } | { start: true }
  /**
   * `key` covers everything in which a question refers to itself: key, points per option,
   * knock-out.
   */
  field: 'showIf' | 'requiredIf' | 'key' | 'expression' | TextField
}

/**
 * All references to this, or from outside to a question of this section, or to one of several
 * questions; by id or by name (rule X3).
 */
export function usesOf(definition: Definition, referent: Referent): Use[] {
  const matcher = matcherFor(definition, referent)
  const own = ownIds(referent)
  const uses: Use[] = []
  const note = (place: Use['place'], field: Use['field'], found: readonly string[]): void => {
    for (const of of new Set(found)) uses.push({ of, place, field })
  }
  const noteCondition = (place: Place, field: Use['field'], condition?: Condition): void => {
    if (condition !== undefined)
      note(place, field, comparisonsOf(condition).flatMap(matcher.inComparison))
  }
  const noteText = (place: Use['place'], field: TextField, text?: AuthoredText): void => {
    if (text !== undefined)
      note(
        place,
        field,
        quotesIn(text).flatMap((name) => matcher.named(name) ?? []),
      )
  }
  noteText({ start: true }, 'introduction', definition.settings.introduction)
  noteText({ start: true }, 'nextSteps', definition.settings.nextSteps)
  for (const { id, expression } of definition.calculated) {
    if (!own.has(id)) note({ calculatedId: id }, 'expression', matcher.inExpression(expression))
  }
  for (const section of definition.sections) {
    if (own.has(section.id)) continue
    noteText({ sectionId: section.id }, 'introduction', section.introduction)
    noteCondition({ sectionId: section.id }, 'showIf', section.showIf)
    for (const question of section.questions) {
      if (own.has(question.id)) continue
      const place = { questionId: question.id }
      for (const [field, text] of textsOf(question)) noteText(place, field, text)
      noteCondition(place, 'showIf', question.showIf)
      if ('requiredIf' in question) noteCondition(place, 'requiredIf', question.requiredIf)
      const part = partIn(question, referent)
      if (part !== null && partIdsNamedBy(question).has(part)) note(place, 'key', [part])
    }
  }
  // Several options of one question may contain the same reference.
  const distinct = new Map(uses.map((use) => [JSON.stringify(use), use]))
  return [...distinct.values()]
}

/** What refers to itself needs no use of its own: it goes as a whole. */
function ownIds(referent: Referent): ReadonlySet<string> {
  if (typeof referent === 'string') return new Set([referent])
  return new Set('questionIds' in referent ? referent.questionIds : [])
}

/**
 * Removes every comparison and key entry that refers to it, and whatever that leaves empty;
 * references in texts become an ellipsis. Expressions can't be fixed automatically, and are left to
 * the author.
 */
export function removeReferences(definition: Definition, referent: Referent): Definition {
  const matcher = matcherFor(definition, referent)
  const unquoted = withNamesInAllTexts(definition, (name) => (matcher.named(name) ? null : name))
  const cleaned = mapConditions(unquoted, (condition) =>
    mapComparisons(condition, (each) => matcher.without(each)),
  )
  return mapQuestions(cleaned, (question) => {
    const part = partIn(question, referent)
    return part === null ? question : mapPartIds(question, (each) => (each === part ? null : each))
  })
}

function partIn(question: Question, referent: Referent): string | null {
  return typeof referent === 'object' && 'partId' in referent && referent.questionId === question.id
    ? referent.partId
    : null
}
