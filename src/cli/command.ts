import type { Result } from '#schemas/result.ts'

/** What is read and where words go: Node's own in use, stand-ins in tests. */
export type CommandIo = {
  readFile: (path: string) => Promise<string>
  /** Of a file, or of standard input for `-`; null for a line that is not UTF-8. */
  lines: (path: string) => AsyncIterable<string | null>
  out: (line: string) => void
  error: (line: string) => void
}

/** A report for stdout and whether all is well, or one line that names what can't be read. */
export type Outcome = Result<{ report: object; isWell: boolean }, string>
