import { useState } from 'react'
import type { Condition } from '#schemas/condition.ts'
import { conditionOf, type Group, groupOf } from './conditionTree.ts'

/**
 * The group being edited. It is kept beside the condition, because a group of one row and that row
 * alone are the same condition but look different.
 */
export function useConditionGroup(
  condition: Condition,
  onChange: (condition: Condition | null) => void,
): [Group, (group: Group) => void] {
  const [group, setGroup] = useState(() => groupOf(condition))
  // Undo, a fix or another editor changed the condition, so its groups are rebuilt.
  if (meaningOf(group) !== meaningOf(groupOf(condition))) setGroup(groupOf(condition))
  const change = (next: Group) => {
    setGroup(next)
    // Without any comparison it stays a condition that is still to be written.
    onChange(conditionOf(next) ?? { kind: 'all', conditions: [] })
  }
  return [group, change]
}

function meaningOf(group: Group): string {
  return JSON.stringify(conditionOf(group))
}
