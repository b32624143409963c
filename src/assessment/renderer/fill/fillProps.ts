import type { ComponentType, ReactNode } from 'react'
import type { FileKeeper } from '#src/assessment/renderer/session/fileKeeper.ts'
import type { HiddenParts } from '#src/assessment/renderer/session/FillContext.ts'
import type { CheckRowsProps } from './CheckRow.tsx'
import type { PartsProps, TimedParts } from './PageParts.tsx'
import type { FillSession } from '#src/assessment/renderer/session/fillSession.ts'

/** The current page: the id of a section or question, or the check-your-answers page. */
export type Place = string

export type AssessmentFillProps = {
  session: FillSession
  files: FileKeeper
  /** Unique per attempt, and part of every field name and id, so that autofill can't carry over. */
  nonce: string
  /** Undefined means the first page. A place that isn't shown stands for the nearest one. */
  place: Place | undefined
  onPlace: (place: Place) => void
  /** Called from the check-your-answers page, only without violations. */
  onSubmit: () => void
  submitting?: boolean
  saveState?: ReactNode
  /** Whether the save line says that something failed; it then stays in view. */
  hasSaveFailed?: boolean
  /** Beside the title: the choice of a language, and the control that stops the attempt. */
  controls?: ReactNode
  /** How much time is left; stays in view. */
  clock?: ReactNode
  /** In the flow of the page, above its heading. */
  news?: ReactNode
  /** Before a section or question with a time limit: what it is like, and what starts it. */
  timedParts?: TimedParts
  /** `take` controls the page: it sets the document title and moves the focus on every page. */
  mode: 'take' | 'preview'
  /** Preview: why a question is hidden, in words. */
  describeHidden?: (questionId: string) => string
  /** Preview: what is shown instead of a hidden question, with that reason. */
  hidden?: HiddenParts
  /** Preview: renders the content of a page instead of the candidate's component. */
  parts?: ComponentType<PartsProps>
  /** Preview: renders the answers to check instead of the candidate's component. */
  checkRows?: ComponentType<CheckRowsProps>
  /** Preview: a question was clicked. */
  onSelectQuestion?: (questionId: string) => void
  /** Preview: outlined; its page opens when this changes. */
  selectedQuestionId?: string | null
}
