import { useMemo, useRef, useState } from 'react'
import { authored } from '#src/exchange/markdown.ts'
import { readOptionList } from '#src/exchange/optionList.ts'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { questionAt } from '#src/features/builder/draft/places.ts'
import { type PartKind, partEdits } from '#src/features/builder/properties/parts.ts'
import { Field } from '#src/ui/Field.tsx'
import { FormDialog } from '#src/ui/FormDialog.tsx'
import { RadioGroup } from '#src/ui/RadioGroup.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { toast } from '#src/ui/toasts.ts'
import { type PartChange, partChanges } from './partChanges.ts'
import styles from './Paste.module.css'

export interface PastePartsProps {
  questionId: string
  part: PartKind
  /** What was pasted already. */
  text: string
  onClose: () => void
}

const changeNames: Record<PartChange['change'], string> = {
  added: 'Added',
  kept: 'Kept',
  removed: 'Removed',
  repeated: 'Left out, listed already',
}

/** A list, then what it would change, then one step that changes it. */
export function PasteParts({ questionId, part, text: pasted, onClose }: PastePartsProps) {
  const { draft, acts } = useBuilder()
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(pasted)
  const question = questionAt(draft.definition(), questionId)?.question
  const current = useMemo(() => (question ? partEdits[part].of(question) : []), [question, part])
  const filled = current.filter(({ label }) => label.source.trim() !== '')
  const [mode, setMode] = useState<'replace' | 'append'>('append')
  const [problem, setProblem] = useState<string | null>(null)
  const labels = useMemo(() => readOptionList(text), [text])
  const result = useMemo(() => {
    const create = (label: string) => ({ ...partEdits[part].create(), label: authored(label) })
    // Empty ones wait to be filled in, so a list takes their place.
    const base = current.filter(({ label }) => label.source.trim() !== '')
    return partChanges(base, labels, create, mode)
  }, [current, labels, mode, part])
  const added = result.changes.filter(({ change }) => change === 'added').length

  const apply = () => {
    if (labels.length === 0) {
      setProblem(`Paste or type at least one ${part}, one a line.`)
      area.current?.focus()
      return
    }
    draft.edit(`Paste ${part}s`, (d) => partEdits[part].set(d, questionId, result.parts))
    toast({
      text: added === 1 ? `1 ${part} added` : `${added} ${part}s added`,
      action: { label: 'Undo', onAct: acts.undo },
    })
    onClose()
  }

  return (
    <FormDialog
      onClose={onClose}
      keepOpenOutside={text !== ''}
      initialFocus={area}
      title={`Paste a list of ${part}s`}
      submitLabel={mode === 'replace' ? `Replace the ${part}s` : `Add the ${part}s`}
      onSubmit={apply}
    >
      <Field label={`One ${part} a line`} error={labels.length === 0 ? problem : null}>
        <TextArea
          ref={area}
          rows={6}
          dir="auto"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {filled.length > 0 ? (
        <RadioGroup
          legend={`The ${part}s there are`}
          inline
          options={[
            { value: 'append', label: 'Keep them, add the list' },
            { value: 'replace', label: 'Replace them by the list' },
          ]}
          value={mode}
          onChange={setMode}
        />
      ) : null}
      {labels.length > 0 ? (
        <ul className={styles.changes} aria-label="What will change">
          {result.changes.map(({ change, label }, at) => (
            <li key={`${label}${at}`} data-change={change}>
              <span className={styles.change}>{changeNames[change]}</span>
              <span dir="auto">{label}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </FormDialog>
  )
}
