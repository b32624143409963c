/** What changing the kind of a question would drop, and which references would no longer fit. */
import type { Definition } from '#schemas/definition.ts'
import type { Question, QuestionKind } from '#schemas/question.ts'
import { mapComparisons } from '#src/assessment/engine/conditionMapping.ts'
import { changeKind } from '#src/assessment/engine/editing/changeKind.ts'
import { mapConditions } from '#src/assessment/engine/editing/conditions.ts'
import { findQuestion } from '#src/assessment/engine/editing/definition.ts'
import { namesOf, withNamesInTexts } from '#src/assessment/engine/editing/naming.ts'
import { newQuestion } from '#src/assessment/engine/editing/newQuestion.ts'
import type { Use } from '#src/assessment/engine/editing/references.ts'
import { isSame } from '#src/assessment/engine/editing/sameness.ts'
import type { Finding, FindingField } from '#src/assessment/engine/findings/findings.ts'
import type { Mint } from '#src/assessment/engine/place.ts'
import { type KeyChange, keyChangesOf } from '#src/assessment/engine/scoring/keyChanges.ts'
import { renderedWords } from '#src/assessment/engine/texts/renderedText.ts'

import { checkPredicate } from './readiness/checkCondition.ts'
import { checkReadiness } from './readiness/checkReadiness.ts'

export type KindChange = {
  /** What refers to the question elsewhere and no longer fits, in authored order. */
  uses: Use[]
  keys: KeyChange[]
  /** Names of the properties that are dropped, without those that `keys` tell. */
  dropped: string[]
}

/** Nothing is lost if all three lists are empty. */
export function effectsOfKind(
  definition: Definition,
  questionId: string,
  kind: QuestionKind,
  mint: Mint,
): KindChange {
  const changed = changeKind(definition, questionId, kind, mint)
  const before = findQuestion(definition, questionId)?.question
  const after = findQuestion(changed, questionId)?.question
  if (before === undefined || after === undefined) return { uses: [], keys: [], dropped: [] }
  return {
    uses: brokenUses(definition, changed, questionId),
    keys: keyChangesOf(before, after),
    dropped: droppedBetween(before, after),
  }
}

/**
 * The draft with the kind changed, and without the references that no longer fit: comparisons and
 * what they leave empty; inserted answers become an ellipsis. Expressions are left to their author.
 */
export function changeKindWithoutReferences(
  definition: Definition,
  questionId: string,
  kind: QuestionKind,
  mint: Mint,
): Definition {
  const changed = changeKind(definition, questionId, kind, mint)
  const before = findQuestion(definition, questionId)?.question
  const after = findQuestion(changed, questionId)?.question
  if (before === undefined || after === undefined) return definition
  const names = kind === 'statement' ? namesOf(definition, questionId) : []
  const unquoted = withNamesInTexts(changed, (name) => (names.includes(name) ? null : name))
  return mapConditions(unquoted, (condition) =>
    mapComparisons(condition, (each) => {
      const { of, test, chosenAs } = each
      if ('calculated' in of) return chosenAs === undefined ? each : null
      if (of.question !== questionId) return each
      const fits = chosenAs === undefined && checkPredicate(test, after, of).length === 0
      return fits ? each : null
    }),
  )
}

const USED_IN = [
  'showIf',
  'requiredIf',
  'expression',
  'introduction',
  'prompt',
  'help',
  'options',
  'rows',
  'label',
] as const satisfies readonly (Use['field'] & FindingField)[]

/** The places with a problem that they didn't have before. */
function brokenUses(before: Definition, after: Definition, questionId: string): Use[] {
  const known = new Set(problemsOf(before).map(keyOf))
  const added = problemsOf(after).filter((finding) => !known.has(keyOf(finding)))
  const uses = added.flatMap((finding) => useOf(finding, questionId) ?? [])
  const keys = uses.map((use) => JSON.stringify(use))
  return uses.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}

function problemsOf(definition: Definition): Finding[] {
  return checkReadiness(definition).filter(({ grade }) => grade === 'problem')
}

function keyOf({ kind, place }: Finding): string {
  return JSON.stringify([kind, place])
}

function useOf({ place }: Finding, of: string): Use | null {
  const { sectionId, questionId, calculatedId } = place
  const field = USED_IN.find((each) => each === place.field)
  if (field === undefined || questionId === of) return null
  if (calculatedId !== undefined) return { of, place: { calculatedId }, field }
  if (questionId !== undefined) return { of, place: { questionId }, field }
  return { of, place: sectionId === undefined ? { start: true } : { sectionId }, field }
}

const TOLD_BY_KEYS = ['key', 'points', 'optionPoints', 'knockOut']

/** What the author wrote or chose and the question no longer has. */
function droppedBetween(before: Question, after: Question): string[] {
  const added = newQuestion(before.kind, { questionId: before.id, optionIds: [] })
  const [had, has, atFirst] = [before, after, added].map(
    (each) => new Map<string, unknown>(Object.entries(each)),
  )
  return [...(had ?? [])].flatMap(([name, value]) => {
    if (name === 'options' || name === 'rows') return losesParts(name, before, after) ? name : []
    const isKept = has?.has(name) || TOLD_BY_KEYS.includes(name)
    return isKept || isSame(value, atFirst?.get(name)) ? [] : name
  })
}

function losesParts(of: 'options' | 'rows', before: Question, after: Question): boolean {
  const partsOf = (question: Question) => {
    if (of === 'options') return 'options' in question ? question.options : []
    return 'rows' in question ? question.rows : []
  }
  const kept = new Set(partsOf(after).map(({ id }) => id))
  return partsOf(before).some(({ id, label }) => !kept.has(id) && renderedWords(label) !== '')
}
