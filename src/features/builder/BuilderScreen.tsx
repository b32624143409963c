import { useSyncExternalStore } from 'react'
import { useBuilder } from './BuilderContext.ts'
import { BuilderPanes } from './BuilderPanes.tsx'
import styles from './BuilderScreen.module.css'
import { BuilderDialogs } from './dialogs/BuilderDialogs.tsx'
import { ConflictBanner } from './header/ConflictBanner.tsx'
import { BuilderHeader } from './header/BuilderHeader.tsx'
import { useBuilderAddress } from './useBuilderAddress.ts'
import { useBuilderLife } from './useBuilderLife.ts'
import { useUndoKeys } from './useUndoKeys.ts'

/** The whole builder: its header, its panes, and what opens over them. */
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
      <BuilderPanes />
      <BuilderDialogs assessment={assessment} />
    </div>
  )
}
