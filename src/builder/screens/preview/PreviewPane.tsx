import { FlaskConical, RotateCcw } from 'lucide-react'
import { useRef, useState, useSyncExternalStore } from 'react'

import type { Section } from '#schemas/definition.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { useDefinition, useSelected } from '#src/builder/screens/state/useDraft.ts'
import { useCompany } from '#src/builder/storage/company.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { EmptyState } from '#src/ui/display/EmptyState.tsx'

import styles from './PreviewPane.module.css'
import { useFit, type Width, widthInPixels, WidthSwitch } from './WidthSwitch.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { TrialPage } from './TrialPage.tsx'
import { useHiddenWords } from './hiddenWords.ts'
import { useOutlinedQuestion, usePreviewPlace, useSelectedSection } from './previewPlaces.ts'

/** The component that candidates use, with the current draft. */
export function PreviewPane() {
  const { draft, preview, selection, dialogs } = useBuilder()
  const session = useSyncExternalStore(preview.subscribe, preview.session)
  const turn = useSelected((state) => state.turn)
  const [restartedIn, setRestartedIn] = useState<number | null>(null)
  const isEmpty = useDefinition(({ sections }) =>
    sections.every(({ questions }) => !questions.length),
  )
  const pane = useRef<HTMLDivElement>(null)
  const framed = useOutlinedQuestion(session)
  const section = useSelectedSection(pane, framed !== null)
  const layout = useDefinition(({ settings }) => settings.layout)
  const isOfNone = section?.questions.length === 0
  const isRead = section?.introduction !== undefined && layout !== 'question'
  const [width, setWidth] = useState<Width>('fitting')
  const [place, setPlace] = usePreviewPlace()
  const { frame, style } = useFit(widthInPixels[width])
  const describeHidden = useHiddenWords(session, draft.definition)
  const language = useSyncExternalStore(preview.subscribeLanguage, preview.language)
  const company = useCompany() ?? null

  const restart = () => {
    preview.restart()
    setPlace(undefined)
    // Ignore the previous selection, which would move the preview away from the first page.
    setRestartedIn(turn)
  }

  return (
    <div ref={pane} className={styles.pane} data-own-undo>
      <div className={styles.bar}>
        <span className={styles.name}>Preview</span>
        <DraftLanguages value={language} />
        <WidthSwitch value={width} onChange={setWidth} />
        <Button size="small" variant="quiet" icon={<RotateCcw />} onClick={restart}>
          Restart
        </Button>
        {isEmpty ? null : (
          <IconButton
            size="small"
            label="Save as test candidate…"
            icon={<FlaskConical size={16} />}
            onClick={() => dialogs.open({ kind: 'saveTest' })}
          />
        )}
      </div>
      <div ref={frame} className={styles.frame}>
        {isEmpty ? (
          <div className={styles.page}>
            <EmptyState title="Nothing to preview yet">
              Add a question to see what candidates will see.
            </EmptyState>
          </div>
        ) : null}
        {!isEmpty && section && isOfNone ? (
          <div className={styles.page}>
            <EmptySectionNote section={section} isRead={isRead} />
          </div>
        ) : null}
        {isEmpty ? null : (
          <TrialPage
            session={session}
            language={language}
            company={company}
            style={style}
            // Hidden rather than removed, to keep what was typed.
            hidden={isOfNone && !isRead}
            place={place}
            onPlace={setPlace}
            onSubmitted={restart}
            describeHidden={describeHidden}
            onSelectQuestion={(questionId) =>
              selection.select({ kind: 'question', questionId }, 'preview')
            }
            selectedQuestionId={turn === restartedIn ? null : framed}
          />
        )}
      </div>
    </div>
  )
}

/** Follows every edit, which the pane around it does not. */
function DraftLanguages({ value }: { value: string }) {
  const { preview } = useBuilder()
  const definition = useDefinition((all) => all)
  const languages = [definition.language, ...Object.keys(definition.translations)]
  return (
    <LanguageSwitch
      definition={definition}
      languages={languages}
      value={value}
      onChange={preview.showIn}
    />
  )
}

interface EmptySectionNoteProps {
  section: Section
  /** Its introduction is still a page. */
  isRead: boolean
}

/** Shown in the preview if the selected section has no questions. */
function EmptySectionNote({ section, isRead }: EmptySectionNoteProps) {
  const name = section.title.trim()
  return (
    <EmptyState
      title={name ? `“${name}” has no questions yet` : 'This section has no questions yet'}
    >
      {isRead ? 'Candidates only read its introduction.' : 'Candidates skip it.'}
    </EmptyState>
  )
}
