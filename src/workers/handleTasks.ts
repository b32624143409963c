/** The name of a task, and its input. */
type Asked<T> = { [K in keyof T]: { kind: K; input: T[K] } }[keyof T]

/** Runs in a worker: performs each requested task and posts its result. */
export function handleTasks<T>(tasks: { [K in keyof T]: (input: T[K]) => unknown }): void {
  const answerTo = <K extends keyof T>({ kind, input }: { kind: K; input: T[K] }): unknown =>
    tasks[kind](input)
  self.onmessage = ({ data }: MessageEvent<Asked<T>>) => {
    self.postMessage(answerTo(data))
  }
}
