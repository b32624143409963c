/**
 * Does what takes long apart from the page, so that nothing there waits for it. Loads the engine and
 * nothing else.
 */
import { type TaskKind, type Tasks, tasks } from './tasks.ts'

export type Task<K extends TaskKind = TaskKind> = {
  [P in K]: { kind: P; asked: Tasks[P]['asked'] }
}[K]

self.onmessage = ({ data }: MessageEvent<Task>) => {
  self.postMessage(answerTo(data))
}

function answerTo<K extends TaskKind>({ kind, asked }: Task<K>): Tasks[K]['found'] {
  return tasks[kind](asked)
}
