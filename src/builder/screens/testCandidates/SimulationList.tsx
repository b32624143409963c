import { Check, FlaskConical, Play } from 'lucide-react'
import { useState } from 'react'
import type { Definition } from '#schemas/definition.ts'
import type { CandidateOutcome } from '#src/builder/model/testCandidates/runCandidate.ts'
import { usePlay } from '#src/builder/screens/preview/usePlay.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { witnessText } from '#src/builder/model/words/pathFacts.ts'
import { expectationLines } from '#src/builder/model/words/testCandidateLines.ts'
import { simulationWords, outcomeWords } from '#src/builder/model/words/testCandidateWords.ts'
import { CoverageFacts } from './CoverageFacts.tsx'
import type { Simulation } from '#src/builder/screens/state/simulationStore.ts'
import { TestCandidateLines } from './TestCandidateLines.tsx'
import styles from './Tests.module.css'
import { useTestActions } from './useTestActions.ts'
import { useSimulation } from './useTestCandidateResults.ts'

interface SimulationListProps {
  made: Simulation
  /** A place was chosen, or the preview filled. */
  onLeave: () => void
}

/** Their combined coverage, and each of them. */
export function SimulationList({ made, onLeave }: SimulationListProps) {
  const { seed } = useSimulation()
  const playInPreview = usePlay()
  const actions = useTestActions()
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set())
  const { candidates, outcomes, coverage, definition } = made

  const keep = async (at: number) => {
    const filling = candidates[at]
    if (filling === undefined) return
    if (await actions.keep(`Simulated ${at + 1} of seed ${seed}`, filling)) {
      setKept((before) => new Set(before).add(at))
    }
  }
  return (
    <>
      <section className={styles.summary}>
        <p>{simulationWords(outcomes)}</p>
        <CoverageFacts coverage={coverage} onLeave={onLeave} />
      </section>
      <ol className={styles.list}>
        {candidates.map((filling, at) => (
          // Their order is constant: a new set replaces all of them.
          <li key={at} className={styles.simulation}>
            <div className={styles.words}>
              <strong>{`${at + 1}. ${outcomes[at] ? outcomeWords(outcomes[at]) : ''}`}</strong>
              <p className={styles.answers}>{witnessText(filling.answers, definition)}</p>
              <WhatIsInTheWay outcome={outcomes[at]} definition={definition} onLeave={onLeave} />
            </div>
            <div className={styles.actions}>
              <Button
                size="small"
                variant="quiet"
                icon={<Play />}
                aria-label={`Play candidate ${at + 1}`}
                onClick={() => {
                  onLeave()
                  playInPreview(filling, `The preview is filled in as candidate ${at + 1}`)
                }}
              >
                Play
              </Button>
              <Button
                size="small"
                variant="quiet"
                icon={kept.has(at) ? <Check /> : <FlaskConical />}
                disabled={kept.has(at)}
                aria-label={
                  kept.has(at) ? `Candidate ${at + 1} is saved` : `Save candidate ${at + 1}`
                }
                onClick={() => void keep(at)}
              >
                {kept.has(at) ? 'Saved' : 'Save'}
              </Button>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

/** For one that can't submit, for example because no text is known that matches a pattern. */
function WhatIsInTheWay({
  outcome,
  definition,
  onLeave,
}: {
  outcome: CandidateOutcome | undefined
  definition: Definition
  onLeave: () => void
}) {
  if (outcome === undefined || outcome.violations.length === 0) return null
  const { violations } = outcome
  return (
    <TestCandidateLines lines={expectationLines({ violations }, definition)} onLeave={onLeave} />
  )
}
