import { Fragment, type ReactNode } from 'react'

import { classes } from '#src/ui/classes.ts'
import styles from './SplitPanes.module.css'
import { Splitter } from './Splitter.tsx'
import { usePaneSizes } from './usePaneSizes.ts'

export type Pane = {
  id: string
  /** The name of the pane and of its splitter. */
  label: string
  content: ReactNode
  /** Initial width in pixels; the one pane without it takes the rest. */
  size?: number | undefined
  min?: number | undefined
  max?: number | undefined
}

type SplitPanesProps = {
  panes: readonly Pane[]
  /** The key under which this device stores the sizes. */
  remember: string
  className?: string | undefined
}

/** Panes side by side with splitters: arrow keys resize, Enter collapses and restores. */
export function SplitPanes({ panes, remember, className }: SplitPanesProps) {
  const { sizeOf, isCollapsed, resize, toggle } = usePaneSizes(panes, remember)
  const flexible = panes.findIndex((pane) => pane.size === undefined)

  const splitterFor = (pane: Pane, side: 'before' | 'after') => (
    <Splitter
      key={`${pane.id} splitter`}
      label={`Resize ${pane.label.toLowerCase()}`}
      controls={`pane-${pane.id}`}
      value={isCollapsed(pane.id) ? 0 : sizeOf(pane.id)}
      min={pane.min ?? 160}
      max={pane.max ?? 720}
      grows={side === 'after' ? 1 : -1}
      onResize={(size) => resize(pane.id, size)}
      onToggle={() => toggle(pane.id)}
    />
  )

  return (
    <div className={classes(styles.frame, className)}>
      {panes.map((pane, index) => (
        <Fragment key={pane.id}>
          {index > flexible && flexible >= 0 ? splitterFor(pane, 'before') : null}
          <section
            id={`pane-${pane.id}`}
            aria-label={pane.label}
            hidden={pane.size !== undefined && isCollapsed(pane.id)}
            className={styles.pane}
            style={
              pane.size === undefined
                ? { flex: '1 1 0', minWidth: pane.min ?? 0 }
                : { flex: `0 1 ${sizeOf(pane.id)}px` }
            }
          >
            {pane.content}
          </section>
          {index < flexible ? splitterFor(pane, 'after') : null}
        </Fragment>
      ))}
    </div>
  )
}
