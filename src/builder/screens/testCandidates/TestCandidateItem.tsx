import { CircleCheck, CircleX, LoaderCircle, Pencil, Play, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'

import type { TestCandidate } from '#schemas/testCandidate.ts'
import { isComposing } from '#src/base/composing.ts'
import type { CandidateRun } from '#src/builder/model/testCandidates/runCandidate.ts'
import { useDefinition } from '#src/builder/screens/state/useDraft.ts'
import { usePlay } from '#src/builder/screens/preview/usePlay.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { differenceLines } from '#src/builder/model/words/testCandidateLines.ts'
import { testCandidateWords, unknownWords } from '#src/builder/model/words/testCandidateWords.ts'

import { TestCandidateLines } from './TestCandidateLines.tsx'
import styles from './Tests.module.css'
import { useTestActions } from './useTestActions.ts'

interface TestCandidateItemProps {
  test: TestCandidate
  /** Undefined until it is run. */
  run: CandidateRun | undefined
  /** A place was chosen. */
  onLeave: () => void
  /** The preview is being filled. */
  onPlay: () => void
  /** Called before the item is removed. */
  onRemove: () => void
}

/** One test candidate: its status, the differences and their places, and the actions. */
export function TestCandidateItem({
  test,
  run,
  onLeave,
  onPlay,
  onRemove,
}: TestCandidateItemProps) {
  const definition = useDefinition((current) => current)
  const playInPreview = usePlay()
  const actions = useTestActions()
  const playButton = useRef<HTMLButtonElement>(null)
  const [isRenaming, setRenaming] = useState(false)
  const lines = run ? differenceLines(run, test.expected ?? {}, definition) : []
  const differs = run !== undefined && run.differences.length > 0
  const unknown = run ? unknownWords(run.unknown) : null

  const play = () => {
    onPlay()
    playInPreview(test, `The preview is filled in as “${test.name}”`)
  }
  const accept = () => {
    // The button disappears once there are no differences.
    playButton.current?.focus()
    void actions.accept(test)
  }
  const remove = () => {
    onRemove()
    void actions.remove(test)
  }
  return (
    <li className={styles.test}>
      <StateIcon run={run} />
      <div className={styles.words}>
        {isRenaming ? (
          <TestCandidateName
            test={test}
            onSave={(name) => void actions.rename(test, name)}
            onDone={(how) => {
              if (how === 'here') playButton.current?.focus()
              setRenaming(false)
            }}
          />
        ) : (
          <strong>{test.name}</strong>
        )}
        <p className={styles.quiet}>
          <span>{run ? testCandidateWords(lines.length) : 'Running…'}</span>
          {unknown === null ? null : <span>{` ${unknown}`}</span>}
        </p>
        {differs ? <TestCandidateLines lines={lines} onLeave={onLeave} /> : null}
        <div className={styles.actions}>
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
            <Button size="small" aria-label={`Accept new result for ${test.name}`} onClick={accept}>
              Accept new result
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

interface TestCandidateNameProps {
  test: TestCandidate
  onSave: (name: string) => void
  /** The name is final, new or old; `left`: the focus is already elsewhere. */
  onDone: (how: 'here' | 'left') => void
}

/** Renames a test candidate: Enter and blur save, Escape cancels. */
function TestCandidateName({ test, onSave, onDone }: TestCandidateNameProps) {
  const [typed, setTyped] = useState(test.name)
  // Moving the focus blurs the field, which must not save again.
  const isOver = useRef(false)

  const finish = (how: 'here' | 'left', keeps: boolean) => {
    if (isOver.current) return
    isOver.current = true
    const name = typed.trim()
    if (keeps && name !== '' && name !== test.name) onSave(name)
    onDone(how)
  }
  return (
    <input
      aria-label="Name of the test candidate"
      className={styles.nameInput}
      dir="auto"
      ref={selectAll}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => finish('left', true)}
      onKeyDown={(event) => {
        if (isComposing(event.nativeEvent)) return
        if (event.key !== 'Enter' && event.key !== 'Escape') return
        // Keeps the panel open, and keeps the same key press from activating what gets the focus.
        event.stopPropagation()
        event.preventDefault()
        finish('here', event.key === 'Enter')
      }}
    />
  )
}

function selectAll(input: HTMLInputElement | null) {
  input?.focus()
  input?.select()
}
