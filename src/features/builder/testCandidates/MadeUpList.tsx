import { Check, FlaskConical, Play } from 'lucide-react'
import { useState } from 'react'
import type { Definition } from '#schemas/definition.ts'
import type { CandidateOutcome } from '#src/engine/candidates/runCandidate.ts'
import { usePlay } from '#src/features/builder/preview/usePlay.ts'
import { Button } from '#src/ui/Button.tsx'
import { witnessText } from '#src/wording/staff/pathFacts.ts'
import { expectationLines } from '#src/wording/staff/testOutcomeWords.ts'
import { madeUpWords, outcomeWords } from '#src/wording/staff/testWords.ts'
import { CoverageFacts } from './CoverageFacts.tsx'
import type { MadeUp } from './madeUpStore.ts'
import { TestLines } from './TestLines.tsx'
import styles from './Tests.module.css'
import { useTestActs } from './useTestActs.ts'
import { useMadeUp } from './useTests.ts'

interface MadeUpListProps {
  made: MadeUp
  /** A place was chosen, or the preview filled. */
  onLeave: () => void
}

/** What they come to between them, and each of them. */
export function MadeUpList({ made, onLeave }: MadeUpListProps) {
  const { seed } = useMadeUp()
  const playInPreview = usePlay()
  const acts = useTestActs()
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set())
  const { candidates, outcomes, coverage, definition } = made

  const keep = async (at: number) => {
    const filling = candidates[at]
    if (filling === undefined || kept.has(at)) return
    if (await acts.keep(`Made-up ${at + 1} of seed ${seed}`, filling)) {
      setKept((before) => new Set(before).add(at))
    }
  }
  return (
    <>
      <section className={styles.summary}>
        <p>{madeUpWords(outcomes)}</p>
        <CoverageFacts coverage={coverage} onLeave={onLeave} />
      </section>
      <ol className={styles.list}>
        {candidates.map((filling, at) => (
          // They never move: a new set takes the place of all.
          <li key={at} className={styles.madeUp}>
            <div className={styles.words}>
              <strong>
                {at + 1}. {outcomes[at] ? outcomeWords(outcomes[at]) : null}
              </strong>
              <p className={styles.answers}>{witnessText(filling.answers, definition)}</p>
              <WhatIsInTheWay outcome={outcomes[at]} definition={definition} onLeave={onLeave} />
            </div>
            <div className={styles.acts}>
              <Button
                size="small"
                variant="quiet"
                icon={<Play />}
                aria-label={`Play candidate ${at + 1}`}
                onClick={() => {
                  onLeave()
                  playInPreview(filling, `The preview has the answers of candidate ${at + 1}`)
                }}
              >
                Play
              </Button>
              <Button
                size="small"
                variant="quiet"
                icon={kept.has(at) ? <Check /> : <FlaskConical />}
                aria-disabled={kept.has(at)}
                aria-label={
                  kept.has(at) ? `Candidate ${at + 1} is kept` : `Keep candidate ${at + 1}`
                }
                onClick={() => void keep(at)}
              >
                {kept.has(at) ? 'Kept' : 'Keep'}
              </Button>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

/** Of one that can't submit, such as where no text is known that a pattern takes. */
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
  return <TestLines lines={expectationLines({ violations }, definition)} onLeave={onLeave} />
}
