import { CircleCheck, CircleX, LoaderCircle, Pencil, Play, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { TestCandidate } from '#schemas/testCandidate.ts'
import type { CandidateRun } from '#src/engine/candidates/runCandidate.ts'
import { useDefinition } from '#src/features/builder/draft/useDraft.ts'
import { usePlay } from '#src/features/builder/preview/usePlay.ts'
import { Button } from '#src/ui/Button.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { differenceLines } from '#src/wording/staff/testOutcomeWords.ts'
import { testWords, unknownWords } from '#src/wording/staff/testWords.ts'
import { TestLines } from './TestLines.tsx'
import { TestName } from './TestName.tsx'
import styles from './Tests.module.css'
import { useTestActs } from './useTestActs.ts'

interface TestItemProps {
  test: TestCandidate
  /** Undefined: it is still to be run. */
  run: CandidateRun | undefined
  /** A place was chosen. */
  onLeave: () => void
  /** The preview is being filled. */
  onPlay: () => void
  /** It is about to go. */
  onRemove: () => void
}

/** One test candidate: how it stands, what differs and where, and what can be done about it. */
export function TestItem({ test, run, onLeave, onPlay, onRemove }: TestItemProps) {
  const definition = useDefinition((current) => current)
  const playInPreview = usePlay()
  const acts = useTestActs()
  const playButton = useRef<HTMLButtonElement>(null)
  const [isRenaming, setRenaming] = useState(false)
  const lines = run ? differenceLines(run, test.expected ?? {}, definition) : []
  const differs = run !== undefined && run.differences.length > 0
  const unknown = run ? unknownWords(run.unknown) : null

  const play = () => {
    onPlay()
    playInPreview(test, `The preview has the answers of “${test.name}”`)
  }
  const accept = () => {
    // The button goes once nothing differs any more.
    playButton.current?.focus()
    void acts.accept(test)
  }
  const remove = () => {
    onRemove()
    void acts.remove(test)
  }
  return (
    <li className={styles.test}>
      <StateIcon run={run} />
      <div className={styles.words}>
        {isRenaming ? (
          <TestName
            test={test}
            onSave={(name) => void acts.rename(test, name)}
            onDone={(how) => {
              if (how === 'here') playButton.current?.focus()
              setRenaming(false)
            }}
          />
        ) : (
          <strong>{test.name}</strong>
        )}
        <p className={styles.quiet}>
          {run ? testWords(lines.length) : 'Running…'}
          {unknown === null ? null : ` ${unknown}`}
        </p>
        {differs ? <TestLines lines={lines} onLeave={onLeave} /> : null}
        <div className={styles.acts}>
          <Button
            ref={playButton}
            data-play
            size="small"
            variant="quiet"
            icon={<Play />}
            aria-label={`Play ${test.name}`}
            onClick={play}
          >
            Play
          </Button>
          {differs ? (
            <Button size="small" aria-label={`Accept ${test.name} as now`} onClick={accept}>
              Accept as now
            </Button>
          ) : null}
          <IconButton
            size="small"
            label={`Rename ${test.name}`}
            icon={<Pencil size={14} />}
            onClick={() => setRenaming(true)}
          />
          <IconButton
            size="small"
            label={`Delete ${test.name}`}
            icon={<Trash2 size={14} />}
            onClick={remove}
          />
        </div>
      </div>
    </li>
  )
}

function StateIcon({ run }: { run: CandidateRun | undefined }) {
  if (run === undefined) return <LoaderCircle size={16} aria-hidden />
  if (run.differences.length > 0)
    return <CircleX size={16} aria-hidden className={styles.differs} />
  return <CircleCheck size={16} aria-hidden className={styles.passes} />
}
