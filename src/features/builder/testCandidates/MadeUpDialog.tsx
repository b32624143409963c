import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { MadeUpForm } from './MadeUpForm.tsx'
import { MadeUpList } from './MadeUpList.tsx'
import styles from './Tests.module.css'
import { useMadeUp } from './useTests.ts'

/** Candidates over all paths, made by the engine from a seed; each can be played, or kept as a test. */
export function MadeUpDialog({ onClose }: { onClose: () => void }) {
  const { draft } = useBuilder()
  const { made, isMaking } = useMadeUp()
  const isOfThisDraft = made !== null && made.definition === draft.definition()
  return (
    <Dialog
      open
      onClose={onClose}
      title="Made-up candidates"
      description="They take every condition both ways, as far as that can be, and answer the rest by lot; the same seed makes up the same ones. They stay here: none is ever among the candidates or the responses."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className={styles.parts}>
        <MadeUpForm />
        <output className={styles.status}>
          {isMaking ? 'Making them up…' : null}
          {made !== null && !isOfThisDraft && !isMaking
            ? 'The draft has changed since they were made up.'
            : null}
        </output>
        {isOfThisDraft && !isMaking ? <MadeUpList made={made} onLeave={onClose} /> : null}
      </div>
    </Dialog>
  )
}
