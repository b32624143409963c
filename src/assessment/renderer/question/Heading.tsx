import type { ComponentProps } from 'react'

import { classes } from '#src/ui/classes.ts'

import { placeIdOf, useFill } from '#src/assessment/renderer/session/FillContext.ts'
import styles from './heading.module.css'

/** 1: the page's own heading, which gets the focus when the page changes. */
export type HeadingLevel = 1 | 2 | 3

/**
 * A heading of the candidate's page. In the preview it is one level lower, because the surrounding
 * page has its own h1, but looks the same.
 */
export function Heading({
  level,
  className,
  ...rest
}: ComponentProps<'h1'> & { level: HeadingLevel }) {
  const { mode, nonce } = useFill()
  const Tag = `h${mode === 'preview' ? below[level] : level}` as const
  const top =
    level === 1 ? { 'data-top': true, tabIndex: -1, 'aria-describedby': placeIdOf(nonce) } : {}
  return <Tag {...top} className={classes(looks[level], className)} {...rest} />
}

const looks = { 1: styles.level1, 2: styles.level2, 3: styles.level3 } as const
const below = { 1: 2, 2: 3, 3: 4 } as const
