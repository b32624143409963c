import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { ChoiceOptions } from '#src/features/builder/options/ChoiceOptions.tsx'
import { OptionScoring } from '#src/features/builder/options/OptionScoring.tsx'
import styles from '#src/parts/fields/fieldLayout.module.css'
import type { PropertiesProps } from './propertiesProps.ts'
import { SelfIdentification } from '#src/features/builder/options/SelfIdentification.tsx'
import { useQuestionEdit } from '#src/features/builder/fields/useQuestionEdit.ts'

export function SingleChoiceProperties({ question }: PropertiesProps<'singleChoice'>) {
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
