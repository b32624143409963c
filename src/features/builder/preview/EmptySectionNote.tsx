import type { Section } from '#schemas/definition.ts'
import { EmptyState } from '#src/ui/display/EmptyState.tsx'

interface EmptySectionNoteProps {
  section: Section
  /** Its introduction is still a page. */
  isRead: boolean
}

/** Shown in the preview if the selected section has no questions. */
export function EmptySectionNote({ section, isRead }: EmptySectionNoteProps) {
  const name = section.title.trim()
  return (
    <EmptyState
      title={name ? `“${name}” has no questions yet` : 'This section has no questions yet'}
    >
      {isRead ? 'Candidates only read its introduction.' : 'Candidates skip it.'}
    </EmptyState>
  )
}
