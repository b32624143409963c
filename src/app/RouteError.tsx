import { useRouteError } from '#src/ui/routing.ts'

import { ErrorPage } from './ErrorPage.tsx'

/** A screen that threw, inside the shell. */
export function RouteError() {
  const error = useRouteError()
  return <ErrorPage error={error} />
}
