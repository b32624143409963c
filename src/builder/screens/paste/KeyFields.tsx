import { useState } from 'react'

import type { Change } from '#src/builder/files/corrections/corrections.ts'
import { type PastedQuestion, RATING_SCALE } from '#src/builder/files/pasted/pastedQuestion.ts'
import { DateField } from '#src/staff/fields/DateField.tsx'
import { NumberField, wholeFrom } from '#src/staff/fields/NumberField.tsx'
import { Checkbox } from '#src/ui/controls/Checkbox.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { RadioGroup } from '#src/ui/controls/RadioGroup.tsx'
import { TextArea } from '#src/ui/controls/TextArea.tsx'
import shared from '#src/ui/shared.module.css'

import layout from '#src/staff/fields/fieldLayout.module.css'
import { plainText } from './pastedWords.ts'

interface KeyFieldsProps<K extends PastedQuestion['kind']> {
  question: Extract<PastedQuestion, { kind: K }>
  onChange: (change: Change) => void
}

/** Whether the correct answer of such a question can be changed in the list. */
export function hasKeyFields(question: PastedQuestion): boolean {
  if (question.kind === 'matrix' || question.kind === 'longText') return false
  return question.kind !== 'statement' && !('optionPoints' in question)
}

/** The correct answer, to be entered or changed. */
export function KeyFields({ question, onChange }: KeyFieldsProps<PastedQuestion['kind']>) {
  switch (question.kind) {
    case 'singleChoice':
    case 'multipleChoice':
      return <KeyChoice question={question} onChange={onChange} />
    case 'shortText':
      return <AcceptedTexts question={question} onChange={onChange} />
    case 'number':
      return <NumberKey question={question} onChange={onChange} />
    case 'date':
      return (
        <DateField
          label="Correct answer"
          field="key"
          value={question.key ?? undefined}
          onType={(value) => onChange({ change: 'dateKey', key: value ?? null })}
        />
      )
    case 'rating':
      return (
        <div className={layout.narrow}>
          <NumberField
            label="Correct answer"
            field="key"
            optional
            refuse={wholeFrom(RATING_SCALE.lowest, RATING_SCALE.highest)}
            value={question.key ?? undefined}
            onType={(value) => onChange({ change: 'ratingKey', key: value ?? null })}
          />
        </div>
      )
    case 'matrix':
    case 'longText':
    case 'statement':
      return null
  }
}

function AcceptedTexts({ question: { accepted }, onChange }: KeyFieldsProps<'shortText'>) {
  const [typed, setTyped] = useState({ text: accepted.join('\n'), gave: accepted })
  // Undone, or read again.
  const isTyped = typed.gave.join('\n') === accepted.join('\n')
  return (
    <Field label="Correct answers" optional help="One per line. Any of them is correct.">
      <TextArea
        rows={2}
        dir="auto"
        value={isTyped ? typed.text : accepted.join('\n')}
        onChange={({ target: { value: text } }) => {
          const lines = text.split('\n').map((line) => line.trim())
          const gave = lines.filter((line) => line !== '')
          setTyped({ text, gave })
          if (gave.join('\n') !== accepted.join('\n'))
            onChange({ change: 'accepted', accepted: gave })
        }}
      />
    </Field>
  )
}

function NumberKey({ question: { key }, onChange }: KeyFieldsProps<'number'>) {
  const tolerance = key?.tolerance ?? 0
  return (
    <div className={layout.row}>
      <NumberField
        label="Correct answer"
        field="key"
        optional
        value={key?.value}
        onType={(value) =>
          onChange({
            change: 'numberKey',
            key: value === undefined ? null : { value, tolerance },
          })
        }
      />
      {key ? (
        <NumberField
          label="Tolerance"
          field="tolerance"
          needed
          help="Answers within this distance are correct too."
          refuse={(value) => (value >= 0 ? null : 'Enter 0 or more')}
          value={tolerance}
          onType={(next) =>
            onChange({ change: 'numberKey', key: { value: key.value, tolerance: next ?? 0 } })
          }
        />
      ) : null}
    </div>
  )
}

const NO_KEY = 'none'

function KeyChoice({ question, onChange }: KeyFieldsProps<'singleChoice' | 'multipleChoice'>) {
  const { kind, options, key } = question
  const labels = options.map((option, at) => (
    <span key={at} dir="auto">
      {plainText(option) || 'No text'}
    </span>
  ))
  if (kind === 'singleChoice') {
    return (
      <RadioGroup
        legend="Correct answer"
        options={[
          ...labels.map((label, at) => ({ value: String(at), label })),
          { value: NO_KEY, label: 'No correct answer' },
        ]}
        value={String(key[0] ?? NO_KEY)}
        onChange={(value) =>
          onChange({ change: 'key', key: value === NO_KEY ? [] : [Number(value)] })
        }
      />
    )
  }
  return (
    <fieldset className={shared.stack}>
      <legend>Correct answers</legend>
      {labels.map((label, at) => (
        <Checkbox
          key={at}
          label={label}
          checked={key.includes(at)}
          onChange={({ target }) =>
            onChange({
              change: 'key',
              key: target.checked ? [...key, at] : key.filter((each) => each !== at),
            })
          }
        />
      ))}
    </fieldset>
  )
}
