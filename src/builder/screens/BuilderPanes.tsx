import { useEffect, useState } from 'react'
import { type Pane, SplitPanes } from '#src/ui/layout/SplitPanes.tsx'
import { type Tab, Tabs } from '#src/ui/controls/Tabs.tsx'
import { useBuilder } from './state/BuilderContext.ts'
import styles from './BuilderPanes.module.css'
import { Canvas } from './canvas/Canvas.tsx'
import { ToastArea } from './fields/ToastArea.tsx'
import { Outline } from './outline/Outline.tsx'
import { PreviewPane } from './preview/PreviewPane.tsx'
import { usePaneCount } from './state/usePaneCount.ts'

type PaneName = 'outline' | 'edit' | 'preview'

const outline: Pane = {
  id: 'outline',
  label: 'Outline',
  content: <Outline hasToasts />,
  size: 340,
  min: 240,
  max: 560,
}
const editor: Pane = { id: 'edit', label: 'Editor', content: <Canvas />, min: 360 }
const preview: Pane = {
  id: 'preview',
  label: 'Preview',
  content: <PreviewPane />,
  size: 420,
  min: 320,
  max: 900,
}

/** Outline, editor and preview: side by side if there is space, otherwise in tabs. */
export function BuilderPanes() {
  const count = usePaneCount()
  if (count === 3) return <Split key={count} panes={[outline, editor, preview]} />
  const tabbed = (
    <TabbedPanes names={count === 1 ? ['outline', 'edit', 'preview'] : ['outline', 'edit']} />
  )
  return (
    <>
      {count === 1 ? (
        tabbed
      ) : (
        <Split key={count} panes={[{ ...editor, content: tabbed }, preview]} />
      )}
      <ToastArea />
    </>
  )
}

function Split({ panes }: { panes: readonly Pane[] }) {
  return <SplitPanes remember="builder" className={styles.panes} panes={panes} />
}

function TabbedPanes({ names }: { names: readonly PaneName[] }) {
  const { selection, preview: trial } = useBuilder()
  const [pane, setPane] = useState<PaneName>('edit')
  const hidesEditor = names.includes('preview')

  // Selecting something to edit in the outline or preview switches to the editor.
  useEffect(
    () =>
      selection.subscribe(() => {
        const { from, focus } = selection.getState()
        if (from === 'behind') return
        if (!hidesEditor || from !== 'preview' || focus) setPane('edit')
      }),
    [selection, hidesEditor],
  )
  // Playing a path switches to the preview.
  useEffect(
    () => (hidesEditor ? trial.subscribe(() => setPane('preview')) : undefined),
    [trial, hidesEditor],
  )

  const tabs: Tab<PaneName>[] = [
    { value: 'outline', label: 'Outline', panel: pane === 'outline' ? <Outline /> : null },
    { value: 'edit', label: 'Edit', panel: pane === 'edit' ? <Canvas /> : null },
    { value: 'preview', label: 'Preview', panel: pane === 'preview' ? <PreviewPane /> : null },
  ]
  return (
    <Tabs<PaneName>
      label="Panes of the builder"
      className={styles.tabs}
      value={pane}
      onChange={setPane}
      tabs={tabs.filter(({ value }) => names.includes(value))}
    />
  )
}
