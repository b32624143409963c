import type { ComponentProps, ReactNode } from 'react'

import styles from './Button.module.css'
import { classes } from '#src/ui/classes.ts'

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  size?: 'small' | 'medium' | undefined
  /** Before the text; 16 px and hidden from screen readers. */
  icon?: ReactNode
}

export type ButtonProps = ComponentProps<'button'> & ButtonLook

export function Button({ variant, size, icon, type, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type={type === 'submit' ? 'submit' : 'button'}
      className={classes(buttonClass({ variant, size }), className)}
      {...rest}
    >
      {icon === undefined ? null : (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </button>
  )
}

/** The button classes, for other elements such as links. */
export function buttonClass({ variant = 'secondary', size = 'medium' }: ButtonLook): string {
  return classes(styles.button, styles[variant], size === 'small' && styles.small)
}
