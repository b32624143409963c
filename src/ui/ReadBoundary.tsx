import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

import { Button } from './Button.tsx'
import { FailureState } from './FailureState.tsx'
import { LostStorage, lossOf } from './LostStorage.tsx'
import { PageHeader } from './PageHeader.tsx'

type ReadBoundaryProps = {
  /** What was to be read: "The jobs". */
  what: string
  /** The heading of the page, where what cannot be read would have given it. */
  heading?: string | undefined
  children: ReactNode
}

/** Where reading fails, the rest of the screen stays, and it can be tried again. */
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
      The browser did not give back what is stored. Nothing was changed, and nothing is lost. Try
      again; if it goes on, close other tabs of TalentFlow and load this page again.
    </FailureState>
  )
}
