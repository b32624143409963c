/** Programs started by a check, and how they end. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** In a process group of its own, so that its children end with it. */
export function startProgram(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): ChildProcess {
  return spawn(program, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** The first match in a program's standard output or error. */
export function sayingOf(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const listen = (chunk: unknown) => {
      said += String(chunk)
      const found = pattern.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`${child.spawnfile} ended early: ${said}`)))
  })
}

/** Ends a program and its children. */
export async function endProgram(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL') {
  if (child.pid === undefined) return
  const gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null
  try {
    process.kill(-child.pid, signal)
  } catch (error) {
    // The whole group has ended already.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
  await gone
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return address.port
}
