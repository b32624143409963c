/**
 * The inputs of an evaluation besides definition and answers. Stored with the attempt, which
 * satisfies this type.
 */
export type Context = {
  /** Determines every random order. */
  readonly seed: number
  /** A timestamp; absent means the start is unknown. */
  readonly startedAt?: string
  /** BCP 47 tag; absent means the language of the definition. */
  readonly language?: string
}
