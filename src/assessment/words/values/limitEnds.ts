/** The lower and upper limit, as far as a question has them. */
export type Ends<T> = { min: T | undefined; max: T | undefined }
