import { useMemo, useRef, useState } from 'react'
import { authoredLabel } from '#src/builder/files/markdown.ts'
import { LIST_LIMITS, tooMuch } from '#src/builder/files/pasted/limits.ts'
import {
  type ListedOption,
  MAX_OPTIONS,
  type OptionColumns,
  optionColumns,
  readOptionColumns,
  readOptionList,
} from '#src/builder/files/cells/optionList.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { questionAt } from '#src/builder/screens/state/draftPlaces.ts'
import { type Part, type PartKind, partEdits } from '#src/builder/screens/state/optionsAndRows.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import { RadioGroup } from '#src/ui/controls/RadioGroup.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'
import { directionOf } from '#src/builder/screens/paste/directionOf.ts'
import { LimitedTextArea } from '#src/builder/screens/paste/LimitedTextArea.tsx'
import { PartColumns } from './PartColumns.tsx'
import { type PartChange, partChanges } from './partChanges.ts'
import styles from './PasteParts.module.css'
import { useTooMuch } from '#src/builder/screens/paste/useTooMuch.ts'

export interface PastePartsProps {
  questionId: string
  part: PartKind
  /** Text that was already pasted. */
  text: string
  onClose: () => void
}

const changeNames: Record<PartChange['change'], string> = {
  added: 'Add',
  kept: 'Keep',
  removed: 'Remove',
  repeated: 'Skip, already listed',
}

/** Takes a list, shows what it would change, and applies it as one step. */
export function PasteParts({ questionId, part, text: pasted, onClose }: PastePartsProps) {
  const { draft, actions } = useBuilder()
  const area = useRef<HTMLTextAreaElement>(null)
  const metAtFirst = tooMuch(pasted, LIST_LIMITS)
  const [text, setText] = useState(metAtFirst ? '' : pasted)
  const refused = useTooMuch(metAtFirst)
  const question = questionAt(draft.definition(), questionId)?.question
  const current = useMemo(() => (question ? partEdits[part].of(question) : []), [question, part])
  const filled = current.filter(({ label }) => label.source.trim() !== '')
  const [mode, setMode] = useState<'replace' | 'append'>('append')
  const [chosen, setChosen] = useState<Partial<OptionColumns>>({})
  const columns = useMemo(() => columnsOf(text, chosen), [text, chosen])
  const listed = useMemo(
    () => (columns ? readOptionColumns(text, columns) : readOptionList(text).map(withoutCode)),
    [text, columns],
  )
  const result = useMemo(() => {
    // The texts are parsed when they are added.
    const create = ({ label, code }: ListedOption): Part => ({
      ...partEdits[part].create(),
      label: { source: label, tree: [] },
      ...(code === null ? {} : { code }),
    })
    // Empty options are placeholders, so the list replaces them.
    const base = current.filter(({ label }) => label.source.trim() !== '')
    return partChanges(base, listed, create, mode)
  }, [current, listed, mode, part])
  const added = result.changes.filter(({ change }) => change === 'added').length
  const isTooLong = result.parts.length > MAX_OPTIONS

  const apply = () => {
    const parts = result.parts.map((each) => {
      const { source, tree } = each.label
      return tree.length === 0 && source !== '' ? { ...each, label: authoredLabel(source) } : each
    })
    draft.edit({ key: 'pasteParts', of: part }, (d) => partEdits[part].set(d, questionId, parts))
    toast({
      text: doneWords(mode, added, part),
      ofDraft: true,
      action: { label: 'Undo', onAct: actions.undo },
    })
    onClose()
  }

  return (
    <FormDialog
      onClose={onClose}
      isDirty={text !== ''}
      isSubmitting={false}
      initialFocus={area}
      title={`Paste a list of ${part}s`}
      submitLabel={listed.length === 0 || isTooLong ? null : submitWords(mode, added, part)}
      onSubmit={apply}
    >
      <Field
        label={`One ${part} on each line`}
        error={
          refused.words ??
          (isTooLong
            ? staffWords.pasting.tooManyParts(part, result.parts.length, MAX_OPTIONS)
            : null)
        }
      >
        <LimitedTextArea
          ref={area}
          rows={listed.length > 0 ? 4 : 8}
          dir={directionOf(text)}
          className={styles.list}
          value={text}
          limits={LIST_LIMITS}
          onTooMuch={refused.notify}
          onText={(next) => {
            refused.clear()
            if (next.trim() === '') setChosen({})
            setText(next)
          }}
        />
      </Field>
      {columns ? (
        <PartColumns
          part={part}
          columns={columns}
          onChoose={(change) => setChosen((before) => ({ ...before, ...change }))}
        />
      ) : null}
      {filled.length > 0 ? (
        <RadioGroup
          legend={`The ${part}s already there`}
          inline
          options={[
            { value: 'append', label: 'Keep them, add the list' },
            { value: 'replace', label: 'Replace them with the list' },
          ]}
          value={mode}
          onChange={setMode}
        />
      ) : null}
      {listed.length > 0 ? (
        <ul className={styles.changes} aria-label="What will change">
          {result.changes.slice(0, MAX_OPTIONS).map(({ change, label, code }, at) => (
            <li key={`${label}${at}`} data-change={change}>
              <span className={styles.change}>{changeNames[change]}</span>
              <span dir="auto">{label}</span>
              {code === undefined ? null : <span className={styles.quiet}>{`Code: ${code}`}</span>}
            </li>
          ))}
        </ul>
      ) : null}
    </FormDialog>
  )
}

function withoutCode(label: string): ListedOption {
  return { label, code: null }
}

/** Detected, unless the user chose otherwise. */
function columnsOf(text: string, chosen: Partial<OptionColumns>): OptionColumns | null {
  const columns = optionColumns(text, chosen.hasHeader ?? null)
  return columns && { ...columns, ...chosen }
}

function doneWords(mode: 'replace' | 'append', added: number, part: PartKind): string {
  if (mode === 'replace') return part === 'row' ? 'Rows replaced' : 'Options replaced'
  return added === 1 ? `1 ${part} added` : `${added} ${part}s added`
}

/** "Add 3 options", or what it does instead if nothing is new. */
function submitWords(mode: 'replace' | 'append', added: number, part: PartKind): string | null {
  if (mode === 'replace') return `Replace the ${part}s`
  if (added === 0) return null
  return added === 1 ? `Add 1 ${part}` : `Add ${added} ${part}s`
}
