import type { ComponentProps } from 'react'

import { classes } from '#src/ui/classes.ts'

import { type Fill, placeIdOf, useFill } from '#src/renderer/session/FillContext.ts'
import styles from './heading.module.css'

/** 1: the page's own heading, which gets the focus when the page changes. */
export type HeadingLevel = 1 | 2 | 3

type HeadingProps = ComponentProps<'h1'> & { level: HeadingLevel }

/**
 * A heading of the candidate's page. In the preview it is one level lower, because the surrounding
 * page has its own h1, but looks the same.
 */
export function Heading(props: HeadingProps) {
  return headingOf(props, useFill())
}

/** The same without a component, because a page has thousands. */
export function headingOf({ level, className, ...rest }: HeadingProps, { mode, nonce }: Fill) {
  const Tag = `h${mode === 'preview' ? below[level] : level}` as const
  const top =
    level === 1 ? { 'data-top': true, tabIndex: -1, 'aria-describedby': placeIdOf(nonce) } : {}
  return <Tag {...top} {...rest} className={classes(styles[`level${level}`], className)} />
}

const below = { 1: 2, 2: 3, 3: 4 } as const
