import { useStore } from '#src/base/useStore.ts'
import { useBuilder } from './state/BuilderContext.ts'
import { BuilderPanes } from './BuilderPanes.tsx'
import styles from './BuilderScreen.module.css'
import { BuilderDialogs } from './BuilderDialogs.tsx'
import { ConflictBanner } from './header/ConflictBanner.tsx'
import { DeletedBanner } from './header/DeletedBanner.tsx'
import { BuilderHeader } from './header/BuilderHeader.tsx'
import { LeaveDialog } from './header/LeaveDialog.tsx'
import { useBuilderAddress } from './useBuilderAddress.ts'
import { useBuilderLifecycle } from './useBuilderLifecycle.ts'
import { useBuilderKeys } from './useBuilderKeys.ts'
import { usePaneKeys } from './usePaneKeys.ts'
import { useUndoKeys } from './useUndoKeys.ts'

/** The whole builder: header, panes and dialogs. */
export function BuilderScreen() {
  const { record } = useBuilder()
  const assessment = useStore(record)
  useBuilderLifecycle()
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
