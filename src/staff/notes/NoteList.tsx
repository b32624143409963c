import { useEffect } from 'react'

import type { Actor } from '#schemas/actor.ts'
import { noteAnchor } from '#src/base/paths.ts'
import { markMentionsRead } from '#src/storage/device/teamChanges.ts'
import { useLocation } from '#src/staff/routing.ts'
import { RelativeTime } from '#src/ui/display/RelativeTime.tsx'
import { actorName } from '#src/staff/words/actorName.ts'
import shared from '#src/ui/shared.module.css'

import styles from './notes.module.css'
import { mentionParts, type NotePart } from '#src/base/mentions.ts'

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
  useLinkedNote(notes)
  if (notes.length === 0) {
    return <p className={shared.quiet}>No notes yet. Notes are not shown to candidates.</p>
  }
  return (
    <ol className={styles.notes}>
      {notes.map(({ id, text, by, at }) => (
        <li key={id} id={noteAnchor(id)} tabIndex={-1}>
          {/* Another text is another note: where the browser translates, its parts can’t change in place. */}
          <NoteText key={[text, ...team].join()} parts={mentionParts(text, team)} />
          <span className={shared.quiet}>
            <span>{`${actorName(by)},`}</span> <RelativeTime at={at} />
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Moves the focus to the note in the address, and so scrolls to it. From then on a mention in it is read. */
function useLinkedNote(notes: readonly ShownNote[]): void {
  const { hash } = useLocation()
  const linked = notes.find(({ id }) => hash === `#${noteAnchor(id)}`)?.id
  useEffect(() => {
    const note = linked === undefined ? null : document.getElementById(noteAnchor(linked))
    if (linked === undefined || note === null) return
    openAround(note)
    note.focus()
    // Not below what stays at the top of the window.
    note.scrollIntoView({ block: 'center' })
    void markMentionsRead([linked])
  }, [linked])
}

function openAround(note: HTMLElement): void {
  const around = note.closest('details')
  if (around) around.open = true
}

/** A note or a piece of it, with the members of the team who are mentioned in it. */
export function NoteText({ parts }: { parts: readonly NotePart[] }) {
  return (
    <p className={styles.note} dir="auto">
      {parts.map((part, index) =>
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
