import type { ComponentProps, ReactNode } from 'react'

import { classes } from './classes.ts'
import styles from './IconButton.module.css'
import { Tooltip } from './Tooltip.tsx'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** The name that is spoken, and shown while pointed at. */
  label: string
  icon: ReactNode
  size?: 'small' | 'medium' | undefined
  /** Keys that do the same, shown beside the label. */
  keys?: string | undefined
}

/** A button with a picture only. */
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
