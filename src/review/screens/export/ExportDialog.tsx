import { useState } from 'react'

import {
  type ExportChoices,
  RESPONSE_FORMATS,
  RESPONSE_TABLES,
  responseFormat,
} from '#src/review/files/responseFormats.ts'
import { Checkbox } from '#src/ui/controls/Checkbox.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { FieldError } from '#src/ui/controls/FieldError.tsx'
import { RadioGroup } from '#src/ui/controls/RadioGroup.tsx'
import { TextInput } from '#src/ui/controls/TextInput.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'
import { SignerField } from '#src/review/screens/names/SignerField.tsx'
import { NO_NAME, NO_REASON, useNeedsName } from '#src/review/screens/names/signing.ts'

import { ExportProgress } from './ExportProgress.tsx'
import { countWords, doneWords, guardWords, shortfallWords } from './exportWords.ts'
import { useExport } from './useExport.ts'

export interface ExportDialogProps {
  assessmentId: string
  title: string
  /** The rows of the list, in order; null where there is no list. */
  listedIds: readonly string[] | null
  /** The list is still loading, so that `listedIds` has only some of its rows. */
  isLoading?: boolean
  /** Responses that can't be read, which are counted and said to be missing. */
  damagedIds?: readonly string[]
  /** How many responses there are. */
  total: number
  onClose: () => void
}

const FORMATS = RESPONSE_FORMATS.map(({ name, label, help }) => ({ value: name, label, help }))
const TABLES = RESPONSE_TABLES.map(({ name, label, help }) => ({ value: name, label, help }))
const WORDS = [
  { value: 'labels', label: 'Full text', help: 'As candidates read it.' },
  { value: 'codes', label: 'Codes', help: 'Those of questions and options.' },
] as const
const START: Required<ExportChoices> = {
  format: RESPONSE_FORMATS[0].name,
  words: 'labels',
  table: RESPONSE_TABLES[0].name,
  includesNames: false,
  byteOrderMark: true,
}

/** Null for every response, also those that the list doesn't show. */
function idsToExport(
  {
    listedIds,
    damagedIds = [],
    total,
  }: Pick<ExportDialogProps, 'listedIds' | 'damagedIds' | 'total'>,
  which: 'listed' | 'all',
): readonly string[] | null {
  if (listedIds === null) return null
  if (listedIds.length === total) return [...listedIds, ...damagedIds]
  return which === 'all' || listedIds.length === 0 ? null : listedIds
}

/** Chooses what to export, and shows the progress. */
export function ExportDialog({
  assessmentId,
  title,
  listedIds,
  isLoading = false,
  damagedIds = [],
  total,
  onClose,
}: ExportDialogProps) {
  const isFiltered = listedIds !== null && listedIds.length < total
  const isNoneListed = listedIds?.length === 0
  const [chosen, setChosen] = useState<'listed' | 'all'>('listed')
  const which = isFiltered ? chosen : 'all'
  const [choices, setChoices] = useState(START)
  const [reason, setReason] = useState('')
  const [ownName, setOwnName] = useState('')
  const needsName = useNeedsName()
  const [missing, setMissing] = useState({ name: false, reason: false })
  const [problem, setProblem] = useState<string | null>(null)
  const [shortfall, setShortfall] = useState<readonly string[] | null>(null)
  const { progress, run, stop } = useExport()
  const format = responseFormat(choices.format)
  const change = (some: Partial<ExportChoices>) => setChoices((before) => ({ ...before, ...some }))

  const submit = async () => {
    if (isLoading) return
    const isMissing = {
      name: choices.includesNames && needsName && ownName.trim() === '',
      reason: choices.includesNames && reason.trim() === '',
    }
    setMissing(isMissing)
    setProblem(null)
    if (isMissing.name || isMissing.reason) return
    const candidateIds = idsToExport({ listedIds, damagedIds, total }, which)
    const result = await run({ assessmentId, title, candidateIds, choices, name: ownName, reason })
    if (typeof result === 'string') setProblem(result)
    if (result === null || typeof result === 'string') return
    const done = [doneWords(result), ...guardWords(result)]
    const losses = shortfallWords(result, format)
    if (losses.length > 0) {
      setShortfall([...done.map((sentence) => `${sentence}.`), ...losses])
      return
    }
    toast({ text: done.join('. ') })
    onClose()
  }

  const isDone = shortfall !== null
  return (
    <FormDialog
      title="Export responses"
      closeLabel={isDone ? 'Done' : 'Cancel'}
      submitLabel={isDone || isLoading || progress !== null ? null : 'Export'}
      isSubmitting={progress !== null}
      isDirty={false}
      onClose={() => {
        stop()
        onClose()
      }}
      onSubmit={() => void submit()}
    >
      {shortfall !== null ? (
        <output>
          {shortfall.map((sentence) => (
            <span key={sentence}>{`${sentence} `}</span>
          ))}
        </output>
      ) : progress !== null ? (
        <ExportProgress progress={progress} />
      ) : (
        <>
          <RadioGroup
            legend="Format"
            options={FORMATS}
            value={choices.format}
            onChange={(name) => change({ format: name })}
          />
          {format.hasOneTable ? (
            <RadioGroup
              legend="Table"
              options={TABLES}
              value={choices.table}
              onChange={(table) => change({ table })}
            />
          ) : null}
          {isLoading ? (
            <p>
              The list is still loading. You can export once it shows every response that matches
              its filters.
            </p>
          ) : isNoneListed ? (
            <p>
              {`No response matches the filters of the list, so the file will contain every response (${numberText(total)}).`}
            </p>
          ) : isFiltered ? (
            <RadioGroup
              legend="Responses"
              options={[
                { value: 'listed', label: `The ${numberText(listedIds.length)} in the list` },
                { value: 'all', label: `All ${countWords(total, 'response')}` },
              ]}
              value={which}
              onChange={setChosen}
            />
          ) : null}
          {format.hasWords ? (
            <RadioGroup
              legend="Questions and answers as"
              options={WORDS}
              value={choices.words}
              onChange={(words) => change({ words })}
            />
          ) : null}
          {format.hasByteOrderMark ? (
            <Checkbox
              label="Start with a byte order mark"
              help="Excel needs it to read letters such as é. Few other programs do."
              checked={choices.byteOrderMark}
              onChange={(event) => change({ byteOrderMark: event.target.checked })}
            />
          ) : null}
          <Checkbox
            label="Include names and email addresses"
            help="Without this, responses are listed by reference and names in answers are hidden. Exporting names also reveals them on screen until you hide them again."
            checked={choices.includesNames}
            onChange={(event) => change({ includesNames: event.target.checked })}
          />
          {choices.includesNames && needsName ? (
            <SignerField
              error={missing.name ? NO_NAME : undefined}
              value={ownName}
              maxLength={80}
              onChange={(event) => setOwnName(event.target.value)}
            />
          ) : null}
          {choices.includesNames ? (
            <Field
              label="Reason for showing the names"
              help="It is recorded in each response, with your name and the time."
              error={missing.reason ? NO_REASON : undefined}
            >
              <TextInput
                value={reason}
                maxLength={1000}
                onChange={(event) => setReason(event.target.value)}
              />
            </Field>
          ) : null}
          {format.guard === null ? null : <p key={format.name}>{format.guard}</p>}
          <p>The file is not encrypted. Keep it where only your team can open it.</p>
        </>
      )}
      {problem === null ? null : <FieldError>{problem}</FieldError>}
    </FormDialog>
  )
}
