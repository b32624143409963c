import { useEffect, useId, useState } from 'react'

import { useStore } from '#src/base/useStore.ts'
import { useAttemptsUnderWay } from '#src/hiring/storage/attemptsUnderWay.ts'
import { useCandidateRows } from '#src/hiring/storage/candidateRows.ts'
import { useSampleCounts } from '#src/custody/storage/sampleCounts.ts'
import { type RecordCounts, removeSampleData } from '#src/custody/storage/sampleData.ts'
import { Badge } from '#src/ui/display/Badge.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { useFocusAfterRemoval } from '#src/ui/useFocusAfterRemoval.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'
import { Warning } from '#src/ui/display/Warning.tsx'
import { failureWords } from '#src/staff/words/failureWords.ts'
import { underWayWords } from '#src/custody/screens/underWayWords.ts'
import styles from '#src/custody/screens/DataPage.module.css'
import { DataSection } from '#src/custody/screens/DataSection.tsx'
import {
  cancelSampleLoad,
  clearSampleLoad,
  sampleLoad,
  type SampleLoad,
  startSampleLoad,
} from '#src/custody/screens/sampleLoad.ts'
import { countsWords, endWords, shareDone, stepWords } from '#src/custody/screens/sampleWords.ts'
import shared from '#src/ui/shared.module.css'
import { announce } from '#src/ui/announce.ts'
import { ProgressBar } from '#src/ui/display/ProgressBar.tsx'

type SampleSectionProps = {
  counts: RecordCounts & { sample: number }
  /** Requested by the address: loading starts automatically if there are no records yet. */
  isAskedFor: boolean
  onAsked: () => void
}

/** Sample data to explore the app with: loaded and removed as a whole. */
export function SampleSection({ counts, isAskedFor, onAsked }: SampleSectionProps) {
  const load = useStore(sampleLoad)
  const { ref: place, onFocus } = useFocusAfterRemoval()
  const isLoaded = counts.sample > 0

  useEffect(() => {
    if (!isAskedFor) return
    place.current?.scrollIntoView({ block: 'nearest' })
    if (counts.jobs === 0) void startSampleLoad()
    onAsked()
  }, [isAskedFor, onAsked, counts.jobs, place])

  if (load.kind === 'broken') throw load.error
  return (
    <DataSection
      title="Sample data"
      about="Invented jobs, candidates and responses for trying out TalentFlow."
    >
      <div ref={place} onFocus={onFocus} className={styles.stack}>
        {load.kind === 'loading' ? (
          <SampleProgress load={load} />
        ) : (
          <>
            <LoadEnd />
            {isLoaded ? <Loaded /> : <NotLoaded isEmpty={counts.jobs === 0} />}
          </>
        )}
      </div>
    </DataSection>
  )
}

/** The result of the last load, until the next action. */
function LoadEnd() {
  const load = useStore(sampleLoad)
  const isOver = load.kind !== 'idle' && load.kind !== 'loading'
  if (!isOver || load.kind === 'loaded' || load.kind === 'broken') return null
  const { title, text } = endWords(load)
  return (
    <div className={styles.end} role="alert">
      <strong>{`${title}.`}</strong> <span>{text}</span>
    </div>
  )
}

function NotLoaded({ isEmpty }: { isEmpty: boolean }) {
  return (
    <>
      <p>
        25 jobs, 1,000 candidates at every stage, 3 assessments and 150 submitted responses. All
        people and answers are invented. The sample data is added to what you have, and you can
        remove it all later.
      </p>
      <Button variant={isEmpty ? 'primary' : 'secondary'} onClick={() => void startSampleLoad()}>
        Load sample data
      </Button>
    </>
  )
}

function Loaded() {
  const [isAsking, setAsking] = useState(false)
  const counts = useSampleCounts()

  async function remove() {
    setAsking(false)
    clearSampleLoad()
    const removal = await removeSampleData()
    if (!removal.ok) {
      const { title, text } = failureWords(removal.error.kind)
      toast({ text: `${title}. ${text}`, tone: 'failed' })
    } else if (removal.value.kept === 0) toast({ text: 'Sample data removed' })
    else toast({ text: 'Sample data removed, except what your own records use' })
  }

  return (
    <>
      <p className={styles.counted}>
        <Badge tone="info" mark="full">
          Loaded
        </Badge>{' '}
        <span>
          {counts === undefined
            ? 'Counting the sample records.'
            : `${countsWords(counts)} are sample data.`}
        </span>
      </p>
      <p className={shared.quiet}>
        Sample records are labelled. You can remove them all at any time. To load them again, remove
        them first.
      </p>
      <Button onClick={() => setAsking(true)}>Remove sample data</Button>
      <ConfirmDialog
        open={isAsking}
        title="Remove all sample data?"
        confirmLabel="Remove sample data"
        cancelLabel="Keep it"
        tone="danger"
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        <div className={styles.stack}>
          <SamplesUnderWay />
          <p>
            {`${counts === undefined ? 'All sample records' : countsWords(counts)} will be deleted, along with their notes, stage changes and any changes you made. This can’t be undone.`}
          </p>
          <p>
            Your own records stay. A sample job or assessment also stays if a candidate or
            assessment of yours uses it.
          </p>
        </div>
      </ConfirmDialog>
    </>
  )
}

/** Warns before deleting that a candidate is filling in a sample assessment. */
function SamplesUnderWay() {
  const underWay = useAttemptsUnderWay()
  const { rows } = useCandidateRows()
  const count = rows.filter(({ id, sample }) => sample && underWay?.includes(id)).length
  return count === 0 ? null : <Warning>{underWayWords(count)}</Warning>
}

/** The progress, and a cancel button. */
function SampleProgress({ load }: { load: Extract<SampleLoad, { kind: 'loading' }> }) {
  const id = useId()
  const share = shareDone(load)

  useEffect(() => {
    announce('Loading sample data')
  }, [])

  return (
    <div className={styles.stack}>
      <div className={styles.whole}>
        <p id={id}>{stepWords(load)}</p>
        <ProgressBar labelledBy={id} done={share} total={1} />
      </div>
      <p className={shared.quiet}>
        You can leave this page. Closing or reloading it cancels, and nothing is added.
      </p>
      <Button onClick={cancelSampleLoad}>Cancel loading</Button>
    </div>
  )
}
