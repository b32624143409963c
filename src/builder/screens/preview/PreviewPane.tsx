import { FlaskConical, RotateCcw } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'

import type { Definition, Section } from '#schemas/definition.ts'
import type { StoredFile } from '#schemas/answer.ts'
import { done } from '#schemas/result.ts'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import { questionKinds } from '#src/builder/screens/kinds/kinds.tsx'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { useDefinition, useSelected } from '#src/builder/screens/state/useDraft.ts'
import { useCompany } from '#src/builder/storage/company.ts'
import { CompanyContext, showAccent } from '#src/assessment/renderer/company/Company.tsx'
import { AssessmentFill } from '#src/assessment/renderer/fill/AssessmentFill.tsx'
import { PreviewCheckRows } from '#src/assessment/renderer/fill/PreviewCheckRows.tsx'
import { PreviewParts } from '#src/assessment/renderer/fill/PreviewParts.tsx'
import { hiddenParts } from '#src/assessment/renderer/question/HiddenQuestion.tsx'
import { WordsContext } from '#src/assessment/renderer/text/words.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { EmptyState } from '#src/ui/display/EmptyState.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'
import type { CandidateWords } from '#src/assessment/words/candidateWords.ts'
import { candidateWordsIn, loadWords } from '#src/assessment/words/catalogues.ts'
import type { FileKeeper } from '#src/assessment/renderer/session/fileKeeper.ts'
import { sha256 } from '#src/storage/vault/digest.ts'
import { mintId } from '#src/storage/vault/randomness.ts'

import styles from './PreviewPane.module.css'
import { useFit, type Width, widthInPixels, WidthSwitch } from './WidthSwitch.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { useHiddenWords } from './hiddenWords.ts'
import { useOutlinedQuestion, usePreviewPlace, useSelectedSection } from './previewPlaces.ts'

/** The component that candidates use, with the current draft. */
export function PreviewPane() {
  const { preview, selection, dialogs } = useBuilder()
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
  const [files] = useState(createTrialFiles)
  const { frame, style } = useFit(widthInPixels[width])
  const describeHidden = useHiddenWords(session)
  const language = useSyncExternalStore(preview.subscribeLanguage, preview.language)
  const words = usePreviewWords(language)
  const company = useCompany() ?? null
  const page = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (page.current) showAccent(page.current, company?.accent)
  })

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
        <LanguageSwitch value={language} />
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
          // Hidden rather than removed, to keep what was typed.
          <div
            ref={page}
            className={styles.page}
            style={style}
            data-density="take"
            hidden={isOfNone && !isRead}
          >
            <WordsContext value={words}>
              <CompanyContext value={company}>
                <AssessmentFill
                  key={session.key}
                  session={session}
                  files={files}
                  nonce={session.key}
                  place={place}
                  onPlace={setPlace}
                  onSubmit={() => {
                    toast({ text: receiptWords(session.evaluation.compiled.definition) })
                    restart()
                  }}
                  mode="preview"
                  describeHidden={describeHidden}
                  hidden={hiddenParts}
                  parts={PreviewParts}
                  checkRows={PreviewCheckRows}
                  onSelectQuestion={(questionId) =>
                    selection.select({ kind: 'question', questionId }, 'preview')
                  }
                  selectedQuestionId={turn === restartedIn ? null : framed}
                />
              </CompanyContext>
            </WordsContext>
          </div>
        )}
      </div>
    </div>
  )
}

/** What the receipt says of its own, once the preview is submitted. */
function receiptWords({ settings: { nextSteps } }: Definition): string {
  const words = nextSteps ? textLine(nextSteps) : ''
  return words === ''
    ? 'A candidate would now see the receipt. Nothing was sent.'
    : `A candidate would now see the receipt, with “${words}”. Nothing was sent.`
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

/** The words candidates read in this language; in English until they are loaded. */
function usePreviewWords(language: string): CandidateWords {
  const [, setLoaded] = useState<string | null>(null)
  useEffect(() => {
    let isLeft = false
    const load = async () => {
      // If that fails, the preview stays in English.
      await loadWords(language, questionKinds).catch(() => null)
      if (!isLeft) setLoaded(language)
    }
    void load()
    return () => {
      isLeft = true
    }
  }, [language])
  const words = candidateWordsIn(language)
  return words.further === undefined ? candidateWordsIn('en') : words
}

/** Files chosen in the preview are kept in memory only. */
function createTrialFiles(): FileKeeper {
  const fileById = new Map<string, File>()
  return {
    async keep(_questionId, file) {
      const stored: StoredFile = {
        fileId: mintId('f'),
        name: file.name,
        type: file.type,
        size: file.size,
        sha256: await sha256(await file.arrayBuffer()),
      }
      fileById.set(stored.fileId, file)
      return done(stored)
    },
    async remove(fileId) {
      fileById.delete(fileId)
    },
    adding: () => undefined,
    open: async ({ fileId }) => fileById.get(fileId) ?? null,
  }
}
