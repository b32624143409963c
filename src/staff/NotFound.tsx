import type { ReactNode } from 'react'

import { paths } from '#src/base/paths.ts'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'

import { LinkButton } from './LinkButton.tsx'

type NotFoundProps = {
  /** The missing record: "Job". */
  what: string
  /** Why that may be. */
  children: ReactNode
  /** Where to continue: the list that it would be in. */
  to: string
  /** The text of that link. */
  see: string
}

/** In place of a screen whose address leads to nothing. */
export function NotFound({ what, children, to, see }: NotFoundProps) {
  return (
    <div>
      <PageHeader title={`${what} not found`}>{children}</PageHeader>
      <LinkButton to={to} variant="primary">
        {see}
      </LinkButton>
    </div>
  )
}

/** In place of a screen of an assessment that there is not. */
export function AssessmentNotFound() {
  return (
    <NotFound what="Assessment" to={paths.assessments} see="See all assessments">
      The address may be wrong, or the assessment was deleted on this device.
    </NotFound>
  )
}
