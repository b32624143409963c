import { mentionParts } from './mentions.ts'

import styles from './notes.module.css'

/** A note, with the members of the team who are mentioned in it. */
export function NoteText({ text, team }: { text: string; team: readonly string[] }) {
  return (
    <p className={styles.note} dir="auto">
      {mentionParts(text, team).map((part, index) =>
        part.kind === 'text' ? (
          part.text
        ) : (
          <strong key={`${index} ${part.name}`} className={styles.mention}>
            @{part.name}
          </strong>
        ),
      )}
    </p>
  )
}
