/**
 * Runs one kind of task for as long as a builder is open: small ones in place, large ones in a
 * worker. One runs at a time; of those waiting, only the newest is run.
 */
import { startWorker } from './startWorker.ts'
import { isSmall, type Task, type TaskKind, type Tasks, workerOf } from './tasks.ts'

export interface TaskRunner<K extends TaskKind> {
  /** Calls back unless another request was made meanwhile. */
  run(input: Tasks[K]['input'], done: (result: Tasks[K]['result']) => void): void
  close(): void
}

interface Waiting<K extends TaskKind> {
  input: Tasks[K]['input']
  done: (result: Tasks[K]['result']) => void
}

/** `task` is passed, so that a page loads only the tasks that it runs. */
export function createTaskRunner<K extends TaskKind>(
  kind: K,
  task: Task<K>,
  start: () => Worker | null = () => startWorker(workerOf[kind]),
): TaskRunner<K> {
  let worker: Worker | null | undefined
  let running: Waiting<K> | null = null
  let next: Waiting<K> | null = null

  const doHere = ({ input, done }: Waiting<K>) => done(task(input))
  const send = (waiting: Waiting<K>) => {
    running = waiting
    worker?.postMessage({ kind, input: waiting.input })
  }
  const receive = ({ data }: MessageEvent<Tasks[K]['result']>) => {
    const [finished, newest] = [running, next]
    running = null
    next = null
    if (newest) send(newest)
    else finished?.done(data)
  }
  /** It could not be loaded, or crashed: from now on its tasks run here. */
  const goWithout = () => {
    worker?.terminate()
    worker = null
    const left = next ?? running
    running = null
    next = null
    if (left) doHere(left)
  }
  const begin = () => {
    const started = start()
    started?.addEventListener('message', receive)
    started?.addEventListener('error', goWithout)
    return started
  }

  return {
    run(input, done) {
      const waiting = { input, done }
      if (isSmall[kind](input)) {
        // The worker still posts the result of the old request first.
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
