import type { ComparedValue, Condition, Predicate } from '#schemas/condition.ts'

export type Comparison = Extract<Condition, { kind: 'compare' }>

/** Every comparison of a condition, in written order. */
export function comparisonsOf(condition: Condition): Comparison[] {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return condition.conditions.flatMap(comparisonsOf)
    case 'not':
      return comparisonsOf(condition.condition)
    case 'compare':
      return [condition]
  }
}

/**
 * The condition with every comparison replaced, or removed where `change` returns null. Groups that
 * become empty are removed too; null if nothing is left. Unchanged parts keep their identity.
 */
export function mapComparisons(
  condition: Condition,
  change: (comparison: Comparison) => Condition | null,
): Condition | null {
  switch (condition.kind) {
    case 'compare':
      return change(condition)
    case 'not': {
      const part = mapComparisons(condition.condition, change)
      if (part === null) return null
      return part === condition.condition ? condition : { kind: 'not', condition: part }
    }
    case 'all':
    case 'any': {
      const parts = condition.conditions.flatMap((part) => mapComparisons(part, change) ?? [])
      const before = condition.conditions
      if (parts.length === 0 && before.length > 0) return null
      const isSame = parts.length === before.length && parts.every((part, i) => part === before[i])
      return isSame ? condition : { kind: condition.kind, conditions: parts }
    }
  }
}

/** All values that a predicate compares with. */
export function comparedValues(test: Predicate): ComparedValue[] {
  switch (test.op) {
    case 'isBlank':
    case 'isNotBlank':
      return []
    case 'isOneOf':
      return test.values
    case 'between':
      return [test.from, test.to]
    case 'is':
    case 'isNot':
    case 'includes':
    case 'atLeast':
    case 'atMost':
    case 'moreThan':
    case 'lessThan':
    case 'before':
    case 'after':
      return [test.value]
  }
}

/**
 * The question whose option ids the compared texts may be. Own words are compared with plain text.
 */
export function optionsNamedOf({ of }: Comparison): string | null {
  return 'question' in of && of.measure === undefined ? of.question : null
}

/** Whether it compares with a list, which only ever holds options. */
export function listsOptions(test: Predicate): boolean {
  return 'value' in test && Array.isArray(test.value)
}

/** The texts a predicate compares with: option ids or words. */
export function comparedTexts(test: Predicate): string[] {
  const texts: string[] = []
  mapComparedTexts(test, (text) => {
    texts.push(text)
    return text
  })
  return texts
}

/**
 * The predicate with those texts replaced, or removed where `change` returns null; null if none is
 * left.
 */
export function mapComparedTexts(
  test: Predicate,
  change: (text: string) => string | null,
): Predicate | null {
  switch (test.op) {
    case 'is':
    case 'isNot': {
      if (Array.isArray(test.value)) {
        const value = test.value.flatMap((text) => change(text) ?? [])
        return value.length === 0 ? null : { op: test.op, value }
      }
      if (typeof test.value !== 'string') return test
      const value = change(test.value)
      return value === null ? null : { op: test.op, value }
    }
    case 'isOneOf': {
      const values = test.values.flatMap((value) =>
        typeof value === 'string' ? (change(value) ?? []) : value,
      )
      return values.length === 0 ? null : { op: 'isOneOf', values }
    }
    case 'includes': {
      const value = change(test.value)
      return value === null ? null : { op: 'includes', value }
    }
    case 'isBlank':
    case 'isNotBlank':
    case 'atLeast':
    case 'atMost':
    case 'moreThan':
    case 'lessThan':
    case 'before':
    case 'after':
    case 'between':
      return test
  }
}
