import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

import { Button } from '#src/ui/controls/Button.tsx'
import { FailureState } from '#src/ui/display/FailureState.tsx'
import { LostStorage, lossOf } from './LostStorage.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'

type ReadBoundaryProps = {
  /** The records being read: "The jobs". */
  what: string
  /** The page's heading, in case the unread content would have provided it. */
  heading?: string | undefined
  children: ReactNode
}

/** If reading fails, the rest of the screen stays, and reading can be retried. */
export function ReadBoundary({ what, heading, children }: ReadBoundaryProps) {
  return (
    <ErrorBoundary
      fallbackRender={({ error, resetErrorBoundary }) =>
        failed({ error, what, heading, onAgain: resetErrorBoundary })
      }
    >
      {children}
    </ErrorBoundary>
  )
}

type FailureProps = Omit<ReadBoundaryProps, 'children'> & { error: unknown; onAgain: () => void }

function failed(props: FailureProps): ReactNode {
  return (
    <>
      {props.heading === undefined ? null : <PageHeader title={props.heading} />}
      <Failure {...props} />
    </>
  )
}

function Failure({ error, what, onAgain }: FailureProps) {
  const loss = lossOf(error)
  if (loss !== null) return <LostStorage loss={loss} />
  return (
    <FailureState
      title={`${what} could not be read`}
      action={<Button onClick={onAgain}>Try again</Button>}
    >
      The browser could not read your data. Nothing was changed or lost. Try again; if it keeps
      happening, close other TalentFlow tabs and reload this page.
    </FailureState>
  )
}
