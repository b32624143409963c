import type { Question } from '#schemas/question.ts'
import { setCode } from '#src/engine/editing/renaming.ts'
import { AuthoredField, orNothing } from './AuthoredField.tsx'
import { Folded } from './Folded.tsx'
import { KnockOut } from './KnockOut.tsx'
import { isMarkedByPeople } from './marking.ts'
import { PartDetails } from './PartDetails.tsx'
import styles from './properties.module.css'
import { RubricEditor } from './RubricEditor.tsx'
import { TagsField } from './TagsField.tsx'
import { TextField } from './TextField.tsx'
import { useQuestionEdit } from './useQuestionEdit.ts'

/** What is rarely needed, folded away. */
export function MoreSettings({ question }: { question: Question }) {
  const edit = useQuestionEdit(question.id)
  return (
    <Folded part={`more.${question.id}`} title="More">
      <div className={styles.stack}>
        <AuthoredField
          label="Explanation for staff"
          field="explanation"
          optional
          help="Shown in review, and not on the candidate’s page."
          text={question.explanation}
          onType={(text) =>
            edit.type('Edit explanation', 'explanation', { explanation: orNothing(text) })
          }
        />
        {question.kind === 'statement' ? null : (
          <TextField
            label="Own words when an answer is not accepted"
            field="errorText"
            optional
            value={question.errorText ?? ''}
            onType={(text) =>
              edit.type('Edit error words', 'errorText', { errorText: text || undefined })
            }
          />
        )}
        {question.kind === 'statement' ? null : (
          <>
            {isMarkedByPeople(question) || question.rubric ? (
              <RubricEditor question={question} />
            ) : null}
            <KnockOut question={question} />
          </>
        )}
        <div className={styles.row}>
          <TextField
            label="Code in exports"
            field="code"
            value={question.code}
            onType={(code) =>
              edit.rename('Edit code', (d) => setCode(d, question.id, code), 'code')
            }
          />
          <TagsField question={question} />
        </div>
        {'options' in question ? <PartDetails question={question} /> : null}
      </div>
    </Folded>
  )
}
