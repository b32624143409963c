import { Trash2 } from 'lucide-react'
import { type ReactNode, useCallback, useRef, useState, useSyncExternalStore } from 'react'

import type { Calculated } from '#schemas/definition.ts'
import { updateCalculated } from '#src/assessment/engine/editing/calculated.ts'
import { setCalculatedName } from '#src/assessment/engine/editing/renaming.ts'
import type { ExpressionFinding } from '#src/assessment/engine/expressions/checkExpression.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { requestCalculatedRemoval } from '#src/builder/screens/removing/requestCalculatedRemoval.ts'
import { NumberField } from '#src/staff/fields/NumberField.tsx'
import { pointsAboveZero } from '#src/builder/screens/fields/pointLimits.ts'
import { TextField } from '#src/builder/screens/fields/TextField.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { quotedIn } from '#src/assessment/engine/evaluation/quotes.ts'
import { nameInExpression } from '#src/assessment/engine/editing/naming.ts'
import quotes from '#src/builder/screens/fields/NameInsert.module.css'
import { NameInsert } from '#src/builder/screens/fields/NameInsert.tsx'
import { useInsertion } from '#src/builder/screens/fields/useInsertion.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { TextArea } from '#src/ui/controls/TextArea.tsx'
import { afterPress } from '#src/ui/press.ts'
import { expressionWords } from '#src/staff/words/expressionWords.ts'

import styles from './CalculatedEditor.module.css'

interface CalculatedRowProps {
  calculated: Calculated
  /** What it is called among the others. */
  title: string
  problem: ExpressionFinding | undefined
  /** The drag handle of the row. */
  handle: ReactNode
}

/** One value: its name, its expression, its current value in the preview, and its points. */
export function CalculatedRow({ calculated, title, problem, handle }: CalculatedRowProps) {
  const builder = useBuilder()
  const { draft } = builder
  const { id, name, expression, points } = calculated
  const mergeKey = (field: string) => ({ mergeKey: `${id}.${field}` })
  return (
    <fieldset aria-label={title} className={styles.row}>
      {handle}
      <div className={styles.fields}>
        <div className={styles.line}>
          <TextField
            label="Name"
            field={`${id}.name`}
            value={name}
            onType={(text) =>
              draft.edit('renameCalculatedValue', (d) => setCalculatedName(d, id, text), {
                ...mergeKey('name'),
                fromStart: true,
              })
            }
          />
          <NumberField
            label="Add to score, up to"
            field={`${id}.points`}
            optional
            value={points?.most}
            refuse={pointsAboveZero}
            onType={(most) =>
              draft.edit(
                'changePointsOfCalculatedValue',
                (d) =>
                  updateCalculated(d, id, { points: most === undefined ? undefined : { most } }),
                mergeKey('points'),
              )
            }
          />
        </div>
        <ExpressionField
          calculatedId={id}
          expression={expression}
          problem={problem}
          onType={(text) =>
            draft.edit(
              'editExpression',
              (d) => updateCalculated(d, id, { expression: text }),
              mergeKey('expression'),
            )
          }
        />
        {problem === undefined ? <PreviewValue calculatedId={id} /> : null}
      </div>
      <IconButton
        label={`Delete ${title}`}
        icon={<Trash2 size={16} />}
        onClick={() => requestCalculatedRemoval(builder, id)}
      />
    </fieldset>
  )
}

/** The result of a calculated value for the answers in the preview. */
function PreviewValue({ calculatedId }: { calculatedId: string }) {
  const { preview } = useBuilder()
  const session = useSyncExternalStore(preview.subscribe, preview.session)
  const subscribe = useCallback(
    (listener: () => void) => session.subscribeQuote(calculatedId, listener),
    [session, calculatedId],
  )
  const text = useSyncExternalStore(subscribe, () =>
    quotedIn(session.evaluation, calculatedId) === null ? null : session.quote(calculatedId),
  )
  return (
    <p className={styles.currentValue}>
      In the preview now: {text === null ? <span>blank</span> : <output dir="auto">{text}</output>}
    </p>
  )
}

interface ExpressionFieldProps {
  calculatedId: string
  expression: string
  problem: ExpressionFinding | undefined
  onType: (expression: string) => void
}

/** An expression, with its first error and where that is, once it is left. */
function ExpressionField(props: ExpressionFieldProps) {
  const { calculatedId, expression, problem, onType } = props
  const isWritten = expression.trim() !== ''
  const [isTyping, setTyping] = useState(false)
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
        error={isWritten && problem && !isTyping ? expressionWords(problem, expression) : undefined}
      >
        <TextArea
          ref={input}
          rows={1}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          className={styles.expression}
          value={expression}
          onChange={(event) => {
            setTyping(true)
            onType(event.target.value)
          }}
          onBlur={() => afterPress(() => setTyping(false))}
        />
      </Field>
    </div>
  )
}
