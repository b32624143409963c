import type { ComponentProps } from 'react'

import { classes } from '#src/ui/classes.ts'

import { placeIdOf, useFill } from './FillContext.ts'
import styles from './heading.module.css'

/** 1: of the page, which a turn of the page gives the focus to. */
export type HeadingLevel = 1 | 2 | 3

type HeadingProps = ComponentProps<'h1'> & { level: HeadingLevel }

/**
 * A heading of the candidate's page. In the preview it is one level further down, because the page
 * around it has its own h1, and looks the same.
 */
export function Heading({ level, className, ...rest }: HeadingProps) {
  const { mode, nonce } = useFill()
  const Tag = `h${mode === 'preview' ? below[level] : level}` as const
  const top =
    level === 1 ? { 'data-top': true, tabIndex: -1, 'aria-describedby': placeIdOf(nonce) } : {}
  return <Tag {...top} {...rest} className={classes(styles[`level${level}`], className)} />
}

const below = { 1: 2, 2: 3, 3: 4 } as const
