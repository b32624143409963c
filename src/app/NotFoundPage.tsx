import { paths } from '#src/paths.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'

/** An address that leads nowhere. */
export function NotFoundPage() {
  return (
    <Page narrow>
      <PageHeader title="There is no page at this address">
        It may have been typed with a mistake, or the page has moved. Nothing was lost.
      </PageHeader>
      <LinkButton to={paths.jobs} variant="primary">
        Go to jobs
      </LinkButton>
    </Page>
  )
}
