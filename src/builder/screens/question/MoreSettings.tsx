import type { ReactNode } from 'react'

import type { Question } from '#schemas/question.ts'
import { setCode } from '#src/assessment/engine/editing/renaming.ts'
import { isSelfIdentification } from '#src/assessment/engine/selfIdentification.ts'
import { isMarkedByPeople } from '#src/assessment/engine/scoring/worth.ts'
import { AuthoredField, orNothing } from '#src/builder/screens/fields/AuthoredField.tsx'
import { Collapsible } from '#src/builder/screens/fields/Collapsible.tsx'
import { TextField } from '#src/builder/screens/fields/TextField.tsx'
import { useQuestionEdit } from '#src/builder/screens/fields/useQuestionEdit.ts'

import { KnockOut } from './KnockOut.tsx'
import { RubricEditor } from './RubricEditor.tsx'
import { TagsField } from './TagsField.tsx'
import { PartCodes } from '#src/builder/screens/options/PartCodes.tsx'

import layout from '#src/staff/fields/fieldLayout.module.css'
import styles from '#src/builder/screens/fields/properties.module.css'

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
          help="Candidates see it instead of the usual one when an answer is not accepted."
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
