import { useRef, useState } from 'react'
import { useController } from 'react-hook-form'

import type { Job } from '#schemas/records/job.ts'
import { fileNameText } from '#src/assessment/engine/texts/fileNames.ts'
import { createAssessment, createFromFile } from '#src/builder/storage/newAssessments.ts'
import type { ReadAssessment } from '#src/builder/files/json/writeAssessmentFile.ts'
import { builderPath, paths } from '#src/base/paths.ts'
import { FormFailure } from '#src/staff/forms/FormFailure.tsx'
import { failedSaving } from '#src/staff/forms/formProblem.ts'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Combobox } from '#src/ui/controls/Combobox.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { RadioGroup } from '#src/ui/controls/RadioGroup.tsx'
import { useNavigate } from '#src/staff/routing.ts'
import { TextInput } from '#src/ui/controls/TextInput.tsx'
import { jobNames } from '#src/staff/words/jobNames.ts'

import { createFormSchema, createFormWords, type Start } from './createForm.ts'
import { FileField } from './FileField.tsx'
import { useChosenFile } from './useChosenFile.ts'

interface CreateDialogProps {
  jobs: readonly Job[]
  /** Titles of existing assessments. */
  titles: readonly string[]
  /** The job it is for; '' if it still has to be chosen. */
  jobId: string
  /** The start that is chosen at first. */
  start: Start
  onClose: () => void
}

const TITLE = 'Create assessment'

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
      <p>Every assessment belongs to a job. Create a job first.</p>
    </Dialog>
  )
}

function CreateForm({ jobs, titles, jobId, start: firstStart, onClose }: CreateDialogProps) {
  const navigate = useNavigate()
  const titleInput = useRef<HTMLInputElement>(null)
  const fileButton = useRef<HTMLButtonElement>(null)
  const nameById = jobNames(jobs)
  const open = jobs.filter(({ status }) => status !== 'archived')
  const [titleOfFile, setTitleOfFile] = useState('')
  const { chosen, choose } = useChosenFile()
  /** A file with questions to read in the next step. */
  const [questions, setQuestions] = useState<File | null>(null)
  const form = useStaffForm({
    schema: createFormSchema,
    start: {
      title: '',
      jobId:
        jobs.find(({ id }) => id === jobId)?.id ?? (open.length === 1 ? (open[0]?.id ?? '') : ''),
      start: firstStart,
      fileName: '',
    },
    words: createFormWords,
    save: async ({ jobId: job, title, start, fileName }) => {
      const created =
        start === 'file' && chosen?.state === 'read'
          ? await createFromFile(job, title, { fileName, ...chosen.content })
          : await createAssessment(job, title)
      if (!created.ok) return failedSaving(created.error.kind)
      if (start === 'paste')
        await navigate(`${builderPath(created.value.id)}?paste`, { state: questions })
      else await navigate(builderPath(created.value.id))
      return null
    },
  })
  const { control, errorOf, getValues, setValue } = form
  // In display order, because the first invalid field gets the focus.
  const title = form.register('title')
  const {
    ref: jobInput,
    value: job,
    onChange: setJob,
  } = useController({ control, name: 'jobId' }).field
  const { field: start } = useController({ control, name: 'start' })
  const { ref: takeFileButton } = useController({ control, name: 'fileName' }).field

  const put = (name: 'title' | 'fileName', text: string) =>
    setValue(name, text, { shouldDirty: true, shouldValidate: form.isSubmitted })

  /** A typed title is kept; one from a previously opened file is not. */
  const takeFile = (name: string, { definition }: ReadAssessment) => {
    const next = freeTitle(definition.settings.title, titles)
    const now = getValues('title')
    if (now.trim() === '' || now === titleOfFile) put('title', next)
    setTitleOfFile(next)
    put('fileName', name)
  }
  const openFile = (file: File) => {
    put('fileName', '')
    setQuestions(null)
    choose(file, (content) => takeFile(fileNameText(file.name), content))
  }

  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title={TITLE}
      isDirty={form.isDirty || chosen !== null}
      isSubmitting={form.isSubmitting}
      initialFocus={firstStart === 'file' ? fileButton : titleInput}
      submitLabel="Create assessment"
      onSubmit={form.submit}
    >
      <FormFailure text={form.failure} />
      <Field label="Title" help="Candidates see this." error={errorOf('title')}>
        <TextInput
          dir="auto"
          {...title}
          ref={(input) => {
            title.ref(input)
            titleInput.current = input
          }}
        />
      </Field>
      <Field label="Job" error={errorOf('jobId')}>
        <Combobox
          items={jobs
            .filter(({ id, status }) => status !== 'archived' || id === jobId)
            .map(({ id, title: own, department }) => ({
              value: id,
              label: nameById.get(id) ?? own,
              hint: department,
            }))}
          value={job}
          onChange={setJob}
          ref={jobInput}
        />
      </Field>
      <RadioGroup
        legend="Start with"
        options={[
          { value: 'blank', label: 'An empty assessment' },
          {
            value: 'paste',
            label: 'Pasted questions',
            help:
              questions === null
                ? 'From Word, a spreadsheet, a web page or a file.'
                : `${fileNameText(questions.name)} is read in the next step.`,
          },
          { value: 'file', label: 'A saved assessment', help: 'From a file saved in TalentFlow.' },
        ]}
        value={start.value}
        onChange={start.onChange}
      />
      {start.value === 'file' ? (
        <FileField
          chosen={chosen}
          error={chosen === null ? (errorOf('fileName') ?? null) : null}
          onChoose={openFile}
          onPaste={(file) => {
            setQuestions(file)
            start.onChange('paste')
            titleInput.current?.focus()
          }}
          button={(button) => {
            takeFileButton(button)
            fileButton.current = button
          }}
        />
      ) : null}
    </FormDialog>
  )
}

/** The title, with a number appended if it is taken: "Basics (2)". */
function freeTitle(title: string, taken: readonly string[]): string {
  const others = new Set(taken.map((each) => each.trim()))
  const preferred = title.trim()
  if (preferred === '' || !others.has(preferred)) return title
  let number = 2
  while (others.has(`${preferred} (${number})`)) number += 1
  return `${preferred} (${number})`
}
