import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

import styles from './Tabs.module.css'

export type Tab<T extends string> = {
  value: T
  label: ReactNode
  /** A count beside the label. */
  count?: number | undefined
  panel: ReactNode
}

type TabsProps<T extends string> = {
  label: string
  tabs: readonly Tab<T>[]
  value: T
  onChange: (value: T) => void
  className?: string | undefined
}

/** Tab panels. Arrow keys move, and the panel changes at once. */
export function Tabs<T extends string>({ label, tabs, value, onChange, className }: TabsProps<T>) {
  return (
    <Base.Root
      value={value}
      onValueChange={(next) => {
        const tab = tabs.find((candidate) => candidate.value === next)
        if (tab !== undefined) onChange(tab.value)
      }}
      className={className}
    >
      <Base.List activateOnFocus aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={styles.tab}>
            <span>{tab.label}</span>
            {tab.count === undefined ? null : <span className={styles.count}>{tab.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className={styles.panel}>
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
