import { useSyncExternalStore } from 'react'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import shared from '#src/ui/shared.module.css'
import styles from './BuilderHeader.module.css'
import { saveDraftFile } from './saveDraftFile.ts'

/** The assessment was deleted while open here: the screen has the only copy. */
export function DeletedBanner() {
  const { record, draft } = useBuilder()
  const isGone = useSyncExternalStore(record.subscribe, record.isGone)
  if (!isGone) return null
  return (
    <section role="alert" className={styles.conflict} aria-label="Deleted">
      <div>
        <strong>This assessment was deleted in another tab.</strong> It now exists only on this
        screen, and changes made here can’t be saved.
      </div>
      <div className={shared.wrap}>
        <Button onClick={() => saveDraftFile(draft.definition(), record.getState())}>
          Save as a file
        </Button>
      </div>
    </section>
  )
}
