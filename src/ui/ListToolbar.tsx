import type { ReactNode } from 'react'

import { Button } from './Button.tsx'
import { Chip } from './Chip.tsx'
import { Field } from './Field.tsx'
import styles from './ListToolbar.module.css'
import { SearchInput } from './SearchInput.tsx'

export type ActiveFilter = {
  /** As its field is called, in small letters. */
  name: string
  value: string
  remove: () => void
}

type ListToolbarProps = {
  searchLabel: string
  search: string
  onSearch: (search: string) => void
  /** Fields that filter and sort, beside the search. */
  children?: ReactNode
  /** How many that leaves, and of how many. */
  count: string
  filters?: readonly ActiveFilter[] | undefined
  onClear: () => void
  /** At the far end of the line that counts. */
  note?: ReactNode
}

/** Over a list: search, filters and order; how many that leaves, and a chip for every filter that is on. */
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
          <Chip key={name} removeLabel={`Remove the ${name} filter`} onRemove={remove}>
            {`${name.charAt(0).toUpperCase()}${name.slice(1)}: ${value}`}
          </Chip>
        ))}
        {filters.length > 0 || search.trim() !== '' ? (
          <Button variant="quiet" size="small" onClick={onClear}>
            Clear filters
          </Button>
        ) : null}
        {note ? <span className={styles.note}>{note}</span> : null}
      </div>
    </div>
  )
}
