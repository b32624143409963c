import type { QuestionOf } from '#schemas/question.ts'
import { CountLimits } from '#src/builder/screens/fields/CountLimits.tsx'
import { useQuestionEdit } from '#src/builder/screens/fields/useQuestionEdit.ts'
import { ChoiceOptions } from '#src/builder/screens/options/ChoiceOptions.tsx'
import { OptionRoles } from '#src/builder/screens/options/OptionRoles.tsx'
import { OptionScoring } from '#src/builder/screens/options/OptionScoring.tsx'
import { SelfIdentification } from '#src/builder/screens/options/SelfIdentification.tsx'
import { ChoiceGrading } from '#src/staff/answerKeys/ChoiceKey.tsx'
import styles from '#src/staff/fields/fieldLayout.module.css'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'

export function SingleChoiceProperties({ question }: { question: QuestionOf<'singleChoice'> }) {
  const edit = useQuestionEdit(question.id)
  return (
    <>
      <ChoiceOptions question={question} />
      <div className={styles.row}>
        {question.selfIdentification ? null : <OptionScoring question={question} />}
        <Field label="Shown as">
          <NativeSelect
            value={question.display}
            onChange={(event) => {
              const display = event.target.value === 'dropdown' ? 'dropdown' : 'radio'
              edit.set('changeHowOptionsAreShown', { display })
            }}
          >
            <option value="radio">A list of options</option>
            <option value="dropdown">A dropdown</option>
          </NativeSelect>
        </Field>
      </div>
      <SelfIdentification question={question} />
    </>
  )
}

export function MultipleChoiceProperties({ question }: { question: QuestionOf<'multipleChoice'> }) {
  const edit = useQuestionEdit(question.id)
  return (
    <>
      <ChoiceOptions question={question} />
      <OptionScoring question={question} />
      <ChoiceGrading question={question} edit={edit} />
      <div className={styles.row} data-field="limits">
        <CountLimits
          unit="choices"
          least={{
            field: 'minChoices',
            value: question.minChoices,
            onType: (minChoices) => edit.type('changeFewestChoices', 'minChoices', { minChoices }),
          }}
          most={{
            field: 'maxChoices',
            value: question.maxChoices,
            onType: (maxChoices) => edit.type('changeMostChoices', 'maxChoices', { maxChoices }),
          }}
        />
        <OptionRoles question={question} />
      </div>
    </>
  )
}
