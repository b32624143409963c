/** Less than half a frame, so that input is handled without delay. */
const MAX_MS = 8

/** Await between steps: yields to the page when it has worked long enough without a pause. */
export function createPauses(): () => Promise<void> | undefined {
  let resumedAt = performance.now()
  async function pause(): Promise<void> {
    await nextTask()
    resumedAt = performance.now()
  }
  return () => (performance.now() - resumedAt < MAX_MS ? undefined : pause())
}

/** By message, because timers are throttled to a second in background tabs. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
