import { updateSettings } from '#src/engine/editing/definition.ts'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { useDefinition } from '#src/features/builder/draft/useDraft.ts'
import { useWindowTitle } from '#src/ui/PageHeader.tsx'
import styles from './BuilderHeader.module.css'

/** The title of the assessment: the heading of the page, and the field to change it in. */
export function TitleField() {
  const { draft } = useBuilder()
  const title = useDefinition((definition) => definition.settings.title)
  useWindowTitle(title.trim() || 'Untitled assessment')
  return (
    // The shell puts the focus on the heading after a change of address.
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
          draft.edit('Edit title', (d) => updateSettings(d, { title: next }), { mergeKey: 'title' })
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur()
        }}
      />
    </h1>
  )
}
