/**
 * Notifies the other tabs on this device of a new sitting, so that a page of somebody else locks at
 * once rather than when it is idle. A tab that is at another address misses the message, so the
 * sitting is also stored on the device, for when the user goes back.
 */
import { lastSitting, markSitting } from '#src/storage/device/sitting.ts'

const CHANNEL = 'talentflow.sitting'

export type SatDown = { candidateId: string; mark: string }

/** The id of the new sitting; null if the device could not store it. */
export async function startSitting(candidateId: string): Promise<string | null> {
  const marked = await markSitting()
  if (!marked.ok) return null
  const satDown: SatDown = { candidateId, mark: marked.value }
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(satDown)
  channel.close()
  return marked.value
}

/** No tab can continue the sitting without the code. If the device can't store it, it ends when idle. */
export async function endSitting(): Promise<void> {
  await markSitting()
}

/** Whether no other sitting has started on this device since. */
export async function isLastSitting(mark: string): Promise<boolean> {
  return (await lastSitting()) === mark
}

export function onSittingElsewhere(listener: (satDown: SatDown) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<SatDown>) => listener(data))
  return () => channel.close()
}
