import { useRouteError } from '#src/staff/routing.ts'

import { ErrorPage } from './ErrorPage.tsx'

/** The error page inside the shell. */
export function RouteError() {
  const error = useRouteError()
  return <ErrorPage error={error} />
}
