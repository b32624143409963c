import type { ComponentProps, ReactNode, SyntheticEvent } from 'react'

import styles from './Button.module.css'
import { classes } from '#src/ui/classes.ts'

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  size?: 'small' | 'medium' | undefined
  /** Before the text; 16 px and hidden from screen readers. */
  icon?: ReactNode
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** `disabled` says so as well, and then nothing happens. */
    'aria-disabled'?: never
  }

/**
 * A button that is `disabled` keeps the focus: the browser's own loses it, and a screen reader then
 * starts again at the top of the page.
 */
export function Button(props: ButtonProps) {
  const { variant, size, icon, type, className, children, disabled, onClick, ...rest } = props
  return (
    <button
      type={type === 'submit' ? 'submit' : 'button'}
      className={classes(buttonClass({ variant, size }), className)}
      aria-disabled={disabled === true || undefined}
      {...rest}
      onClick={disabled === true ? doNothing : onClick}
    >
      {besideIcon(icon, children)}
    </button>
  )
}

/** Nor does it submit its form, even when Enter is pressed in a field. */
function doNothing(event: SyntheticEvent): void {
  event.preventDefault()
}

/**
 * The contents of a button. Its text is all that its element holds: a browser that translates the
 * page replaces the text nodes, and among others React would go on changing the one it knew.
 */
export function besideIcon(icon: ReactNode, children: ReactNode): ReactNode {
  if (icon === undefined) return children
  return (
    <>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      {typeof children === 'string' ? <span>{children}</span> : children}
    </>
  )
}

/** The button classes, for other elements such as links. */
export function buttonClass({ variant = 'secondary', size = 'medium' }: ButtonLook): string {
  return classes(styles.button, styles[variant], size === 'small' && styles.small)
}
