import { ClipboardPaste } from 'lucide-react'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { Button } from '#src/ui/Button.tsx'
import styles from './Canvas.module.css'
import { KindPicker } from './KindPicker.tsx'

/** Nothing is asked yet: the two first steps there are. */
export function EmptyCanvas() {
  const { acts, dialogs, draft } = useBuilder()
  const first = () => {
    const [section] = draft.definition().sections
    return section ? { sectionId: section.id, index: 0 } : null
  }
  return (
    <section className={styles.empty} aria-labelledby="empty-canvas">
      <h2 id="empty-canvas" tabIndex={-1} data-starts-here>
        Ask the first question
      </h2>
      <p>Choose what kind of answer you want.</p>
      <KindPicker label="Kind of question" onPick={(kind) => acts.addQuestion(kind, first())} />
      <p>Or bring questions that you have written elsewhere.</p>
      <Button icon={<ClipboardPaste />} onClick={() => dialogs.open({ kind: 'pasteQuestions' })}>
        Paste questions
      </Button>
    </section>
  )
}
