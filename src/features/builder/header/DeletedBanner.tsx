import { useSyncExternalStore } from 'react'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { Button } from '#src/ui/Button.tsx'
import styles from './BuilderHeader.module.css'
import { saveDraftFile } from './saveDraftFile.ts'

/** The assessment was deleted while it is open here: what is on the screen is all that is left of it. */
export function DeletedBanner() {
  const { record, draft } = useBuilder()
  const isGone = useSyncExternalStore(record.subscribe, record.isGone)
  if (!isGone) return null
  return (
    <section role="alert" className={styles.conflict} aria-label="Deleted">
      <div>
        <strong>This assessment was deleted in another tab.</strong> It is only on this screen now,
        and nothing that you change here can be saved.
      </div>
      <div className={styles.choices}>
        <Button onClick={() => saveDraftFile(draft.definition(), record.getState())}>
          Save as a file
        </Button>
      </div>
    </section>
  )
}
