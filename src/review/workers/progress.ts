/** How many of the responses have been read. */
export interface Progress {
  done: number
  total: number
}

/** Of a job that reads something of each response, and reports it as it is read. */
export interface ResponseDataInput {
  assessmentId: string
  /** Only these; null: all. */
  candidateIds: readonly string[] | null
}

export interface ReadResponseData<T> extends Progress {
  items: T[]
  damaged: { id: string; isNewer: boolean }[]
}
