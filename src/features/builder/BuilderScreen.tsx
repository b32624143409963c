import { useSyncExternalStore } from 'react'
import { useBuilder } from './BuilderContext.ts'
import { BuilderPanes } from './BuilderPanes.tsx'
import styles from './BuilderScreen.module.css'
import { BuilderDialogs } from './dialogs/BuilderDialogs.tsx'
import { ConflictBanner } from './header/ConflictBanner.tsx'
import { DeletedBanner } from './header/DeletedBanner.tsx'
import { BuilderHeader } from './header/BuilderHeader.tsx'
import { LeaveDialog } from './leaving/LeaveDialog.tsx'
import { useBuilderAddress } from './useBuilderAddress.ts'
import { useBuilderLife } from './useBuilderLife.ts'
import { useBuilderKeys } from './useBuilderKeys.ts'
import { usePaneKeys } from './usePaneKeys.ts'
import { useUndoKeys } from './useUndoKeys.ts'

/** The whole builder: its header, its panes, and what opens over them. */
export function BuilderScreen() {
  const { record } = useBuilder()
  const assessment = useSyncExternalStore(record.subscribe, record.getState)
  useBuilderLife()
  useBuilderAddress()
  useUndoKeys()
  useBuilderKeys()
  usePaneKeys()
  return (
    <div className={styles.screen}>
      <BuilderHeader assessment={assessment} />
      <ConflictBanner />
      <DeletedBanner />
      <BuilderPanes />
      <BuilderDialogs assessment={assessment} />
      <LeaveDialog />
    </div>
  )
}
