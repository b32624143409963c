/** What a page and its worker for responses say to each other. */
import type { ReadingKeys } from '#src/db/sealing/openKeys.ts'

import type { JobKind, Jobs } from './jobs.ts'

export type JobRequest = {
  [K in JobKind]: { kind: K; input: Jobs[K]['input']; keys: ReadingKeys | null }
}[JobKind]

export type JobReply<K extends JobKind> =
  | { kind: 'progress'; progress: Jobs[K]['progress'] }
  | { kind: 'done'; result: Jobs[K]['result'] }
  | { kind: 'failed'; name: string; message: string }
