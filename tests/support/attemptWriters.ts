/**
 * Attempt writers with their reported states, closed after every test; and a page that is hidden or
 * left.
 */
import { afterEach } from 'vitest'

import type { Response } from '#schemas/records/response.ts'
import { responses } from '#src/storage/records/recordKinds.ts'
import { readRecord } from '#src/storage/records/records.ts'
import type { OpenedResponse } from '#src/taking/storage/opening.ts'
import {
  type AttemptWriter,
  openAttemptWriter,
  type SaveState,
} from '#src/taking/storage/saving.ts'

const open: AttemptWriter[] = []

export function closeWritersAfterEach(): void {
  afterEach(() => {
    for (const writer of open.splice(0)) writer.close()
    setVisibility('visible')
  })
}

export function writerOf(response: OpenedResponse) {
  const states: SaveState[] = []
  const writer = openAttemptWriter({ response, onState: (state) => states.push(state) })
  open.push(writer)
  return { writer, states, kinds: () => states.map(({ kind }) => kind) }
}

export async function storedResponse(candidateId: string): Promise<Response> {
  const stored = await readRecord(responses, candidateId)
  if (stored?.kind !== 'whole') throw new Error('There is no whole response of this candidate')
  return stored.value
}

export function setVisibility(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
