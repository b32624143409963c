import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { MouseEvent, ReactNode, RefObject } from 'react'

import { classes } from '#src/ui/classes.ts'
import styles from './Dialog.module.css'
import { useToastPlace } from './toastPlace.ts'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** Buttons, the safest first in reading order; they stay visible. */
  footer?: ReactNode
  size?: 'small' | 'medium' | 'large' | undefined
  /** The element to focus on opening; by default the first focusable one. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Called on closing: false if the focus is going elsewhere, or the element that gets it. */
  returnsFocus?: (() => boolean | HTMLElement) | undefined
  /** A click outside doesn't close it, because input would be lost. */
  keepOpenOutside?: boolean | undefined
  /** The body is short, and read when the dialog opens: a button has the focus, not the text. */
  isBodyRead?: boolean | undefined
  children?: ReactNode
}

/** A modal dialog: the focus moves in, stays in, and returns afterwards. */
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
  isBodyRead = false,
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
            {children === undefined ? null : isBodyRead ? (
              <Base.Description className={styles.body} render={<div />}>
                {children}
              </Base.Description>
            ) : (
              <div className={styles.body}>{children}</div>
            )}
            {footer === undefined ? null : (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- one listener for all its buttons
              <footer className={styles.footer} onMouseDown={stayInField}>
                {footer}
              </footer>
            )}
            {/* Outside the dialog's content a toast would cover its buttons. */}
            <div ref={toastPlace} />
            {/* Last in order, so that the focus starts at the content; without a tooltip, so
                that a single Escape closes the dialog from here too. */}
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
 * A field may show an error when it loses focus, which would move the very button being pressed. So
 * a mouse press doesn't move the focus by itself.
 */
function stayInField(event: MouseEvent): void {
  event.preventDefault()
}
