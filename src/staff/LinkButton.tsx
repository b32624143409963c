import type { ComponentProps } from 'react'
import { besideIcon, type ButtonLook, buttonClass } from '#src/ui/controls/Button.tsx'
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
      {besideIcon(icon, children)}
    </Link>
  )
}
