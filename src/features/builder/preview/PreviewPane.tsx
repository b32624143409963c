import { FlaskConical, RotateCcw } from 'lucide-react'
import { useRef, useState, useSyncExternalStore } from 'react'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { useDefinition, useSelected } from '#src/features/builder/draft/useDraft.ts'
import { AssessmentFill } from '#src/renderer/AssessmentFill.tsx'
import { hiddenParts } from '#src/renderer/fill/HiddenQuestion.tsx'
import { PreviewParts } from '#src/renderer/fill/PreviewParts.tsx'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { toast } from '#src/ui/toasts.ts'
import { EmptySectionNote } from './EmptySectionNote.tsx'
import styles from './PreviewPane.module.css'
import { createTrialFiles } from './trialFiles.ts'
import { type Width, WidthSwitch, widthInPixels } from './WidthSwitch.tsx'
import { useFit } from './useFit.ts'
import { useFramedQuestion } from './useFramedQuestion.ts'
import { useHiddenWords } from './useHiddenWords.ts'
import { usePreviewPlace } from './usePreviewPlace.ts'
import { useSelectedSection } from './useSelectedSection.ts'

/** The very component that candidates fill in, upon the draft as it is now. */
export function PreviewPane() {
  const { preview, selection, dialogs } = useBuilder()
  const session = useSyncExternalStore(preview.subscribe, preview.session)
  const turn = useSelected((state) => state.turn)
  const [restartedIn, setRestartedIn] = useState<number | null>(null)
  const isEmpty = useDefinition(({ sections }) =>
    sections.every(({ questions }) => !questions.length),
  )
  const pane = useRef<HTMLDivElement>(null)
  const framed = useFramedQuestion(session)
  const section = useSelectedSection(pane, framed !== null)
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
        <Button size="small" variant="quiet" icon={<RotateCcw />} onClick={restart}>
          Restart
        </Button>
        {isEmpty ? null : (
          <IconButton
            size="small"
            label="Keep as a test…"
            icon={<FlaskConical size={16} />}
            onClick={() => dialogs.open({ kind: 'keepTest' })}
          />
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
              parts={PreviewParts}
              onSelectQuestion={(questionId) =>
                selection.select({ kind: 'question', questionId }, 'preview')
              }
              selectedQuestionId={turn === restartedIn ? null : framed}
            />
          </div>
        )}
      </div>
    </div>
  )
}
