import type { ReactNode } from 'react'

import { Chip } from '#src/ui/display/Chip.tsx'
import { ClearFilters, focusSearch } from './ClearFilters.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import styles from './ListToolbar.module.css'
import { SearchInput } from '#src/ui/controls/SearchInput.tsx'

export type ActiveFilter = {
  /** The name of its field, in lower case. */
  name: string
  value: string
  remove: () => void
}

type ListToolbarProps = {
  searchLabel: string
  search: string
  onSearch: (search: string) => void
  /** Filter and sort fields, beside the search. */
  children?: ReactNode
  /** How many rows are left, out of how many. */
  count: string
  filters?: readonly ActiveFilter[] | undefined
  /** Null where nothing matches: there the list itself offers it. */
  onClear: (() => void) | null
  /** At the end of the line with the count. */
  note?: ReactNode
}

/**
 * The toolbar above a list: search, filters and order; the number of results, and a chip for every
 * active filter.
 */
export function ListToolbar({
  searchLabel,
  search,
  onSearch,
  children,
  count,
  filters = [],
  onClear,
  note,
}: ListToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <search className={styles.fields}>
        <Field label={searchLabel} className={styles.search}>
          <SearchInput value={search} onChange={onSearch} />
        </Field>
        {children}
      </search>
      <div className={styles.summary}>
        <output className={styles.count}>{count}</output>
        {filters.map(({ name, value, remove }) => (
          <Chip
            key={name}
            removeLabel={`Remove the ${name} filter`}
            onRemove={() => {
              remove()
              focusSearch()
            }}
          >
            {`${name.charAt(0).toUpperCase()}${name.slice(1)}: ${value}`}
          </Chip>
        ))}
        {onClear !== null && (filters.length > 0 || search.trim() !== '') ? (
          <ClearFilters isQuiet onClear={onClear} />
        ) : null}
        {note ? <span className={styles.note}>{note}</span> : null}
      </div>
    </div>
  )
}
