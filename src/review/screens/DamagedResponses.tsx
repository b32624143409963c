import { DamagedNotice } from '#src/staff/DamagedNotice.tsx'

import { countWords } from './export/exportWords.ts'

/** Responses that can't be read; nothing if there are none. */
export function DamagedResponses({ records }: { records: readonly { isNewer: boolean }[] }) {
  return (
    <DamagedNotice
      what={countWords(records.length, 'response')}
      records={records}
      fileName={null}
    />
  )
}
