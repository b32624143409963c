import type { ReactNode } from 'react'

import styles from './compare.module.css'
import type { ComparedResponse } from './useCompared.ts'

/** One row: a part for each response. A narrow window shows the pinned one and the one beside it. */
export function CompareCells({
  columns,
  beside,
  children,
}: {
  columns: readonly ComparedResponse[]
  beside: ComparedResponse
  children: (compared: ComparedResponse, at: number) => ReactNode
}) {
  return (
    <ul className={styles.cells}>
      {columns.map((compared, at) => (
        <li
          key={compared.candidateId}
          className={styles.cell}
          data-pinned={at === 0 || undefined}
          data-beside={compared === beside || undefined}
        >
          <p className={styles.label} dir="auto">
            {compared.name}
          </p>
          {children(compared, at)}
        </li>
      ))}
    </ul>
  )
}
