/** Messages between pages and the service worker. Each comes with a port for the reply. */

/** `opened`: from a page to the worker that serves it; the reply is whether both are of one build. */
export type ToWorker = { kind: 'opened'; entry: string } | { kind: 'takeOver' }

/** The reply to `takeOver`. */
export type TakeOver = 'taken-over' | 'attempt-open'

/** The only question of a worker: the entry script of the page, which names its build. */
export const WHICH_ENTRY = 'which-entry'

/** Never settles if nobody replies, as a frozen page doesn't. */
export function ask(
  target: { postMessage(message: unknown, transfer: Transferable[]): void },
  message: unknown,
): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => {
      port1.close()
      resolve(data)
    }
    target.postMessage(message, [port2])
  })
}

export function toWorker(message: unknown): ToWorker | null {
  if (typeof message !== 'object' || message === null || !('kind' in message)) return null
  if (message.kind === 'takeOver') return { kind: 'takeOver' }
  if (message.kind !== 'opened' || !('entry' in message)) return null
  return typeof message.entry === 'string' ? { kind: 'opened', entry: message.entry } : null
}
