import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { SimulationForm } from './SimulationForm.tsx'
import { SimulationList } from './SimulationList.tsx'
import styles from './Tests.module.css'
import { useSimulation } from './useTestCandidateResults.ts'

/**
 * Candidates for all paths, generated from a seed; each can be played, or saved as a test
 * candidate.
 */
export function SimulationDialog({ onClose }: { onClose: () => void }) {
  const { draft } = useBuilder()
  const { made, isMaking } = useSimulation()
  const isOfThisDraft = made !== null && made.definition === draft.definition()
  return (
    <Dialog
      open
      onClose={onClose}
      title="Simulate candidates"
      description="Covers every condition both ways where possible. The same seed gives the same candidates. They never mix with real ones."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className={styles.parts}>
        <SimulationForm />
        <output className={styles.status}>{statusWords()}</output>
        {isOfThisDraft && !isMaking ? <SimulationList made={made} onLeave={onClose} /> : null}
      </div>
    </Dialog>
  )

  function statusWords(): string | null {
    if (isMaking) return 'Simulating…'
    if (made === null || isOfThisDraft) return null
    return 'The draft has changed since these were simulated.'
  }
}
