import { useCallback, useEffect, useRef } from 'react'
import { type TaskRunner, createTaskRunner } from './taskRunner.ts'
import type { Task, TaskKind } from './tasks.ts'

/** Runs one kind of task while the component is mounted; there are no callbacks after that. */
export function useTaskRunner<K extends TaskKind>(kind: K, task: Task<K>): TaskRunner<K>['run'] {
  const runner = useRef<TaskRunner<K> | null>(null)
  useEffect(() => {
    const opened = createTaskRunner(kind, task)
    runner.current = opened
    return () => {
      opened.close()
      runner.current = null
    }
  }, [kind, task])
  return useCallback<TaskRunner<K>['run']>((input, done) => runner.current?.run(input, done), [])
}
