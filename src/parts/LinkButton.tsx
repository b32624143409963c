import type { ComponentProps } from 'react'
import styles from '#src/ui/controls/Button.module.css'
import { type ButtonLook, buttonClass } from '#src/ui/controls/Button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Link } from './routing.ts'

/** A link that looks like a button. */
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
