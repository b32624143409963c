import { useEffect, useMemo, useRef } from 'react'
import { type TaskRunner, createTaskRunner } from './taskRunner.ts'
import type { PageTasks, TypesByName } from './tasks.ts'

/** Runs one kind of task while the component is mounted; there are no callbacks after that. */
export function useTaskRunner<T extends TypesByName<T>, K extends keyof T>(
  tasks: PageTasks<T>,
  name: K,
): TaskRunner<T[K]> {
  const runner = useRef<TaskRunner<T[K]> | null>(null)
  useEffect(() => {
    const opened = createTaskRunner(tasks, name)
    runner.current = opened
    return () => {
      opened.cancel()
      runner.current = null
    }
  }, [tasks, name])
  return useMemo(
    () => ({
      run: (...task) => runner.current?.run(...task),
      cancel: () => runner.current?.cancel(),
    }),
    [],
  )
}
