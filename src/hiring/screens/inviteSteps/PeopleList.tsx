import type { ReactNode } from 'react'

import type { Invitable } from '#src/hiring/storage/inviting.ts'
import { useRowHeight } from '#src/ui/lists/useRowHeight.ts'
import { VirtualList } from '#src/ui/lists/VirtualList.tsx'

import styles from './Steps.module.css'

const ONE_LINE = 40
const MOST_ROWS = 12

interface PeopleListProps {
  label: string
  people: readonly Invitable[]
  resetOn?: string
  children: (person: Invitable) => ReactNode
}

/** A list as high as its rows, up to a dozen; the rest scrolls and is drawn when it is seen. */
export function PeopleList({ label, people, resetOn, children }: PeopleListProps) {
  const rowHeight = useRowHeight(ONE_LINE)
  return (
    <div
      className={styles.frame}
      style={{ height: `${(Math.min(people.length, MOST_ROWS) * rowHeight) / 16}rem` }}
    >
      <VirtualList
        label={label}
        count={people.length}
        rowHeight={rowHeight}
        keyOf={(index) => people[index]?.id ?? `${index}`}
        resetOn={resetOn}
        className={styles.list}
      >
        {(index) => {
          const person = people[index]
          return person === undefined ? null : children(person)
        }}
      </VirtualList>
    </div>
  )
}
