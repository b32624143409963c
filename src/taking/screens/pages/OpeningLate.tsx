import { useWords } from '#src/assessment/renderer/text/words.ts'

import { Notice } from './Notice.tsx'

/**
 * Shown instead of the first screen while the database does not open. It continues by itself once
 * it does.
 */
export function OpeningLate() {
  return <Notice {...useWords().notices.openingLate} />
}
