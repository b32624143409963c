import { useState } from 'react'
import type { QuestionOf } from '#schemas/question.ts'
import { TEXT_RULES } from '#schemas/textRules.ts'
import { matcherOf, patternOf } from '#src/assessment/engine/kinds/parts/pattern.ts'
import type { Pattern } from '#src/assessment/engine/kinds/parts/pattern.ts'
import { patternProblem, patternProblemWords } from '#src/builder/files/patternSafety.ts'
import { Checkbox } from '#src/ui/controls/Checkbox.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { TextInput } from '#src/ui/controls/TextInput.tsx'
import layout from '#src/staff/fields/fieldLayout.module.css'
import styles from '#src/builder/screens/fields/properties.module.css'
import { useQuestionEdit } from '#src/builder/screens/fields/useQuestionEdit.ts'

interface PatternEditorProps {
  question: QuestionOf<'shortText'>
  pattern: Pattern
}

/**
 * The author's own pattern. One that can't be read is stored and is a problem of the question. One that
 * would be too slow or too long is not stored, because the preview would use it: the field says which
 * one is used instead.
 */
export function PatternEditor({ question, pattern }: PatternEditorProps) {
  const edit = useQuestionEdit(question.id)
  const [typed, setTyped] = useState<{ source: string; gave: string } | null>(null)
  // The pattern was changed elsewhere, such as by undo, so the typed text no longer applies.
  const source = typed && typed.gave === pattern.source ? typed.source : pattern.source
  const problem = problemOf({ ...pattern, source })
  const isKept = source === pattern.source

  const change = (next: string) => {
    const written = { ...pattern, source: next }
    // One that can't be read is never matched.
    const isStored = patternOf(written) === null || patternProblem(written) === null
    setTyped({ source: next, gave: isStored ? next : pattern.source })
    if (!isStored || next === pattern.source) return
    edit.type('changePattern', 'pattern', { pattern: { ...pattern, source: next } })
  }
  return (
    <div className={layout.stack} data-field="pattern">
      <Field
        label="Pattern"
        help="A regular expression for the whole text: [0-9]{5} asks for five digits."
        error={
          problem === null || isKept
            ? problem
            : `${problem} Still used: ${pattern.source || 'none'}`
        }
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
        label="Ignore case"
        checked={pattern.ignoreCase}
        onChange={(event) =>
          edit.set('changeIgnoreCase', {
            pattern: { ...pattern, ignoreCase: event.target.checked },
          })
        }
      />
      <TryOut pattern={pattern} isPlain={question.format === 'plain'} />
    </div>
  )
}

function TryOut({ pattern, isPlain }: { pattern: Pattern; isPlain: boolean }) {
  const [text, setText] = useState('')
  // As in the version that is published next (rule C17).
  const matches = matcherOf(pattern, isPlain ? TEXT_RULES : undefined)
  const verdict = text.trim() === '' ? '' : matches?.(text) ? 'Accepted' : 'Not accepted'
  return (
    <div className={layout.row}>
      <Field label="Try it out" help={<output>{verdict || 'Type a sample answer.'}</output>}>
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
