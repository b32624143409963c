import type { Result } from '#schemas/result.ts'

/** Input and output: Node's own in production, fakes in tests. */
export type CommandIo = {
  readFile: (path: string) => Promise<string>
  /** The lines of a file, or of standard input for `-`; null for a line that is not UTF-8. */
  lines: (path: string) => AsyncIterable<string | null>
  out: (line: string) => void
  error: (line: string) => void
}

/**
 * A report for stdout and whether everything is valid, or one line saying what could not be read.
 */
export type Outcome = Result<{ report: object; isWell: boolean }, string>
