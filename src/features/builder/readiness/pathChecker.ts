/**
 * Checks paths for as long as a builder is open: a small draft in place, a large one in a worker. One
 * check runs at a time, and of those that wait meanwhile only the newest is done.
 */
import { checkPaths, type PathCheck } from '#src/engine/readiness/paths/checkPaths.ts'
import type { PathRequest } from './pathWorker.ts'
import { startPathWorker } from './startPathWorker.ts'

export interface PathChecker {
  /** Calls back unless another check was asked for meanwhile. */
  check(request: PathRequest, done: (checked: PathCheck) => void): void
  close(): void
}

interface Asked {
  request: PathRequest
  done: (checked: PathCheck) => void
}

/** A draft of so many questions is checked within a frame. */
const SMALL = 40

export function createPathChecker(start: () => Worker | null = startPathWorker): PathChecker {
  let worker: Worker | null | undefined
  let running: Asked | null = null
  let next: Asked | null = null

  const checkHere = ({ request, done }: Asked) =>
    done(checkPaths(request.definition, request.local))
  const send = (asked: Asked) => {
    running = asked
    worker?.postMessage(asked.request)
  }
  const receive = ({ data }: MessageEvent<PathCheck>) => {
    const [finished, newest] = [running, next]
    running = null
    next = null
    if (newest) send(newest)
    else finished?.done(data)
  }
  /** It could not be loaded, or broke down: what waits for it is done here, now and from now on. */
  const goWithout = () => {
    worker?.terminate()
    worker = null
    const left = next ?? running
    running = null
    next = null
    if (left) checkHere(left)
  }
  const begin = () => {
    const begun = start()
    begun?.addEventListener('message', receive)
    begun?.addEventListener('error', goWithout)
    return begun
  }

  return {
    check(request, done) {
      const asked = { request, done }
      if (isSmall(request)) {
        running = null
        next = null
        checkHere(asked)
        return
      }
      if (worker === undefined) worker = begin()
      if (!worker) checkHere(asked)
      else if (running) next = asked
      else send(asked)
    },
    close() {
      worker?.terminate()
    },
  }
}

function isSmall({ definition }: PathRequest): boolean {
  return definition.sections.reduce((sum, { questions }) => sum + questions.length, 0) <= SMALL
}
