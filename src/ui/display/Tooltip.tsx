import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

import styles from './Tooltip.module.css'

type TooltipProps = {
  text: ReactNode
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined
  /** The element that the tooltip belongs to; it must have an accessible name. */
  children: ReactElement
}

/** A word or two on hover and focus; never the only accessible name. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={500} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} className={styles.positioner}>
          {/* What it says is the name of its trigger, which is read anyway. */}
          <Base.Popup className={styles.popup} aria-hidden="true">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
