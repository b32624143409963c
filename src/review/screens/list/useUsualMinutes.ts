import { useEffect, useMemo } from 'react'

import { versionIdOf } from '#schemas/versionId.ts'
import { usualMinutes } from '#src/assessment/engine/statistics/usualMinutes.ts'
import { storeUsualMinutes } from '#src/review/storage/usualMinutes.ts'
import type { ResponseRow } from '#src/review/workers/responseRows.ts'

/**
 * Once all rows have been read, keeps how long people need for the newest version (rule R8). If that
 * can't be stored, the next visit to the list tries again.
 */
export function useUsualMinutes(
  assessmentId: string,
  newest: number | undefined,
  rows: readonly Pick<ResponseRow, 'versionNumber' | 'submittedAt' | 'activeMs'>[],
  isWhole: boolean,
): void {
  const minutes = useMemo(
    () => (isWhole && newest !== undefined ? minutesFor(newest, rows) : null),
    [isWhole, newest, rows],
  )
  useEffect(() => {
    if (minutes === null || newest === undefined) return
    void storeUsualMinutes(versionIdOf(assessmentId, newest), minutes)
  }, [assessmentId, newest, minutes])
}

function minutesFor(
  newest: number,
  rows: readonly Pick<ResponseRow, 'versionNumber' | 'submittedAt' | 'activeMs'>[],
): number | null {
  const inOrder = rows
    .filter(({ versionNumber }) => versionNumber === newest)
    .toSorted((a, b) => (a.submittedAt < b.submittedAt ? -1 : 1))
  return usualMinutes(inOrder.map(({ activeMs }) => activeMs))
}
