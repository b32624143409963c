/**
 * The effect of a pasted list on the options or rows of a question. Those whose text is in the list
 * are kept, so that conditions and keys that refer to them stay valid.
 */
import type { ListedOption } from '#src/builder/files/cells/optionList.ts'
import type { Part } from '#src/builder/screens/state/optionsAndRows.ts'

export interface PartChange {
  change: 'kept' | 'added' | 'removed' | 'repeated'
  label: string
  /** The export code, if the list has one. */
  code?: string
}

export interface PartChanges {
  /** In the list's order; removed ones come last. */
  changes: PartChange[]
  parts: Part[]
}

export function partChanges(
  current: readonly Part[],
  listed: readonly ListedOption[],
  create: (listed: ListedOption) => Part,
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
  for (const each of listed) {
    const { label, code } = each
    if (seen.has(label)) {
      changes.push({ change: 'repeated', label })
      continue
    }
    seen.add(label)
    const kept = left.get(label)
    parts.push(kept ?? create(each))
    if (kept) changes.push({ change: 'kept', label })
    else changes.push({ change: 'added', label, ...(code === null ? {} : { code }) })
  }
  if (mode === 'replace') {
    for (const part of current) {
      if (parts.includes(part)) continue
      changes.push({ change: 'removed', label: part.label.source })
    }
  }
  return { changes, parts }
}
