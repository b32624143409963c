import { memo } from 'react'
import { Field } from '#src/ui/controls/Field.tsx'
import { SearchInput } from '#src/ui/controls/SearchInput.tsx'
import styles from './Outline.module.css'

export interface OutlineSearchProps {
  search: string
  onSearch: (search: string) => void
}

/** Doesn't re-render with every edit, because browsers treat a re-rendered field as changed. */
export const OutlineSearch = memo(function OutlineSearch({ search, onSearch }: OutlineSearchProps) {
  return (
    <div className={styles.top}>
      <Field label="Search questions" hideLabel>
        <SearchInput
          placeholder="Search questions"
          value={search}
          onChange={onSearch}
          data-own-undo
        />
      </Field>
    </div>
  )
})
