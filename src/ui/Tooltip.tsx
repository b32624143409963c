import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

import styles from './Tooltip.module.css'

type TooltipProps = {
  text: ReactNode
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined
  /** The one element that the text belongs to; it must have a name of its own. */
  children: ReactElement
}

/** A word or two while something is pointed at or focused; never the only place of a name. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={500} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} className={styles.positioner}>
          <Base.Popup className={styles.popup}>{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
