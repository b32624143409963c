import type { Actor } from '#schemas/actor.ts'
import { RelativeTime } from '#src/ui/display/RelativeTime.tsx'
import { actorName } from '#src/staff/words/actorName.ts'

import styles from './notes.module.css'
import { NoteText } from './NoteText.tsx'

interface ShownNote {
  id: string
  text: string
  by: Actor
  at: string
}

/** Oldest first. */
export function NoteList({
  notes,
  team,
}: {
  notes: readonly ShownNote[]
  team: readonly string[]
}) {
  if (notes.length === 0) {
    return <p className={styles.quiet}>No notes yet. Notes are not shown to candidates.</p>
  }
  return (
    <ol className={styles.notes}>
      {notes.map(({ id, text, by, at }) => (
        <li key={id}>
          <NoteText text={text} team={team} />
          <span className={styles.quiet}>
            {actorName(by)}, <RelativeTime at={at} />
          </span>
        </li>
      ))}
    </ol>
  )
}
