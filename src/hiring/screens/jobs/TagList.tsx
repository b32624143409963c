import { Chip } from '#src/ui/display/Chip.tsx'

import styles from './JobsList.module.css'

const SHOWN = 3

/** The first few tags, with the others in a tooltip. */
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
