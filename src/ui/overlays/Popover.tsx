import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'

import styles from './Popover.module.css'

type PopoverProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The button that opens it. */
  trigger: ReactElement
  title: ReactNode
  /** Called on closing: false leaves the focus where it is. */
  returnsFocus?: (() => boolean) | undefined
  children: ReactNode
}

/** A non-modal panel beside its button. */
export function Popover({
  open,
  onOpenChange,
  trigger,
  title,
  returnsFocus,
  children,
}: PopoverProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={4} align="end" className={styles.positioner}>
          <Base.Popup
            className={styles.popup}
            {...(returnsFocus === undefined ? {} : { finalFocus: returnsFocus })}
          >
            <Base.Title className={styles.title}>{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
