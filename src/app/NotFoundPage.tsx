import { paths } from '#src/base/paths.ts'
import { NotFound } from '#src/staff/NotFound.tsx'
import { Page } from '#src/ui/layout/Page.tsx'

/** The page for unknown addresses. */
export function NotFoundPage() {
  return (
    <Page narrow>
      <NotFound what="Page" to={paths.jobs} see="See all jobs">
        The address may be wrong, or the page has moved. Nothing was lost.
      </NotFound>
    </Page>
  )
}
