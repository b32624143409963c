import type { ReactNode } from 'react'

import styles from './BarChart.module.css'

/** One bar: its share of the full width, and what is written after it. */
export interface Bar {
  /** From 0 to 1. */
  share: number
  text: string
}

/** Each row has a label and a bar, or two to compare, which start at zero. */
export interface BarRow {
  id: string
  label: string
  note?: string
  bars: readonly Bar[]
}

/** A bar chart whose labels and values are texts in their place, with a table behind it. */
export function BarChart({
  title,
  rows,
  children,
}: {
  title: string
  rows: readonly BarRow[]
  children: ReactNode
}) {
  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      <div>
        {rows.map(({ id, label, note, bars }) => (
          <div key={id} className={styles.row}>
            <span className={styles.label} dir="auto">
              <span>{label}</span>
              {note !== undefined && <span className={styles.note}>{` ${note}`}</span>}
            </span>
            <span className={styles.bars}>
              {bars.map(({ share, text }, place) => (
                <span key={text} className={styles.line} data-second={place === 1 || undefined}>
                  <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={Math.max(0, share) * 100} height="10" />
                  </svg>
                  <span>{text}</span>
                </span>
              ))}
            </span>
          </div>
        ))}
      </div>
      <details className={styles.details}>
        <summary>Show as a table</summary>
        <div className={styles.scroll}>{children}</div>
      </details>
    </figure>
  )
}
