/**
 * Tells the other tabs of this device that someone sat down, so that a page which still belongs to
 * somebody else locks at once and not only when it has lain idle. A tab that shows another address
 * just then hears nothing: for Back in that tab it is also written down who sat down last.
 */
const CHANNEL = 'talentflow.sitting'
const LAST = 'talentflow.lastSitting'

export function announceSitting(candidateId: string): void {
  localStorage.setItem(LAST, candidateId)
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(candidateId)
  channel.close()
}

/** Whether the last to sit down at any tab of this device was somebody else. */
export function someoneElseSatDown(candidateId: string): boolean {
  const last = localStorage.getItem(LAST)
  return last !== null && last !== candidateId
}

export function onSittingElsewhere(listener: (candidateId: string) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (typeof event.data === 'string') listener(event.data)
  })
  return () => channel.close()
}
