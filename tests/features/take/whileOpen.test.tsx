import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { responseTable } from '#src/db/database.ts'
import { startOrResume } from '#src/db/taking.ts'
import { openAttempt } from '#src/features/take/openAttempt.ts'
import type { Arrival } from '#src/features/take/takeState.ts'
import { useTakenOver } from '#src/features/take/whileOpen.ts'
import { anInvited, withFreshTab } from '#tests/support/candidateScreen.tsx'
import { value } from '#tests/support/hiring.ts'

withFreshTab()

test('a response that another tab took before anybody listened is given up all the same', async () => {
  const { candidateId, assessmentId } = await anInvited()
  const started = value(await startOrResume({ candidateId, assessmentId, now: new Date() }))
  const attempt = await openAttempt(started)
  if (attempt === null) throw new Error('Nobody else has it open')
  await responseTable.put({ ...started.response, rev: started.response.rev + 1 })
  await waitFor(() => expect(attempt.saveState().kind).toBe('elsewhere'))
  const onTakenOver = vi.fn<(at: Arrival) => void>()
  renderHook(() => useTakenOver({ kind: 'filling', attempt, problem: null }, onTakenOver))
  await waitFor(() => expect(onTakenOver).toHaveBeenCalledWith({ kind: 'openElsewhere' }))
})
