/** The protocol between a page and a worker: a task by its name, and its result. */
export type WorkerName = 'draft' | 'file' | 'key' | 'reading' | 'responses'

/** The types of one task. `progress` is `never` if it reports none. */
export interface TaskTypes {
  input: unknown
  progress: unknown
  result: unknown
}
export type TypesByName<T> = { [K in keyof T]: TaskTypes }

/** To be awaited: a page that does the task itself draws meanwhile, and rejects to stop it. */
export type Report<Progress> = (progress: Progress) => Promise<void>

/** The tasks of a worker by name. */
export type Tasks<T extends TypesByName<T>> = {
  readonly [K in keyof T]: (
    input: T[K]['input'],
    report: Report<T[K]['progress']>,
  ) => T[K]['result'] | Promise<T[K]['result']>
}

/** Tasks that a page does itself while they are small: handing them over would take longer. */
export interface PageTasks<T extends TypesByName<T>> {
  worker: WorkerName
  tasks: {
    readonly [K in keyof T]: (
      input: T[K]['input'],
      report: (progress: T[K]['progress']) => void,
    ) => T[K]['result']
  }
  isSmall: { readonly [K in keyof T]: (input: T[K]['input']) => boolean }
}

/** `context` is what the worker must know for any of its tasks, such as keys. */
export interface Request<T, K extends keyof T, Context> {
  name: K
  input: T[K] extends TaskTypes ? T[K]['input'] : never
  context: Context
}

/** `failed`: the page does the task itself, and throws what is wrong. */
export type Reply<T extends TaskTypes> =
  | { kind: 'progress'; progress: T['progress'] }
  | { kind: 'done'; result: T['result'] }
  | { kind: 'failed' }
