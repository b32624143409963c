/** A screen that nobody sees, for a browser that needs one. */
import { endProgram, sayingOf, startProgram } from './processes.ts'

export interface Display {
  /** As the environment variable DISPLAY has it. */
  name: string
  close(): Promise<void>
}

export async function openDisplay(): Promise<Display> {
  const server = startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', '1800x1200x24'])
  const name = `:${await sayingOf(server, /^(\d+)\n/)}`
  // Without one a window never gets the size that it asks for.
  const manager = startProgram('openbox', [], { DISPLAY: name })
  return {
    name,
    close: async () => {
      await endProgram(manager, 'SIGTERM')
      await endProgram(server, 'SIGTERM')
    },
  }
}
