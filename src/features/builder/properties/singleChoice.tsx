import { Field } from '#src/ui/Field.tsx'
import { NativeSelect } from '#src/ui/NativeSelect.tsx'
import { ChoiceOptions } from './ChoiceOptions.tsx'
import { OptionScoring } from './OptionScoring.tsx'
import styles from './properties.module.css'
import type { PropertiesProps } from './propertiesProps.ts'
import { useQuestionEdit } from './useQuestionEdit.ts'

export function SingleChoiceProperties({ question }: PropertiesProps<'singleChoice'>) {
  const edit = useQuestionEdit(question.id)
  return (
    <>
      <ChoiceOptions question={question} keyHelp="Any ticked option is correct." />
      <div className={styles.row}>
        <OptionScoring question={question} />
        <Field label="Shown as">
          <NativeSelect
            value={question.display}
            onChange={(event) => {
              const display = event.target.value === 'dropdown' ? 'dropdown' : 'radio'
              edit.set('Change how options are shown', { display })
            }}
          >
            <option value="radio">A list of options</option>
            <option value="dropdown">A dropdown</option>
          </NativeSelect>
        </Field>
      </div>
    </>
  )
}
