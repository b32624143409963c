import type { ComponentType, ReactNode } from 'react'
import type { FileKeeper } from './fileKeeper.ts'
import type { HiddenParts } from './fill/FillContext.ts'
import type { PartsProps } from './fill/PageParts.tsx'
import type { FillSession } from './fillSession.ts'

/** Where a candidate is: the id of a section or of a question, or the check-your-answers page. */
export type Place = string

export type AssessmentFillProps = {
  session: FillSession
  files: FileKeeper
  /** Differs between attempts: part of every field name and id, so that no autofill crosses over. */
  nonce: string
  /** Undefined: the first page. A place that is not shown (any more) reads as the nearest one. */
  place: Place | undefined
  onPlace: (place: Place) => void
  /** Called from the check-your-answers page, and only without violations. */
  onSubmit: () => void
  submitting?: boolean
  saveState?: ReactNode
  /** Beside the title: how to stop. */
  wayOut?: ReactNode
  /** `take` owns the page: it sets the document title and moves the focus at every page. */
  mode: 'take' | 'preview'
  /** Preview: says in words why a question is hidden. */
  describeHidden?: (questionId: string) => string
  /** Preview: what stands in place of a hidden question, with those words. */
  hidden?: HiddenParts
  /** Preview: draws what stands on a page, in place of what candidates get. */
  parts?: ComponentType<PartsProps>
  /** Preview: a question was clicked. */
  onSelectQuestion?: (questionId: string) => void
  /** Preview: outlined, and its page is opened when it becomes another one. */
  selectedQuestionId?: string | null
}
