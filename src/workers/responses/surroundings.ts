/** How a job reports to whoever runs it. */
export interface Progress {
  done: number
  total: number
}

export interface Surroundings {
  /** Awaited after every few responses. */
  afterBatch: () => Promise<void> | undefined
}
