import { ClipboardPaste } from 'lucide-react'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import styles from './Canvas.module.css'
import { KindPicker } from '#src/builder/screens/question/KindPicker.tsx'

/** The draft has no questions yet: offers the first two steps. */
export function EmptyCanvas() {
  const { actions, dialogs, draft } = useBuilder()
  const first = () => {
    const [section] = draft.definition().sections
    return section ? { sectionId: section.id, index: 0 } : null
  }
  return (
    <section className={styles.empty} aria-labelledby="empty-canvas">
      <h2 id="empty-canvas" tabIndex={-1} data-starts-here>
        Add the first question
      </h2>
      <p>Choose a kind of question.</p>
      <KindPicker label="Kind of question" onPick={(kind) => actions.addQuestion(kind, first())} />
      <p>Or paste questions you already have.</p>
      <Button icon={<ClipboardPaste />} onClick={() => dialogs.open({ kind: 'pasteQuestions' })}>
        Paste questions
      </Button>
    </section>
  )
}
