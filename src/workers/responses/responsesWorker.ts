/**
 * Does one job with many responses off the main thread: it reads the database itself, and opens what
 * is sealed with keys that it holds in memory only. The page ends it afterwards.
 */
import { asError } from '#src/base/asError.ts'
import { lossOr } from '#src/db/core/loss.ts'
import { takeReadingKeys } from '#src/db/sealing/openKeys.ts'
import { forgetParts } from '#src/db/sealing/parts.ts'

import type { JobReply, JobRequest } from './jobMessages.ts'
import { type JobKind, type Jobs, jobs } from './jobs.ts'

self.onmessage = ({ data: { keys, kind, input } }: MessageEvent<JobRequest>) => {
  takeReadingKeys(keys)
  perform(kind, input).catch((thrown: unknown) => {
    const { name, message } = asError(lossOr(thrown))
    reply({ kind: 'failed', name, message })
  })
}

async function perform<K extends JobKind>(kind: K, input: Jobs[K]['input']): Promise<void> {
  // What was opened is not needed again, and would add up.
  const running = jobs[kind](input, { afterBatch: async () => forgetParts() })
  for (;;) {
    const next = await running.next()
    if (next.done === true) {
      reply<K>({ kind: 'done', result: next.value })
      return
    }
    reply<K>({ kind: 'progress', progress: next.value })
  }
}

function reply<K extends JobKind>(message: JobReply<K>): void {
  self.postMessage(message)
}
