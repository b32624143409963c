import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

import { Button } from './Button.tsx'
import { FailureState } from './FailureState.tsx'
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
        isOfNewerApp(error) ? newerApp(heading) : failure(what, heading, resetErrorBoundary)
      }
    >
      {children}
    </ErrorBoundary>
  )
}

/** Told by its name: this room knows nothing of how things are stored. */
function isOfNewerApp(error: unknown): boolean {
  return error instanceof Error && error.name === 'NewerDatabase'
}

function newerApp(heading: string | undefined): ReactNode {
  return (
    <>
      {heading === undefined ? null : <PageHeader title={heading} />}
      <FailureState title="A newer TalentFlow was used in this browser">
        What is stored was written by it, and this page is too old to read it. Nothing was changed,
        and nothing is lost. Close all other tabs of TalentFlow and load this page again.
      </FailureState>
    </>
  )
}

function failure(what: string, heading: string | undefined, tryAgain: () => void): ReactNode {
  return (
    <>
      {heading === undefined ? null : <PageHeader title={heading} />}
      <FailureState
        title={`${what} could not be read`}
        action={<Button onClick={tryAgain}>Try again</Button>}
      >
        The browser did not give back what is stored. Nothing was changed, and nothing is lost. Try
        again; if it goes on, close other tabs of TalentFlow and load this page again.
      </FailureState>
    </>
  )
}
