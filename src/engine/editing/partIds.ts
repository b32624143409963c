/**
 * The options and rows that a question names of itself: in its key, its points for options, its
 * knock-out.
 */
import type { Question, QuestionOf, QuestionWithOptions } from '#schemas/question.ts'
import { mapComparedTexts } from '#src/engine/conditions/mapping.ts'

import { withChange } from './change.ts'
import { isSame } from './sameness.ts'

/** Another id, or null to take it out. */
type IdChange = (id: string) => string | null

/**
 * The question with these ids replaced, or taken out; what that leaves empty goes. One that names
 * nothing of the kind keeps its identity.
 */
export function mapPartIds(question: Question, change: IdChange): Question {
  if (!('options' in question)) return question
  const mapped = withKnockOut(withKey(question, change), change)
  return isSame(mapped, question) ? question : mapped
}

/** Every option and row that the question names of itself. */
export function partIdsNamedBy(question: Question): ReadonlySet<string> {
  const ids = new Set<string>()
  mapPartIds(question, (id) => {
    ids.add(id)
    return id
  })
  return ids
}

/** Rule E5: nothing names an option or row that an edit took away. */
export function withOwnPartsOnly(question: Question): Question {
  if (!('options' in question)) return question
  const rows = question.kind === 'matrix' ? question.rows : []
  const ids = new Set([...question.options, ...rows].map(({ id }) => id))
  return mapPartIds(question, (id) => (ids.has(id) ? id : null))
}

function withKey(question: QuestionWithOptions, change: IdChange): QuestionWithOptions {
  switch (question.kind) {
    case 'singleChoice':
    case 'multipleChoice': {
      const { key, optionPoints } = question
      const options = idsOf(key?.options, change)
      const byOption = recordOf(optionPoints?.byOption, change)
      return withChange(question, {
        key: options && { options },
        optionPoints: optionPoints && byOption && { ...optionPoints, byOption },
      })
    }
    case 'ranking': {
      const order = idsOf(question.key?.order, change)
      return withChange(question, { key: order && { order } })
    }
    case 'matrix':
      return withChange(question, { key: matrixKey(question.key, change) })
  }
}

function matrixKey(
  key: QuestionOf<'matrix'>['key'],
  change: IdChange,
): QuestionOf<'matrix'>['key'] {
  const byRow = recordOf(key?.byRow, change)
  if (key === undefined || byRow === undefined) return undefined
  const kept = Object.entries(byRow).flatMap(([rowId, ids]) => {
    const right = idsOf(ids, change)
    return right ? [[rowId, right] as const] : []
  })
  if (kept.length === 0 && isFilled(byRow)) return undefined
  return { ...key, byRow: Object.fromEntries(kept) }
}

function withKnockOut(question: QuestionWithOptions, change: IdChange): QuestionWithOptions {
  if (question.knockOut === undefined) return question
  return withChange(question, {
    knockOut: mapComparedTexts(question.knockOut, change) ?? undefined,
  })
}

/** Undefined where there was nothing, and once nothing is left of something. */
function idsOf(ids: readonly string[] | undefined, change: IdChange): string[] | undefined {
  const changed = ids?.flatMap((id) => change(id) ?? [])
  return changed?.length === 0 && ids?.length !== 0 ? undefined : changed
}

/** Undefined where there was nothing, and once nothing is left of something. */
function recordOf<T>(
  record: Readonly<Record<string, T>> | undefined,
  change: IdChange,
): Record<string, T> | undefined {
  if (record === undefined) return undefined
  const changed = Object.entries(record).flatMap(([id, value]) => {
    const next = change(id)
    return next === null ? [] : [[next, value] as const]
  })
  return changed.length === 0 && isFilled(record) ? undefined : Object.fromEntries(changed)
}

function isFilled(record: object): boolean {
  return Object.keys(record).length > 0
}
