import { useOpeningLate } from '#src/storage/core/opening.ts'
import { FailureState } from '#src/ui/display/FailureState.tsx'
import { Page } from '#src/ui/layout/Page.tsx'

/**
 * Shown above any screen while the database does not open. The screen continues by itself once it
 * does.
 */
export function OpeningLate() {
  const isLate = useOpeningLate()
  if (!isLate) return null
  return (
    <Page>
      <FailureState title="Your data can’t be opened yet">
        Another tab may be blocking it. Close all other TalentFlow tabs and this page will continue.
        If it doesn’t, restart the browser. Nothing was changed, and your saved data is safe.
      </FailureState>
    </Page>
  )
}
