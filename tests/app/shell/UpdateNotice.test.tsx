import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'

import { UpdateNotice } from '#src/app/shell/UpdateNotice.tsx'
import { holdWork } from '#src/base/openWork.ts'
import { createStore } from '#src/base/store.ts'
import { offerUpdate } from '#src/storage/offline/update.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('the new version is offered, and updated to when what is open is saved', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const steps: string[] = []
  let outcome: 'taken-over' | 'attempt-open' = 'attempt-open'
  const isOnlyCopy = createStore(true)
  render(<UpdateNotice />)
  const button = () => screen.queryByRole('button', { name: 'Reload to update' })
  expect(button()).not.toBeInTheDocument()

  const endWork = holdWork({
    subscribe: isOnlyCopy.subscribe,
    isOnlyCopy: isOnlyCopy.getState,
    flush: async () => steps.push('saved') > 0,
  })
  offerUpdate(async () => {
    steps.push('asked')
    return outcome
  })
  expect(button()).not.toBeInTheDocument()
  isOnlyCopy.set(false)
  const notice = await screen.findByRole('region', { name: 'New version' })
  expect(notice).toHaveTextContent('A new version of TalentFlow is ready.')

  await userEvent.click(button()!)
  await waitFor(() => expect(notice).toHaveTextContent('somebody is taking an assessment'))
  expect(steps).toEqual(['saved', 'asked'])
  expect(reload).not.toHaveBeenCalled()

  outcome = 'taken-over'
  await userEvent.click(button()!)
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  endWork()
})
