import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { responseTable } from '#src/storage/core/database.ts'
import { startOrResume } from '#src/taking/storage/opening.ts'
import { openAttempt } from '#src/taking/screens/attempt/openAttempt.ts'
import type { Arrival } from '#src/taking/screens/attempt/takeState.ts'
import { useCloseOnTakeover } from '#src/taking/screens/attempt/openPageEffects.ts'
import { anInvited, withFreshTab } from '#tests/support/screens/candidateScreen.tsx'
import { value } from '#tests/support/hiring.ts'

withFreshTab()

test('a response taken over before anyone subscribed is released too', async () => {
  const { candidateId, assessmentId } = await anInvited()
  const started = value(await startOrResume({ candidateId, assessmentId, now: new Date() }))
  const attempt = await openAttempt(started)
  if (attempt === null) throw new Error('Nobody else has it open')
  await responseTable.put({ ...started.response, rev: started.response.rev + 1 })
  await waitFor(() => expect(attempt.saveState().kind).toBe('elsewhere'))
  const onTakeover = vi.fn<(at: Arrival) => void>()
  renderHook(() => useCloseOnTakeover({ kind: 'filling', attempt, problem: null }, onTakeover))
  await waitFor(() =>
    expect(onTakeover).toHaveBeenCalledWith({ kind: 'openElsewhere', language: 'en' }),
  )
})
