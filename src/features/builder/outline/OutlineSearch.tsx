import { memo } from 'react'
import { Field } from '#src/ui/Field.tsx'
import { SearchInput } from '#src/ui/SearchInput.tsx'
import styles from './Outline.module.css'

export interface OutlineSearchProps {
  search: string
  onSearch: (search: string) => void
}

/** Not drawn with every edit: a field that is drawn again counts as changed, also to the browser. */
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
