import type { Job, JobStatus } from '#schemas/records/job.ts'
import { moveJob, setJobStatus } from '#src/hiring/storage/jobs.ts'
import { toast } from '#src/ui/overlays/toasts.ts'
import { failureWords } from '#src/staff/words/failureWords.ts'

/** Actions on a job without a form; failures are shown in a toast. */
export function changeStatus(job: Job, status: JobStatus): void {
  const run = async () => {
    const result = await setJobStatus(job.id, status)
    if (!result.ok) {
      tellFailure(result.error.kind)
      return
    }
    const before = job.status
    toast({
      text: statusToast(job, status),
      action: { label: 'Undo', onAct: () => void setJobStatus(job.id, before) },
    })
  }
  void run()
}

/** `jobs` are all of them in order; `index` is the position among the others. */
export function moveTo(jobs: readonly Job[], id: string, index: number): void {
  const others = jobs.filter((job) => job.id !== id)
  const run = async () => {
    const result = await moveJob(id, {
      before: others[index - 1]?.id ?? null,
      after: others[index]?.id ?? null,
    })
    if (!result.ok) tellFailure(result.error.kind)
  }
  void run()
}

function tellFailure(kind: Parameters<typeof failureWords>[0]): void {
  const words = failureWords(kind)
  toast({ text: `${words.title}. ${words.text}`, tone: 'failed' })
}

/** The message after a change of status. */
function statusToast(job: Job, status: JobStatus): string {
  if (status === 'archived') {
    return `${job.title} is archived. You can’t add candidates to it; everything in it is kept.`
  }
  if (job.status === 'archived') return `${job.title} is active again.`
  return status === 'active'
    ? `${job.title} is active.`
    : `${job.title} is a draft again. Its candidates and assessments work as before.`
}
