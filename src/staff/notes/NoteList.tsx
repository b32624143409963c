import type { Actor } from '#schemas/actor.ts'
import { RelativeTime } from '#src/ui/display/RelativeTime.tsx'
import { actorName } from '#src/staff/words/actorName.ts'
import shared from '#src/ui/shared.module.css'

import styles from './notes.module.css'
import { mentionParts } from '#src/base/mentions.ts'

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
    return <p className={shared.quiet}>No notes yet. Notes are not shown to candidates.</p>
  }
  return (
    <ol className={styles.notes}>
      {notes.map(({ id, text, by, at }) => (
        <li key={id}>
          {/* Another text is another note: where the browser translates, its parts can’t change in place. */}
          <NoteText key={[text, ...team].join()} text={text} team={team} />
          <span className={shared.quiet}>
            <span>{`${actorName(by)},`}</span> <RelativeTime at={at} />
          </span>
        </li>
      ))}
    </ol>
  )
}

/** A note, with the members of the team who are mentioned in it. */
function NoteText({ text, team }: { text: string; team: readonly string[] }) {
  return (
    <p className={styles.note} dir="auto">
      {mentionParts(text, team).map((part, index) =>
        part.kind === 'text' ? (
          part.text
        ) : (
          <strong key={`${index} ${part.name}`} className={styles.mention}>
            {`@${part.name}`}
          </strong>
        ),
      )}
    </p>
  )
}
