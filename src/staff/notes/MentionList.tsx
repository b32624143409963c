import type { CSSProperties } from 'react'

import styles from './notes.module.css'

/** The names that a mention can be completed to. The field keeps the focus and has the keys. */
export function MentionList({
  id,
  names,
  active,
  place,
  onChoose,
}: {
  id: string
  names: readonly string[]
  active: number
  place: CSSProperties
  onChoose: (name: string) => void
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select would take the focus from the text
    <div id={id} role="listbox" aria-label="Your team" className={styles.names} style={place}>
      {names.map((name, index) => (
        <div
          key={name}
          id={`${id}-${index}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the list
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // Before the field loses the focus.
          onPointerDown={(event) => {
            event.preventDefault()
            onChoose(name)
          }}
        >
          {name}
        </div>
      ))}
    </div>
  )
}
