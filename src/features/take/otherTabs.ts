/**
 * Tells the other tabs of this device that someone sat down, so that a page which still belongs to
 * somebody else locks at once and not only when it has lain idle. A tab that shows another address
 * just then hears nothing: for Back in that tab the sitting is also marked on the device.
 */
import { lastSitting, markSitting } from '#src/db/sitting.ts'

const CHANNEL = 'talentflow.sitting'

export type SatDown = { candidateId: string; mark: string }

/** The mark of the sitting that begins; null when the device could not keep it. */
export async function sitDown(candidateId: string): Promise<string | null> {
  const marked = await markSitting()
  if (!marked.ok) return null
  const satDown: SatDown = { candidateId, mark: marked.value }
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(satDown)
  channel.close()
  return marked.value
}

/** Whether nobody has sat down at any tab of this device since. */
export async function isLastSitting(mark: string): Promise<boolean> {
  return (await lastSitting()) === mark
}

export function onSatDownElsewhere(listener: (satDown: SatDown) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<SatDown>) => listener(data))
  return () => channel.close()
}
