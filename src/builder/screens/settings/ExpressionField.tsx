import { useRef } from 'react'
import { nameInExpression } from '#src/assessment/engine/editing/naming.ts'
import type { ExpressionFinding } from '#src/assessment/engine/expressions/checkExpression.ts'
import quotes from '#src/builder/screens/fields/NameInsert.module.css'
import { NameInsert } from '#src/builder/screens/fields/NameInsert.tsx'
import { useInsertion } from '#src/builder/screens/fields/useInsertion.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { TextArea } from '#src/ui/controls/TextArea.tsx'
import { expressionWords } from '#src/staff/words/expressionWords.ts'
import styles from './CalculatedEditor.module.css'

interface ExpressionFieldProps {
  calculatedId: string
  expression: string
  problem: ExpressionFinding | undefined
  onType: (expression: string) => void
}

/** An expression, with its first error and where that is. */
export function ExpressionField(props: ExpressionFieldProps) {
  const { calculatedId, expression, problem, onType } = props
  const isWritten = expression.trim() !== ''
  const input = useRef<HTMLTextAreaElement>(null)
  const insert = useInsertion(input, expression, onType)
  return (
    <div data-field={`${calculatedId}.expression`} className={quotes.field}>
      <div className={quotes.corner}>
        <NameInsert
          before={{ calculatedId }}
          label="Insert an answer"
          onPick={(name) => insert(nameInExpression(name))}
        />
      </div>
      <Field
        label="Expression"
        help={isWritten ? undefined : 'Unfinished: write an expression, such as q1 + 2 * q3.'}
        error={isWritten && problem ? expressionWords(problem, expression) : undefined}
      >
        <TextArea
          ref={input}
          rows={1}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          className={styles.expression}
          value={expression}
          onChange={(event) => onType(event.target.value)}
        />
      </Field>
    </div>
  )
}
