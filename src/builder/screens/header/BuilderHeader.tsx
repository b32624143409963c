import { ChevronRight, ClipboardPaste, Redo2, Undo2 } from 'lucide-react'
import { useMemo, useState } from 'react'

import type { Assessment } from '#schemas/records/assessment.ts'
import { versionIdOf } from '#schemas/versionId.ts'
import { isComposing } from '#src/base/composing.ts'
import { paths, versionsPath } from '#src/base/paths.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { useDefinition, useDraft, usePausedDraft } from '#src/builder/screens/state/useDraft.ts'
import { ReadinessPanel } from '#src/builder/screens/checks/ReadinessPanel.tsx'
import { TestCandidatesPanel } from '#src/builder/screens/testCandidates/TestCandidatesPanel.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { Link } from '#src/staff/routing.ts'
import { stepWords } from '#src/builder/model/words/stepWords.ts'
import { useQuery } from '#src/storage/core/query.ts'
import { publishedDefinition } from '#src/storage/stored/versions.ts'
import { sameDefinition } from '#src/assessment/engine/editing/comparing.ts'
import { usePaneCount } from '#src/builder/screens/state/usePaneCount.ts'
import { VersionBadge } from '#src/builder/screens/assessments/VersionBadge.tsx'
import { updateSettings } from '#src/assessment/engine/editing/definition.ts'
import { useWindowTitle } from '#src/ui/layout/PageHeader.tsx'

import { AssessmentMenu } from './AssessmentMenu.tsx'
import styles from './BuilderHeader.module.css'
import { SaveStatus } from './SaveStatus.tsx'

/** Title, save status, readiness, and the next action. */
export function BuilderHeader({ assessment }: { assessment: Assessment }) {
  const { dialogs } = useBuilder()
  const next = (assessment.publishedVersion ?? 0) + 1
  const draftDiffers = useDraftDiffers(assessment)
  const isNews = assessment.publishedVersion === undefined || draftDiffers
  return (
    <header className={styles.header} data-pane>
      <div className={styles.where}>
        <div className={styles.above}>
          <nav aria-label="Breadcrumb" className={styles.trail}>
            <Link to={paths.assessments}>Assessments</Link>
          </nav>
          <VersionState assessment={assessment} draftDiffers={draftDiffers} />
          <SaveStatus />
        </div>
        <TitleField />
      </div>
      <div className={styles.edits}>
        <UndoButtons />
        <IconButton
          label="Paste questions"
          className={styles.paste}
          icon={<ClipboardPaste size={16} />}
          onClick={() => dialogs.open({ kind: 'pasteQuestions' })}
        />
      </div>
      <div className={styles.actions}>
        <ReadinessPanel />
        <TestCandidatesPanel />
        <AssessmentMenu assessment={assessment} draftDiffers={draftDiffers} />
        <Button
          variant={isNews ? 'primary' : 'secondary'}
          aria-label={`Publish version ${next}`}
          title={isNews ? undefined : `Nothing has changed since version ${next - 1}`}
          onClick={() => dialogs.open({ kind: 'publish' })}
        >
          <span>
            Publish <span className={styles.wide}>{`version ${next}`}</span>
          </span>
        </Button>
      </div>
    </header>
  )
}

function UndoButtons() {
  const { actions } = useBuilder()
  const undo = useDraft(({ past }) => past.at(-1)?.name)
  const redo = useDraft(({ future }) => future[0]?.name)
  return (
    <>
      <IconButton
        label={undo ? `Undo: ${stepWords(undo)}` : 'Nothing to undo'}
        keys="Ctrl+Z"
        icon={<Undo2 size={16} />}
        aria-disabled={!undo}
        onClick={actions.undo}
      />
      <IconButton
        label={redo ? `Redo: ${stepWords(redo)}` : 'Nothing to redo'}
        keys="Ctrl+Shift+Z"
        icon={<Redo2 size={16} />}
        aria-disabled={!redo}
        onClick={actions.redo}
      />
    </>
  )
}

/** Whether the draft differs from the newest version; false before there is one. */
function useDraftDiffers({ id, publishedVersion }: Assessment): boolean {
  const { definition } = usePausedDraft()
  const [opened] = useState(definition)
  const published = useQuery(
    async () =>
      publishedVersion ? publishedDefinition(versionIdOf(id, publishedVersion), opened) : null,
    [id, publishedVersion, opened],
  )
  return useMemo(
    () => !!published && !sameDefinition(definition, published),
    [published, definition],
  )
}

interface VersionStateProps {
  assessment: Assessment
  draftDiffers: boolean
}

/** Draft, published, or published with unpublished changes; leads to the versions. */
function VersionState({ assessment, draftDiffers }: VersionStateProps) {
  const { id, publishedVersion, closed, archived } = assessment
  const isNarrow = usePaneCount() === 1
  return (
    <Link to={versionsPath(id)} title="See all versions" className={styles.versions}>
      <VersionBadge
        version={publishedVersion}
        draftDiffers={draftDiffers}
        closed={closed}
        archived={archived}
        compact={isNarrow}
      />
      <ChevronRight size={14} aria-hidden="true" />
    </Link>
  )
}

/** The assessment's title: the page heading, and the field that changes it. */
function TitleField() {
  const { draft } = useBuilder()
  const title = useDefinition((definition) => definition.settings.title)
  useWindowTitle(title.trim() || 'Untitled assessment')
  return (
    // The shell focuses the heading after navigation.
    <h1 tabIndex={-1} className={styles.title}>
      <input
        aria-label="Title of the assessment"
        data-field="assessmentTitle"
        className={styles.titleInput}
        dir="auto"
        value={title}
        placeholder="Untitled assessment"
        onBlur={() => draft.endStep()}
        onChange={(event) => {
          const next = event.target.value
          draft.edit('editTitle', (d) => updateSettings(d, { title: next }), { mergeKey: 'title' })
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event.nativeEvent)) event.currentTarget.blur()
        }}
      />
    </h1>
  )
}
