/** How many of the responses have been read. */
export interface Progress {
  done: number
  total: number
}

/** The input of a job that reports the data of each response as it is read. */
export interface ResponseDataInput {
  assessmentId: string
  /** The candidates whose responses are read; null: all. */
  candidateIds: readonly string[] | null
}

export interface ReadResponseData<T> extends Progress {
  items: T[]
  damaged: { id: string; isNewer: boolean }[]
}
