// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { getJob, setJobStatus } from '#src/hiring/storage/jobs.ts'
import { useQuery } from '#src/storage/core/query.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aJob } from '#tests/support/hiring.ts'

withFreshDatabases()
afterEach(cleanup)

function useTitle(id: string): string | null | undefined {
  const stored = useQuery(() => getJob(id), [id])
  if (!stored) return stored
  return stored.kind === 'whole' ? `${stored.value.title}, ${stored.value.status}` : 'damaged'
}

test('a query is undefined while loading, null if there is no record, and follows every change', async () => {
  const job = await aJob({ title: 'Chef' })
  const { result, rerender } = renderHook(useTitle, { initialProps: job.id })
  expect(result.current).toBe(undefined)
  await waitFor(() => expect(result.current).toBe('Chef, draft'))
  await setJobStatus(job.id, 'active')
  await waitFor(() => expect(result.current).toBe('Chef, active'))
  rerender(crypto.randomUUID())
  // Never the previous job under the new id.
  expect(result.current).toBe(undefined)
  await waitFor(() => expect(result.current).toBe(null))
})
