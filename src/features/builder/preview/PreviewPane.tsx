import { FlaskConical, RotateCcw } from 'lucide-react'
import { useRef, useState, useSyncExternalStore } from 'react'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { useDefinition, useSelected } from '#src/features/builder/draft/useDraft.ts'
import { AssessmentFill } from '#src/renderer/AssessmentFill.tsx'
import { hiddenParts } from '#src/renderer/fill/HiddenQuestion.tsx'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { toast } from '#src/ui/toasts.ts'
import { EmptySectionNote } from './EmptySectionNote.tsx'
import styles from './PreviewPane.module.css'
import { createTrialFiles } from './trialFiles.ts'
import { type Width, WidthSwitch, widthInPixels } from './WidthSwitch.tsx'
import { useFit } from './useFit.ts'
import { useHiddenWords } from './useHiddenWords.ts'
import { usePreviewPlace } from './usePreviewPlace.ts'
import { useSelectedSection } from './useSelectedSection.ts'

/** The very component that candidates fill in, upon the draft as it is now. */
export function PreviewPane() {
  const { preview, selection, dialogs } = useBuilder()
  const session = useSyncExternalStore(preview.subscribe, preview.session)
  const { selection: selected, turn } = useSelected((state) => state)
  const [restartedIn, setRestartedIn] = useState<number | null>(null)
  const isEmpty = useDefinition(({ sections }) =>
    sections.every(({ questions }) => !questions.length),
  )
  const pane = useRef<HTMLDivElement>(null)
  const section = useSelectedSection(pane)
  const layout = useDefinition(({ settings }) => settings.layout)
  const isOfNone = section?.questions.length === 0
  const isRead = section?.introduction !== undefined && layout !== 'question'
  const [width, setWidth] = useState<Width>('fitting')
  const [place, setPlace] = usePreviewPlace()
  const [files] = useState(createTrialFiles)
  const { frame, style } = useFit(widthInPixels[width])
  const describeHidden = useHiddenWords(session)

  const restart = () => {
    preview.restart()
    setPlace(undefined)
    // What was selected before would take the preview from the first page to its own again.
    setRestartedIn(turn)
  }

  return (
    <div ref={pane} className={styles.pane} data-own-undo>
      <div className={styles.bar}>
        <span className={styles.name}>Preview</span>
        <WidthSwitch value={width} onChange={setWidth} />
        <IconButton size="small" label="Restart" icon={<RotateCcw size={16} />} onClick={restart} />
        {isEmpty ? null : (
          <Button
            size="small"
            variant="quiet"
            icon={<FlaskConical />}
            onClick={() => dialogs.open({ kind: 'keepTest' })}
          >
            Keep as a test…
          </Button>
        )}
      </div>
      <div ref={frame} className={styles.frame}>
        {isEmpty ? (
          <div className={styles.page}>
            <EmptyState title="Nothing to preview yet">
              With the first question, what candidates will see stands here.
            </EmptyState>
          </div>
        ) : null}
        {!isEmpty && section && isOfNone ? (
          <div className={styles.page}>
            <EmptySectionNote section={section} isRead={isRead} />
          </div>
        ) : null}
        {isEmpty ? null : (
          // What was typed into it stays there while it is out of sight.
          <div className={styles.page} style={style} data-mood="take" hidden={isOfNone && !isRead}>
            <AssessmentFill
              key={session.key}
              session={session}
              files={files}
              nonce={session.key}
              place={place}
              onPlace={setPlace}
              onSubmit={() => {
                toast({ text: 'A candidate would now see the receipt. Nothing was sent.' })
                restart()
              }}
              mode="preview"
              describeHidden={describeHidden}
              hidden={hiddenParts}
              onSelectQuestion={(questionId) =>
                selection.select({ kind: 'question', questionId }, 'preview')
              }
              selectedQuestionId={
                selected.kind === 'question' && turn !== restartedIn ? selected.questionId : null
              }
            />
          </div>
        )}
      </div>
    </div>
  )
}
