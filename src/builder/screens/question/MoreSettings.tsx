import { type FocusEvent, type ReactNode, useState } from 'react'

import type { AnswerableQuestion, Question } from '#schemas/question.ts'
import { tagsIn } from '#src/assessment/engine/editing/manyQuestions.ts'
import { setCode } from '#src/assessment/engine/editing/renaming.ts'
import { isSelfIdentification } from '#src/assessment/engine/selfIdentification.ts'
import { isMarkedByPeople } from '#src/assessment/engine/scoring/worth.ts'
import { AuthoredField, orNothing } from '#src/builder/screens/fields/AuthoredField.tsx'
import { Collapsible } from '#src/builder/screens/fields/Collapsible.tsx'
import { TextField } from '#src/builder/screens/fields/TextField.tsx'
import { useQuestionEdit } from '#src/builder/screens/fields/useQuestionEdit.ts'
import { PartCodes } from '#src/builder/screens/options/PartCodes.tsx'
import layout from '#src/staff/fields/fieldLayout.module.css'
import styles from '#src/builder/screens/fields/properties.module.css'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { operatorChoicesFor, withOperator } from '#src/builder/screens/conditions/newComparison.ts'
import { PredicateEditor } from '#src/builder/screens/conditions/PredicateEditor.tsx'
import { Checkbox } from '#src/ui/controls/Checkbox.tsx'

import { RubricEditor } from './RubricEditor.tsx'

/** Rarely used settings, collapsed: messages, scoring, exports. */
export function MoreSettings({ question }: { question: Question }) {
  return (
    <Collapsible part={`more.${question.id}`} title="More" set={whatIsSet(question)}>
      <div className={styles.groups}>
        <Messages question={question} />
        {question.kind === 'statement' || isSelfIdentification(question) ? null : (
          <Group title="Scoring">
            {isMarkedByPeople(question) || question.rubric ? (
              <RubricEditor question={question} />
            ) : null}
            <KnockOut question={question} />
          </Group>
        )}
        <Export question={question} />
      </div>
    </Collapsible>
  )
}

/** Settings that matter to candidates or scoring, shown while collapsed. */
function whatIsSet(question: Question): string[] {
  if (question.kind === 'statement') return question.explanation ? ['explanation'] : []
  return [
    ...(question.errorText ? ['error message'] : []),
    ...(question.explanation ? ['explanation'] : []),
    ...(question.rubric ? ['rubric'] : []),
    ...(question.knockOut ? ['knock-out'] : []),
  ]
}

function Messages({ question }: { question: Question }) {
  const edit = useQuestionEdit(question.id)
  return (
    <Group title="Messages">
      {question.kind === 'statement' ? null : (
        <TextField
          label="Custom error message"
          field="errorText"
          optional
          help={errorTextHelp(question)}
          value={question.errorText ?? ''}
          onType={(text) =>
            edit.type('editErrorMessage', 'errorText', { errorText: text || undefined })
          }
        />
      )}
      <AuthoredField
        label="Explanation for staff"
        field="explanation"
        optional
        help="Shown in review, not to candidates."
        text={question.explanation}
        onType={(text) =>
          edit.type('editExplanation', 'explanation', { explanation: orNothing(text) })
        }
      />
    </Group>
  )
}

/** When candidates see the message (rule L21). */
function errorTextHelp(question: AnswerableQuestion): string {
  const isMatched = question.kind === 'shortText' && question.pattern !== undefined
  const when = isMatched
    ? 'a required answer is missing or an answer doesn’t match the pattern'
    : 'a required answer is missing'
  return `Candidates see it when ${when}. Every other error says exactly what to fix.`
}

function Export({ question }: { question: Question }) {
  const edit = useQuestionEdit(question.id)
  return (
    <Group title="Export">
      <div className={layout.row}>
        <TextField
          label="Code in exports"
          field="code"
          value={question.code}
          onType={(code) => edit.rename('editCode', (d) => setCode(d, question.id, code), 'code')}
        />
        <TagsField question={question} />
      </div>
      {'options' in question ? <PartCodes question={question} kind="option" /> : null}
      {question.kind === 'matrix' ? <PartCodes question={question} kind="row" /> : null}
    </Group>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <div className={layout.stack}>{children}</div>
    </fieldset>
  )
}

/** Tags in one line, separated by commas. */
function TagsField({ question }: { question: Question }) {
  const edit = useQuestionEdit(question.id)
  const [typed, setTyped] = useState('')
  const tags = question.tags ?? []
  // A comma just typed stays visible although it adds no tag yet.
  const text = sameTags(tagsIn(typed), tags) ? typed : tags.join(', ')
  return (
    <TextField
      label="Tags"
      field="tags"
      optional
      help="Separated by commas."
      value={text}
      onType={(next) => {
        setTyped(next)
        const read = tagsIn(next)
        if (sameTags(read, tags)) return
        edit.type('editTags', 'tags', { tags: read.length > 0 ? read : undefined })
      }}
    />
  )
}

function sameTags(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((tag, at) => tag === other[at])
}

/** Answers that rule a candidate out. Staff are told; the candidate continues without knowing. */
function KnockOut({ question }: { question: AnswerableQuestion }) {
  const edit = useQuestionEdit(question.id)
  const { newItems } = useBuilder()
  const operand = { question }
  const { knockOut } = question
  // A knock-out applies to the whole answer, never to a measure of it.
  const choices = operatorChoicesFor(operand).filter(({ measure }) => measure === undefined)
  const [first] = choices
  const toggle = () => {
    if (knockOut) return edit.set('removeKnockOut', { knockOut: undefined })
    if (!first) return
    // The answer is still to be chosen, so missing parts are not errors yet.
    newItems.add(question.id, 'knockOut')
    edit.set('setKnockOut', { knockOut: withOperator(operand, first).test })
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) {
      newItems.leave(question.id, 'knockOut')
    }
  }
  return (
    <div className={layout.stack} data-field="knockOut" onBlur={leave}>
      <Checkbox
        label="Knock-out answers"
        help="Flagged in review. Candidates aren’t told and can continue."
        checked={knockOut !== undefined}
        onChange={toggle}
      />
      {knockOut ? (
        <fieldset className={styles.test}>
          <legend>Knock-out if the answer</legend>
          <PredicateEditor
            operand={operand}
            choices={choices}
            choice={{ op: knockOut.op }}
            test={knockOut}
            onChoose={(choice) =>
              edit.set('changeKnockOut', { knockOut: withOperator(operand, choice, knockOut).test })
            }
            onChange={(test) => edit.type('changeKnockOut', 'knockOut', { knockOut: test })}
          />
        </fieldset>
      ) : null}
    </div>
  )
}
