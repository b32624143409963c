import { Ellipsis } from 'lucide-react'
import { useState } from 'react'

import { Menu, type MenuItem } from '#src/ui/overlays/Menu.tsx'

import styles from './marking.module.css'

const LABEL = 'More actions'

/** What else can be done with an answer. The menu is only there once it is wanted: a page may have hundreds. */
export function CardMenu({
  items,
  returnsFocus,
}: {
  items: readonly MenuItem[]
  /** The element that an action leads to; true for the button. */
  returnsFocus: () => boolean | HTMLElement
}) {
  const [isWanted, setWanted] = useState(false)
  if (items.length === 0) return null
  if (isWanted) {
    return (
      <Menu
        label={LABEL}
        items={items}
        size="small"
        align="start"
        className={styles.tool}
        startsOpen
        returnsFocus={returnsFocus}
      />
    )
  }
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={LABEL}
      aria-haspopup="menu"
      aria-expanded={false}
      title={`${LABEL} (M)`}
      onClick={() => setWanted(true)}
    >
      <Ellipsis size={16} aria-hidden="true" />
    </button>
  )
}
