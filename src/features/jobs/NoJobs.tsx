import { Briefcase } from 'lucide-react'
import type { ReactNode } from 'react'

import { paths } from '#src/paths.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'

/** The very first screen of a new device. */
export function NoJobs({ create }: { create: ReactNode }) {
  return (
    <EmptyState
      icon={<Briefcase />}
      title="No jobs yet"
      action={
        <>
          {create}
          <LinkButton to={`${paths.data}?load=sample`}>Load sample data</LinkButton>
        </>
      }
    >
      A job holds its assessments and its candidates. Make the first one, or look around with sample
      data, which can be removed again. Everything stays in this browser.
    </EmptyState>
  )
}
