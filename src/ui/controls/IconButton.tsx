import type { ComponentProps, ReactNode } from 'react'

import { classes } from '#src/ui/classes.ts'
import styles from './IconButton.module.css'
import { Tooltip } from '#src/ui/display/Tooltip.tsx'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** The accessible name, also shown as a tooltip. */
  label: string
  icon: ReactNode
  size?: 'small' | 'medium' | undefined
  /** The keyboard shortcut, shown beside the label. */
  keys?: string | undefined
}

/** A button with only an icon. */
export function IconButton({
  label,
  icon,
  size = 'medium',
  keys,
  type,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={keys === undefined ? label : `${label} (${keys})`}>
      <button
        type={type === 'submit' ? 'submit' : 'button'}
        aria-label={label}
        className={classes(styles.button, size === 'small' && styles.small, className)}
        {...rest}
      >
        {icon}
      </button>
    </Tooltip>
  )
}
