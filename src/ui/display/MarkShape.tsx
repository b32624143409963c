import type { ReactNode } from 'react'

import styles from './Badge.module.css'

export type Mark =
  | 'ring'
  | 'quarter'
  | 'half'
  | 'full'
  | 'check'
  | 'cross'
  | 'square'
  | 'diamond'
  | 'pause'
  | 'bang'

/** A small shape that means the same as its colour. */
export function MarkShape({ mark }: { mark: Mark }) {
  return (
    <svg viewBox="0 0 12 12" className={styles.mark} aria-hidden="true">
      {SHAPES[mark]}
    </svg>
  )
}

const ring = <circle cx="6" cy="6" r="4.25" fill="none" stroke="currentColor" strokeWidth="1.5" />

const SHAPES: Record<Mark, ReactNode> = {
  ring,
  quarter: (
    <>
      {ring}
      <path d="M6 6V3.2A2.8 2.8 0 0 1 8.8 6Z" fill="currentColor" />
    </>
  ),
  half: (
    <>
      {ring}
      <path d="M6 3.2a2.8 2.8 0 0 1 0 5.6Z" fill="currentColor" />
    </>
  ),
  full: (
    <>
      {ring}
      <circle cx="6" cy="6" r="2.6" fill="currentColor" />
    </>
  ),
  check: (
    <>
      <circle cx="6" cy="6" r="5" fill="currentColor" />
      <path
        d="m3.7 6.1 1.6 1.7 3-3.4"
        fill="none"
        stroke="var(--surface-raised)"
        strokeWidth="1.4"
      />
    </>
  ),
  cross: (
    <path
      d="m3 3 6 6M9 3 3 9"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
    />
  ),
  square: (
    <rect
      x="2"
      y="2"
      width="8"
      height="8"
      rx="1.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    />
  ),
  diamond: <path d="M6 1.2 10.8 6 6 10.8 1.2 6Z" fill="currentColor" />,
  pause: <path d="M3 2.5h2v7H3Zm4 0h2v7H7Z" fill="currentColor" />,
  bang: (
    <path
      d="M6 1 11.5 11H.5Zm-.6 3.6.15 3h.9l.15-3Zm.6 3.7a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4Z"
      fill="currentColor"
      fillRule="evenodd"
    />
  ),
}
