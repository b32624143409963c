import type { ComponentProps } from 'react'
import styles from './Button.module.css'
import { type ButtonLook, buttonClass } from './Button.tsx'
import { classes } from './classes.ts'
import { Link } from './routing.ts'

/** An address that looks like a button. */
export function LinkButton({
  variant,
  size,
  icon,
  className,
  children,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) {
  return (
    <Link className={classes(buttonClass({ variant, size }), className)} {...rest}>
      {icon === undefined ? null : (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </Link>
  )
}
