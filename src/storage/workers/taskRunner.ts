import { ask } from './ask.ts'
import type { PageTasks, TaskTypes, TypesByName } from './tasks.ts'

export interface TaskRunner<T extends TaskTypes> {
  /** Calls back at once if the task is small, and never if another one was requested meanwhile. */
  run(input: T['input'], done: (result: T['result']) => void): void
  close(): void
}

/** Runs one kind of task for a page: small ones in place, large ones in a worker, only the newest. */
export function createTaskRunner<T extends TypesByName<T>, K extends keyof T>(
  { worker, tasks, isSmall }: PageTasks<T>,
  name: K,
): TaskRunner<T[K]> {
  const taskWorker = { name: worker, load: async () => tasks }
  let running = new AbortController()
  const runInWorker = async (...[input, done]: Parameters<TaskRunner<T[K]>['run']>) => {
    running = new AbortController()
    const { signal } = running
    const result = await ask(taskWorker, name, input, { signal })
    if (!signal.aborted) done(result)
  }
  return {
    run(input, done) {
      running.abort()
      if (isSmall[name](input)) done(tasks[name](input))
      else void runInWorker(input, done)
    },
    close: () => running.abort(),
  }
}
