/** What an evaluation is told besides definition and answers; an attempt keeps it, and is one. */
export type Context = {
  /** Decides everything that is drawn by lot. */
  readonly seed: number
  /** A moment; absent: nothing knows when it began. */
  readonly startedAt?: string
  /** BCP 47; absent: the language of the definition. */
  readonly language?: string
}
