import type { Reply, Request, Tasks, TaskTypes, TypesByName } from './tasks.ts'

interface JobContext<Context> {
  /** Before the task, with what the page passed along. */
  prepare?: (context: Context) => void
  afterReport?: () => void
}

/** Runs in a worker: performs each requested task, and posts its progress and its result. */
export function handleTasks<T extends TypesByName<T>, Context = undefined>(
  tasks: Tasks<T>,
  { prepare, afterReport }: JobContext<Context> = {},
): void {
  const perform = async <K extends keyof T>({ name, input, context }: Request<T, K, Context>) => {
    prepare?.(context)
    const result = await tasks[name](input, async (progress) => {
      reply<T[K]>({ kind: 'progress', progress })
      afterReport?.()
    })
    reply<T[K]>({ kind: 'done', result })
  }
  self.onmessage = ({ data }: MessageEvent<Request<T, keyof T, Context>>) => {
    perform(data).catch(() => reply({ kind: 'failed' }))
  }
}

function reply<T extends TaskTypes>(message: Reply<T>): void {
  self.postMessage(message)
}
