import { ask } from './ask.ts'
import type { PageTasks, TaskTypes, TypesByName } from './tasks.ts'

export interface TaskRunner<T extends TaskTypes> {
  /** Calls back at once if the task is small, and never if another one was requested meanwhile. */
  run(
    input: T['input'],
    done: (result: T['result']) => void,
    onProgress?: (progress: T['progress']) => void,
  ): void
  /** Ends the worker, so that nothing is called back any more. */
  cancel(): void
}

/** Runs one kind of task for a page: small ones in place, large ones in a worker, only the newest. */
export function createTaskRunner<T extends TypesByName<T>, K extends keyof T>(
  { worker, tasks, isSmall }: PageTasks<T>,
  name: K,
): TaskRunner<T[K]> {
  const taskWorker = { name: worker, load: async () => tasks }
  let running = new AbortController()
  const runInWorker = async (...task: Parameters<TaskRunner<T[K]>['run']>) => {
    const [input, done, onProgress] = task
    running = new AbortController()
    const { signal } = running
    const result = await ask(taskWorker, name, input, { signal, onProgress: onProgress ?? ignore })
    if (!signal.aborted) done(result)
  }
  return {
    run(input, done, onProgress) {
      running.abort()
      if (isSmall[name](input)) done(tasks[name](input, ignore))
      else void runInWorker(input, done, onProgress)
    },
    cancel: () => running.abort(),
  }
}

function ignore(): void {
  // Nobody sees the progress of a small task.
}
