import { updateSettings } from '#src/assessment/engine/editing/definition.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { useDefinition } from '#src/builder/screens/state/useDraft.ts'
import { useWindowTitle } from '#src/ui/layout/PageHeader.tsx'
import styles from './BuilderHeader.module.css'

/** The assessment's title: the page heading, and the field that changes it. */
export function TitleField() {
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
          if (event.key === 'Enter') event.currentTarget.blur()
        }}
      />
    </h1>
  )
}
