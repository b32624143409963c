/**
 * Asks one kind of task for as long as a builder is open: a small one in place, a large one in a
 * worker. One runs at a time, and of those that wait meanwhile only the newest is done.
 */
import { startWorker } from './startWorker.ts'
import { isSmall, type TaskKind, type Tasks, tasks, workerOf } from './tasks.ts'

export interface Apart<K extends TaskKind> {
  /** Calls back unless another one was asked for meanwhile. */
  ask(asked: Tasks[K]['asked'], done: (found: Tasks[K]['found']) => void): void
  close(): void
}

interface Waiting<K extends TaskKind> {
  asked: Tasks[K]['asked']
  done: (found: Tasks[K]['found']) => void
}

export function createApart<K extends TaskKind>(
  kind: K,
  start: () => Worker | null = () => startWorker(workerOf[kind]),
): Apart<K> {
  let worker: Worker | null | undefined
  let running: Waiting<K> | null = null
  let next: Waiting<K> | null = null

  const doHere = ({ asked, done }: Waiting<K>) => done(tasks[kind](asked))
  const send = (waiting: Waiting<K>) => {
    running = waiting
    worker?.postMessage({ kind, asked: waiting.asked })
  }
  const receive = ({ data }: MessageEvent<Tasks[K]['found']>) => {
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
    if (left) doHere(left)
  }
  const begin = () => {
    const begun = start()
    begun?.addEventListener('message', receive)
    begun?.addEventListener('error', goWithout)
    return begun
  }

  return {
    ask(asked, done) {
      const waiting = { asked, done }
      if (isSmall[kind](asked)) {
        // The worker still answers what it was asked, and the next answer is to that.
        if (running) running = { ...running, done: () => undefined }
        next = null
        doHere(waiting)
        return
      }
      if (worker === undefined) worker = begin()
      if (!worker) doHere(waiting)
      else if (running) next = waiting
      else send(waiting)
    },
    close() {
      worker?.terminate()
    },
  }
}
