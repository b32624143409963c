import type { Section } from '#schemas/definition.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'

interface EmptySectionNoteProps {
  section: Section
  /** Its introduction is a page all the same. */
  isRead: boolean
}

/** Stands in the preview for the questions that the selected section does not have. */
export function EmptySectionNote({ section, isRead }: EmptySectionNoteProps) {
  const name = section.title.trim()
  return (
    <EmptyState
      title={name ? `“${name}” has no questions yet` : 'This section has no questions yet'}
    >
      {isRead ? 'Candidates only read its introduction.' : 'Candidates do not come to it.'}
    </EmptyState>
  )
}
