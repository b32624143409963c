import type { Condition } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import { comparisonParts, type SentencePart } from './comparisonParts.ts'
import { staffWords } from './staffWords.ts'

export type ConditionLead = 'showIf' | 'requiredIf'

/**
 * "Show only if *Years of experience* is at least 3 and *Role* is Backend"; without `lead`, only the
 * condition.
 */
export function conditionSentence(
  condition: Condition,
  definition: Definition,
  lead?: ConditionLead,
): SentencePart[] {
  const parts = partsOf(condition, definition, 'top')
  return joined(lead ? [say(staffWords.conditionWords.leads[lead]), ...parts] : parts)
}

/** The condition as plain text, with questions in quotation marks. */
export function conditionText(
  condition: Condition,
  definition: Definition,
  lead?: ConditionLead,
): string {
  return conditionSentence(condition, definition, lead)
    .map((part) => ('questionId' in part || 'calculatedId' in part ? `“${part.text}”` : part.text))
    .join('')
}

/**
 * A group nested in the other kind of group needs brackets, or "and" and "or" would be ambiguous.
 */
type Within = 'top' | 'all' | 'any' | 'not'

function partsOf(condition: Condition, definition: Definition, within: Within): SentencePart[] {
  switch (condition.kind) {
    case 'compare':
      return comparisonParts(condition, definition, within === 'not')
    case 'not':
      return negated(condition.condition, definition, within)
    case 'all':
    case 'any':
      return groupParts(condition, definition, within)
  }
}

function negated(inner: Condition, definition: Definition, within: Within): SentencePart[] {
  if (inner.kind === 'not') return partsOf(inner.condition, definition, within)
  if (inner.kind === 'compare') return comparisonParts(inner, definition, true)
  const only = inner.conditions[0]
  if (inner.conditions.length === 1 && only) return negated(only, definition, within)
  const opening = staffWords.conditionWords.notGroup[inner.kind]
  return [say(opening), ...groupParts(inner, definition, 'not')]
}

function groupParts(
  group: Extract<Condition, { conditions: Condition[] }>,
  definition: Definition,
  within: Within,
): SentencePart[] {
  const { nothing, joiners } = staffWords.conditionWords
  if (group.conditions.length === 0) return [{ kind: 'missing', text: nothing }]
  const only = group.conditions[0]
  if (group.conditions.length === 1 && only && within !== 'not') {
    return partsOf(only, definition, within)
  }
  const parts = group.conditions.flatMap((each, index) => {
    const own = partsOf(each, definition, group.kind)
    return index === 0 ? own : [say(joiners[group.kind]), ...own]
  })
  return within === 'top' || within === group.kind ? parts : [say('('), ...parts, say(')')]
}

function say(text: string): SentencePart {
  return { kind: 'text', text }
}

/** Merges adjacent pieces of plain text. */
function joined(parts: readonly SentencePart[]): SentencePart[] {
  const result: SentencePart[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (part.kind === 'text' && last?.kind === 'text') {
      result[result.length - 1] = say(last.text + part.text)
    } else result.push(part)
  }
  return result
}
