import { Briefcase } from 'lucide-react'
import type { ReactNode } from 'react'

import { paths } from '#src/base/paths.ts'
import { EmptyState } from '#src/ui/display/EmptyState.tsx'
import { LinkButton } from '#src/staff/LinkButton.tsx'

/** The first screen on a new device. */
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
      Jobs hold your assessments and candidates. Create one, or explore with sample data (you can
      remove it later). Everything stays in this browser.
    </EmptyState>
  )
}
