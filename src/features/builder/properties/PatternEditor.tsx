import { useState } from 'react'
import { matcherOf } from '#src/engine/questions/pattern.ts'
import type { Pattern } from '#src/engine/questions/pattern.ts'
import { patternProblem, patternProblemWords } from '#src/exchange/patternSafety.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Field } from '#src/ui/Field.tsx'
import { TextInput } from '#src/ui/TextInput.tsx'
import styles from './properties.module.css'
import { useQuestionEdit } from './useQuestionEdit.ts'

interface PatternEditorProps {
  questionId: string
  pattern: Pattern
}

/** A pattern of the author's own. One that may not be used stays typed with the reason, unused. */
export function PatternEditor({ questionId, pattern }: PatternEditorProps) {
  const edit = useQuestionEdit(questionId)
  const [typed, setTyped] = useState<{ source: string; gave: string } | null>(null)
  // Something else changed the pattern, an undo for one: what was typed is history.
  const source = typed && typed.gave === pattern.source ? typed.source : pattern.source
  const problem = problemOf({ ...pattern, source })

  const change = (next: string) => {
    const isUsable = problemOf({ ...pattern, source: next }) === null
    setTyped({ source: next, gave: isUsable ? next : pattern.source })
    if (!isUsable || next === pattern.source) return
    edit.type('Change pattern', 'pattern', { pattern: { ...pattern, source: next } })
  }
  return (
    <div className={styles.stack} data-field="pattern">
      <Field
        label="Pattern"
        help="A regular expression for the whole text: [0-9]{5} asks for five digits."
        error={problem}
      >
        <TextInput
          className={styles.code}
          spellCheck={false}
          autoComplete="off"
          value={source}
          onChange={(event) => change(event.target.value)}
        />
      </Field>
      <Checkbox
        label="Capital and small letters count as the same"
        checked={pattern.ignoreCase}
        onChange={(event) =>
          edit.set('Change how case counts', {
            pattern: { ...pattern, ignoreCase: event.target.checked },
          })
        }
      />
      <TryOut pattern={pattern} />
    </div>
  )
}

function TryOut({ pattern }: { pattern: Pattern }) {
  const [text, setText] = useState('')
  const matches = matcherOf(pattern)
  const verdict = text.trim() === '' ? '' : matches?.(text) ? 'Accepted' : 'Not accepted'
  return (
    <div className={styles.row}>
      <Field label="Try it out" help={<output>{verdict || 'Type what a candidate might.'}</output>}>
        <TextInput value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
    </div>
  )
}

function problemOf(pattern: Pattern): string | null {
  if (pattern.source === '') return 'Enter a pattern'
  const problem = patternProblem(pattern)
  if (problem === null) return null
  const words = patternProblemWords(problem)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
