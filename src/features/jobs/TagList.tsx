import { Chip } from '#src/ui/Chip.tsx'

import styles from './JobRow.module.css'

const SHOWN = 3

/** The first few tags; the others are named while pointed at. */
export function TagList({ tags }: { tags: readonly string[] }) {
  const rest = tags.slice(SHOWN)
  return (
    <>
      {tags.slice(0, SHOWN).map((tag) => (
        <Chip key={tag}>{tag}</Chip>
      ))}
      {rest.length === 0 ? null : (
        <span className={styles.more} title={rest.join(', ')}>
          +{rest.length}
        </span>
      )}
    </>
  )
}
