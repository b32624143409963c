import { useRef, useState } from 'react'
import type { Job } from '#schemas/job.ts'
import { createAssessment } from '#src/db/assessments.ts'
import { builderPath, paths } from '#src/paths.ts'
import { Button } from '#src/ui/Button.tsx'
import { Combobox } from '#src/ui/Combobox.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Field } from '#src/ui/Field.tsx'
import { FieldError } from '#src/ui/FieldError.tsx'
import { FormDialog } from '#src/ui/FormDialog.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { RadioGroup } from '#src/ui/RadioGroup.tsx'
import { useNavigate } from '#src/ui/routing.ts'
import { TextInput } from '#src/ui/TextInput.tsx'
import { failureWords } from '#src/wording/staff/failureWords.ts'

interface CreateDialogProps {
  jobs: readonly Job[]
  /** The job it is for; '' when that is to be chosen. */
  jobId: string
  onClose: () => void
}

const TITLE = 'New assessment'

export function CreateDialog({ jobs, jobId, onClose }: CreateDialogProps) {
  if (jobs.length > 0) return <CreateForm jobs={jobs} jobId={jobId} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={TITLE}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <LinkButton variant="primary" to={paths.jobs}>
            Go to jobs
          </LinkButton>
        </>
      }
    >
      <p>An assessment belongs to a job, and there is none yet. Create the job first.</p>
    </Dialog>
  )
}

function CreateForm({ jobs, jobId, onClose }: CreateDialogProps) {
  const navigate = useNavigate()
  const titleInput = useRef<HTMLInputElement>(null)
  const open = jobs.filter(({ status }) => status !== 'archived')
  const [job, setJob] = useState<string | null>(
    jobs.find(({ id }) => id === jobId)?.id ?? (open.length === 1 ? (open[0]?.id ?? null) : null),
  )
  const [title, setTitle] = useState('')
  const [start, setStart] = useState<'blank' | 'paste'>('blank')
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const create = async () => {
    setTried(true)
    if (!job || title.trim() === '') return
    const created = await createAssessment(job, title.trim())
    if (created.ok) {
      await navigate(builderPath(created.value.id) + (start === 'paste' ? '?paste' : ''))
      return
    }
    const words = failureWords(created.error.kind)
    setFailure(`${words.title}. ${words.text}`)
  }

  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title={TITLE}
      keepOpenOutside={title !== ''}
      initialFocus={titleInput}
      submitLabel="Create assessment"
      onSubmit={() => void create()}
    >
      {failure ? <FieldError>{failure}</FieldError> : null}
      <Field
        label="Title"
        help="Candidates see it."
        error={tried && title.trim() === '' ? 'Enter a title' : null}
      >
        <TextInput
          ref={titleInput}
          dir="auto"
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
      </Field>
      <Field label="Job" error={tried && !job ? 'Choose the job that it is for' : null}>
        <Combobox
          items={jobs
            .filter(({ id, status }) => status !== 'archived' || id === jobId)
            .map(({ id, title: label, department }) => ({ value: id, label, hint: department }))}
          value={job}
          onChange={setJob}
        />
      </Field>
      <RadioGroup
        legend="Begin with"
        options={[
          { value: 'blank', label: 'An empty assessment' },
          { value: 'paste', label: 'Pasted questions', help: 'The text of a quiz.' },
        ]}
        value={start}
        onChange={setStart}
      />
    </FormDialog>
  )
}
