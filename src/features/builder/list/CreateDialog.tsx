import { useRef, useState } from 'react'
import type { Job } from '#schemas/job.ts'
import { createAssessment, createFromFile } from '#src/db/assessments.ts'
import type { ReadAssessment } from '#src/exchange/assessmentFile.ts'
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
import { freeTitle } from './freeTitle.ts'
import { FileField } from './FileField.tsx'
import { useChosenFile } from './useChosenFile.ts'

/** What a new assessment can start with. */
export type Start = 'blank' | 'paste' | 'file'

interface CreateDialogProps {
  jobs: readonly Job[]
  /** Those that other assessments have. */
  titles: readonly string[]
  /** The job it is for; '' when that is to be chosen. */
  jobId: string
  /** What it starts with, until something else is chosen. */
  start: Start
  onClose: () => void
}

const TITLE = 'New assessment'

export function CreateDialog(props: CreateDialogProps) {
  const { jobs, onClose } = props
  if (jobs.length > 0) return <CreateForm {...props} />
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

function CreateForm({ jobs, titles, jobId, start: firstStart, onClose }: CreateDialogProps) {
  const navigate = useNavigate()
  const titleInput = useRef<HTMLInputElement>(null)
  const fileButton = useRef<HTMLButtonElement>(null)
  const open = jobs.filter(({ status }) => status !== 'archived')
  const [job, setJob] = useState<string | null>(
    jobs.find(({ id }) => id === jobId)?.id ?? (open.length === 1 ? (open[0]?.id ?? null) : null),
  )
  const [title, setTitle] = useState('')
  const [titleOfFile, setTitleOfFile] = useState('')
  const [start, setStart] = useState(firstStart)
  const { chosen, choose } = useChosenFile()
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const create = async () => {
    setTried(true)
    const isRead = start !== 'file' || chosen?.state === 'read'
    if (!job || title.trim() === '' || !isRead) return
    const created =
      start === 'file' && chosen?.state === 'read'
        ? await createFromFile(job, title.trim(), { fileName: chosen.fileName, ...chosen.content })
        : await createAssessment(job, title.trim())
    if (created.ok) {
      await navigate(builderPath(created.value.id) + (start === 'paste' ? '?paste' : ''))
      return
    }
    const words = failureWords(created.error.kind)
    setFailure(`${words.title}. ${words.text}`)
  }

  /** What was typed stays; the title of a file opened before does not. */
  const takeTitle = ({ definition }: ReadAssessment) => {
    const next = freeTitle(definition.settings.title, titles)
    setTitle((now) => (now.trim() === '' || now === titleOfFile ? next : now))
    setTitleOfFile(next)
  }

  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title={TITLE}
      keepOpenOutside={title !== '' || chosen !== null}
      initialFocus={firstStart === 'file' ? fileButton : titleInput}
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
        legend="Start with"
        options={[
          { value: 'blank', label: 'An empty assessment' },
          { value: 'paste', label: 'Pasted questions', help: 'The text of a quiz.' },
          { value: 'file', label: 'A file', help: 'An assessment that was saved as a file.' },
        ]}
        value={start}
        onChange={setStart}
      />
      {start === 'file' ? (
        <FileField
          chosen={chosen}
          error={tried && chosen === null ? 'Open a file that was saved from TalentFlow' : null}
          onChoose={(file) => choose(file, takeTitle)}
          button={fileButton}
        />
      ) : null}
    </FormDialog>
  )
}
