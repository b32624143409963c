import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

import { useAttemptsUnderWay } from '#src/db/attemptsUnderWay.ts'
import { useCandidateRows } from '#src/db/candidateRows.ts'
import { useSampleCounts } from '#src/db/sampleCounts.ts'
import { type RecordCounts, removeSampleData } from '#src/db/sampleData.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { toast } from '#src/ui/toasts.ts'
import { Warning } from '#src/ui/Warning.tsx'
import { failureWords } from '#src/wording/staff/failureWords.ts'
import { underWayWords } from '#src/wording/staff/underWayWords.ts'

import styles from './DataPage.module.css'
import { DataSection } from './DataSection.tsx'
import { SampleProgress } from './SampleProgress.tsx'
import { forgetSampleLoad, onSampleLoad, sampleLoad, startSampleLoad } from './sampleLoad.ts'
import { countsWords, endWords } from './sampleWords.ts'

type SampleSectionProps = {
  counts: RecordCounts & { sample: number }
  /** The address asks for it: loading starts by itself where nothing is there yet. */
  isAskedFor: boolean
  onAsked: () => void
}

/** A hiring team that never was, to look around with: loaded and removed as a whole. */
export function SampleSection({ counts, isAskedFor, onAsked }: SampleSectionProps) {
  const load = useSyncExternalStore(onSampleLoad, sampleLoad)
  const place = useRef<HTMLDivElement>(null)
  const isLoaded = counts.sample > 0

  useEffect(() => {
    if (!isAskedFor) return
    place.current?.scrollIntoView({ block: 'nearest' })
    if (counts.jobs === 0) void startSampleLoad()
    onAsked()
  }, [isAskedFor, onAsked, counts.jobs])

  if (load.kind === 'broken') throw load.error
  return (
    <DataSection
      title="Sample data"
      about="A made-up hiring team, to look around with or to try things on."
    >
      <div ref={place} className={styles.stack}>
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

/** How the last loading ended, until something else is done. */
function LoadEnd() {
  const load = useSyncExternalStore(onSampleLoad, sampleLoad)
  const isOver = load.kind !== 'idle' && load.kind !== 'loading'
  if (!isOver || load.kind === 'loaded' || load.kind === 'broken') return null
  const { title, text } = endWords(load)
  return (
    <div className={styles.end} role="alert">
      <strong>{title}.</strong> {text}
    </div>
  )
}

function NotLoaded({ isEmpty }: { isEmpty: boolean }) {
  return (
    <>
      <p>
        25 jobs, 1,000 candidates at every stage, 3 assessments and 150 submitted responses. All
        people and answers are invented. It is added beside what is there, and can be removed again
        as a whole.
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
    forgetSampleLoad()
    const removal = await removeSampleData()
    if (!removal.ok) {
      const { title, text } = failureWords(removal.error.kind)
      toast({ text: `${title}. ${text}`, tone: 'failed' })
    } else if (removal.value.kept === 0) toast({ text: 'Sample data removed' })
    else toast({ text: 'Sample data removed, but for what your own records need' })
  }

  return (
    <>
      <p>
        <Badge tone="info" mark="full">
          Loaded
        </Badge>{' '}
        {counts === undefined
          ? 'Counting the sample records.'
          : `${countsWords(counts)} are sample.`}
      </p>
      <p className={styles.quiet}>
        Each of them is marked as sample where it stands, and they can be removed as a whole. They
        can’t be loaded a second time while they are here.
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
            {counts === undefined ? 'All sample records' : countsWords(counts)} go, with the notes
            and moves of the candidates and every change that you made to any of them. This can’t be
            undone.
          </p>
          <p>
            What you made yourself stays. A sample job or assessment stays as well while a candidate
            or an assessment of your own needs it.
          </p>
        </div>
      </ConfirmDialog>
    </>
  )
}

/** Told before anything is deleted that a candidate is just writing. */
function SamplesUnderWay() {
  const underWay = useAttemptsUnderWay()
  const { rows } = useCandidateRows()
  const count = rows.filter(({ id, sample }) => sample && underWay?.includes(id)).length
  return count === 0 ? null : <Warning>{underWayWords(count)}</Warning>
}
