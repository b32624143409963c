/** The name of a task, and what it takes. */
type Asked<T> = { [K in keyof T]: { kind: K; asked: T[K] } }[keyof T]

/** In a worker: does each task that the page asks for, and answers with what came of it. */
export function answering<T>(tasks: { [K in keyof T]: (asked: T[K]) => unknown }): void {
  const answerTo = <K extends keyof T>({ kind, asked }: { kind: K; asked: T[K] }): unknown =>
    tasks[kind](asked)
  self.onmessage = ({ data }: MessageEvent<Asked<T>>) => {
    self.postMessage(answerTo(data))
  }
}
