import { paths } from '#src/paths.ts'
import { LinkButton } from '#src/parts/LinkButton.tsx'
import { Page } from '#src/ui/layout/Page.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'

/** The page for unknown addresses. */
export function NotFoundPage() {
  return (
    <Page narrow>
      <PageHeader title="Page not found">
        The address may be wrong, or the page has moved. Nothing was lost.
      </PageHeader>
      <LinkButton to={paths.jobs} variant="primary">
        Go to jobs
      </LinkButton>
    </Page>
  )
}
