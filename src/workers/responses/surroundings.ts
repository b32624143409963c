/** How a job reports to whoever runs it. */
export interface Progress {
  done: number
  total: number
}

export interface Surroundings {
  /** Awaited after every few responses. */
  afterBatch: () => Promise<void> | undefined
}

/** Of a job that reads something of each response, and reports it as it is read. */
export interface PartsInput {
  assessmentId: string
  /** Only these; null: all. */
  candidateIds: readonly string[] | null
}

export interface ReadParts<T> extends Progress {
  parts: T[]
  damaged: { id: string; isNewer: boolean }[]
}
