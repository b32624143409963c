/** Shorter than half a frame: what is typed or pressed meanwhile is answered at once. */
const LONGEST_MS = 8

/** To be awaited between steps: lets the page answer whenever enough was done without a pause. */
export function createPauses(): () => Promise<void> | undefined {
  let begun = performance.now()
  async function pause(): Promise<void> {
    await nextTask()
    begun = performance.now()
  }
  return () => (performance.now() - begun < LONGEST_MS ? undefined : pause())
}

/** By a message: timers wait a whole second each in a tab that nobody looks at. */
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
