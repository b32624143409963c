import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { MouseEvent, ReactNode, RefObject } from 'react'

import { classes } from './classes.ts'
import styles from './Dialog.module.css'
import { useToastPlace } from './toastPlace.ts'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** Buttons, the least harmful first in the order of reading; they stay in view. */
  footer?: ReactNode
  size?: 'small' | 'medium' | 'large' | undefined
  /** What takes the focus on opening; without it the first thing that can. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Asked on closing: false when the focus is on its way elsewhere. */
  returnsFocus?: (() => boolean) | undefined
  /** A press beside the dialog leaves it open, because what was typed would be lost. */
  keepOpenOutside?: boolean | undefined
  children?: ReactNode
}

/** A modal dialog: focus goes in, stays in, and returns to where it came from. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  footer,
  size = 'medium',
  initialFocus,
  returnsFocus,
  keepOpenOutside = false,
  children,
}: DialogProps) {
  const toastPlace = useToastPlace('onlyNew')
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      disablePointerDismissal={keepOpenOutside}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            className={classes(styles.popup, styles[size])}
            {...(initialFocus === undefined ? {} : { initialFocus })}
            {...(returnsFocus === undefined ? {} : { finalFocus: returnsFocus })}
          >
            <header className={styles.header}>
              <Base.Title className={styles.title}>{title}</Base.Title>
            </header>
            {description === undefined ? null : (
              <Base.Description className={styles.description} render={<div />}>
                {description}
              </Base.Description>
            )}
            {children === undefined ? null : <div className={styles.body}>{children}</div>}
            {footer === undefined ? null : (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- heard once for all its buttons
              <footer className={styles.footer} onMouseDown={stayInField}>
                {footer}
              </footer>
            )}
            {/* Over the dialog a toast would cover its buttons. */}
            <div ref={toastPlace} />
            {/* Last in order, so that the focus starts at what the dialog is about; without a tooltip,
                so that one Escape closes the dialog from here too. */}
            <Base.Close aria-label="Close" className={styles.close} onMouseDown={stayInField}>
              <X size={16} aria-hidden="true" />
            </Base.Close>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/**
 * A field that is left may say what is wrong with it, and with that move the very button that is being
 * pressed away from under the pointer. So a press takes the focus only by what it does.
 */
function stayInField(event: MouseEvent): void {
  event.preventDefault()
}
