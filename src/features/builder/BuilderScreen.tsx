import { useEffect, useState, useSyncExternalStore } from 'react'
import { SplitPanes } from '#src/ui/SplitPanes.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { useBuilder } from './BuilderContext.ts'
import styles from './BuilderScreen.module.css'
import { Canvas } from './canvas/Canvas.tsx'
import { BuilderDialogs } from './dialogs/BuilderDialogs.tsx'
import { ConflictBanner } from './header/ConflictBanner.tsx'
import { BuilderHeader } from './header/BuilderHeader.tsx'
import { Outline } from './outline/Outline.tsx'
import { PreviewPane } from './preview/PreviewPane.tsx'
import { useBuilderAddress } from './useBuilderAddress.ts'
import { useBuilderLife } from './useBuilderLife.ts'
import { useIsNarrow } from './useIsNarrow.ts'
import { useUndoKeys } from './useUndoKeys.ts'

type PaneName = 'outline' | 'edit' | 'preview'

/** Header and panes: side by side, or one at a time where they would not fit. */
export function BuilderScreen() {
  const { record } = useBuilder()
  const assessment = useSyncExternalStore(record.subscribe, record.getState)
  useBuilderLife()
  useBuilderAddress()
  useUndoKeys()
  return (
    <div className={styles.screen}>
      <BuilderHeader assessment={assessment} />
      <ConflictBanner />
      {useIsNarrow() ? <TabbedPanes /> : <SidePanes />}
      <BuilderDialogs assessment={assessment} />
    </div>
  )
}

function SidePanes() {
  return (
    <SplitPanes
      remember="builder"
      className={styles.panes}
      panes={[
        { id: 'outline', label: 'Outline', content: <Outline />, size: 300, min: 220, max: 480 },
        { id: 'edit', label: 'Editor', content: <Canvas />, min: 360 },
        {
          id: 'preview',
          label: 'Preview',
          content: <PreviewPane />,
          size: 420,
          min: 320,
          max: 900,
        },
      ]}
    />
  )
}

function TabbedPanes() {
  const { selection } = useBuilder()
  const [pane, setPane] = useState<PaneName>('edit')

  // What was chosen in the outline or the preview to be edited is edited in the middle one.
  useEffect(
    () =>
      selection.subscribe(() => {
        const { from, focus } = selection.getState()
        if (from !== 'preview' || focus) setPane('edit')
      }),
    [selection],
  )

  return (
    <Tabs<PaneName>
      label="Panes of the builder"
      className={styles.tabs}
      value={pane}
      onChange={setPane}
      tabs={[
        { value: 'outline', label: 'Outline', panel: pane === 'outline' ? <Outline /> : null },
        { value: 'edit', label: 'Edit', panel: pane === 'edit' ? <Canvas /> : null },
        { value: 'preview', label: 'Preview', panel: pane === 'preview' ? <PreviewPane /> : null },
      ]}
    />
  )
}
