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
export function Heading({ className, ...props }: HeadingProps) {
  return headingOf({ ...props, className: classes(LOOKS[props.level], className) }, useFill())
}

/** The class of each level. */
export const LOOKS = { 1: styles.level1, 2: styles.level2, 3: styles.level3 } as const

/** The same without a component and without its class, because a page has thousands. */
export function headingOf({ level, ...rest }: HeadingProps, { mode, nonce }: Fill) {
  const Tag = `h${mode === 'preview' ? below[level] : level}` as const
  const top =
    level === 1 ? { 'data-top': true, tabIndex: -1, 'aria-describedby': placeIdOf(nonce) } : {}
  return <Tag {...top} {...rest} />
}

const below = { 1: 2, 2: 3, 3: 4 } as const
