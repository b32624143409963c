/** A virtual display for browsers that need one. */
import { endProgram, sayingOf, startProgram } from './processes.ts'

export interface Display {
  /** The value of the environment variable DISPLAY. */
  name: string
  close(): Promise<void>
}

export async function openDisplay(): Promise<Display> {
  const server = startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', '1800x1200x24'])
  const name = `:${await sayingOf(server, /^(\d+)\n/)}`
  // Without a window manager a window never gets the requested size.
  const manager = startProgram('openbox', [], { DISPLAY: name })
  return {
    name,
    close: async () => {
      await endProgram(manager, 'SIGTERM')
      await endProgram(server, 'SIGTERM')
    },
  }
}
