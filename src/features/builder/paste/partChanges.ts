/**
 * What a pasted list would do to the options or rows of a question. One whose text is in the list stays
 * the same, so that conditions and keys that name it keep their meaning.
 */
import type { Part } from '#src/features/builder/properties/parts.ts'

export interface PartChange {
  change: 'kept' | 'added' | 'removed' | 'repeated'
  label: string
}

export interface PartChanges {
  /** In the order of the list; what goes comes last. */
  changes: PartChange[]
  parts: Part[]
}

export function partChanges(
  current: readonly Part[],
  labels: readonly string[],
  create: (label: string) => Part,
  mode: 'replace' | 'append',
): PartChanges {
  const left = new Map(current.map((part) => [part.label.source.trim(), part]))
  const parts: Part[] = []
  const changes: PartChange[] = []
  if (mode === 'append') {
    for (const part of current) {
      parts.push(part)
      changes.push({ change: 'kept', label: part.label.source })
    }
  }
  const seen = new Set(mode === 'append' ? left.keys() : [])
  for (const label of labels) {
    if (seen.has(label)) {
      changes.push({ change: 'repeated', label })
      continue
    }
    seen.add(label)
    const kept = left.get(label)
    parts.push(kept ?? create(label))
    changes.push({ change: kept ? 'kept' : 'added', label })
  }
  if (mode === 'replace') {
    for (const part of current) {
      if (parts.includes(part)) continue
      changes.push({ change: 'removed', label: part.label.source })
    }
  }
  return { changes, parts }
}
