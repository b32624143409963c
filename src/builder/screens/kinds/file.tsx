import { useState } from 'react'

import type { QuestionOf } from '#schemas/question.ts'
import { CountLimits } from '#src/builder/screens/fields/CountLimits.tsx'
import { useQuestionEdit } from '#src/builder/screens/fields/useQuestionEdit.ts'
import { NumberField } from '#src/staff/fields/NumberField.tsx'
import styles from '#src/staff/fields/fieldLayout.module.css'
import { Field } from '#src/ui/controls/Field.tsx'
import { TextInput } from '#src/ui/controls/TextInput.tsx'

/** The megabyte as shown to candidates. */
const MEGABYTE = 1024 ** 2
/** The limit for all files of a response. */
const MAX_MEGABYTES = 25

export function FileProperties({ question }: { question: QuestionOf<'file'> }) {
  const edit = useQuestionEdit(question.id)
  return (
    <>
      <AcceptedTypes question={question} />
      <div className={styles.row} data-field="limits">
        <CountLimits
          unit="files"
          least={{
            field: 'minFiles',
            value: question.minFiles,
            onType: (minFiles) => edit.type('changeFewestFiles', 'minFiles', { minFiles }),
          }}
          most={{
            field: 'maxFiles',
            needed: true,
            value: question.maxFiles,
            onType: (maxFiles) =>
              edit.type('changeMostFiles', 'maxFiles', { maxFiles: maxFiles ?? 1 }),
          }}
        />
        <NumberField
          label="Each up to"
          field="maxSize"
          needed
          unit="MB"
          value={Math.round((question.maxSize / MEGABYTE) * 1000) / 1000}
          refuse={(size) =>
            size > 0 && size <= MAX_MEGABYTES
              ? null
              : `Enter a size above 0 and up to ${MAX_MEGABYTES}: one response can’t hold more`
          }
          onType={(size) =>
            edit.type('changeFileSize', 'maxSize', {
              maxSize: Math.max(1, Math.round((size ?? 1) * MEGABYTE)),
            })
          }
        />
      </div>
    </>
  )
}

function AcceptedTypes({ question }: { question: QuestionOf<'file'> }) {
  const edit = useQuestionEdit(question.id)
  const [typed, setTyped] = useState<string | null>(null)
  const current = question.accept.join(', ')
  const read = fileEndings(typed ?? current)
  const inUse = typed !== null && read.ok && read.endings.join(', ') === current
  return (
    <div data-field="accept">
      <Field
        label="File types"
        optional
        help="Such as .pdf, .docx. Leave empty to accept any file."
        error={typed !== null && !read.ok ? `“${read.unclear}” is no file ending` : null}
      >
        <TextInput
          value={typed !== null && (inUse || !read.ok) ? typed : current}
          onChange={(event) => {
            setTyped(event.target.value)
            const next = fileEndings(event.target.value)
            if (next.ok) edit.type('changeFileTypes', 'accept', { accept: next.endings })
          }}
          onBlur={() => {
            if (read.ok) setTyped(null)
          }}
        />
      </Field>
    </div>
  )
}

/** File extensions as authors type them: with or without the dot, separated by commas or spaces. */
type FileEndings = { ok: true; endings: string[] } | { ok: false; unclear: string }

function fileEndings(text: string): FileEndings {
  const endings: string[] = []
  for (const word of text.split(/[\s,;]+/)) {
    if (word === '') continue
    const ending = `.${word.replace(/^\*?\./, '').toLowerCase()}`
    if (!/^\.[a-z0-9]+$/.test(ending)) return { ok: false, unclear: word }
    if (!endings.includes(ending)) endings.push(ending)
  }
  return { ok: true, endings }
}
