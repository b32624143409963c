import { ChoiceOptions } from './ChoiceOptions.tsx'
import { NumberField, wholeFrom } from './NumberField.tsx'
import { OptionRoles } from './OptionRoles.tsx'
import { OptionScoring } from './OptionScoring.tsx'
import styles from './properties.module.css'
import type { PropertiesProps } from './propertiesProps.ts'
import { useQuestionEdit } from './useQuestionEdit.ts'

export function MultipleChoiceProperties({ question }: PropertiesProps<'multipleChoice'>) {
  const edit = useQuestionEdit(question.id)
  return (
    <>
      <ChoiceOptions
        question={question}
        keyHelp="Full points only for exactly the ticked options."
      />
      <OptionScoring question={question} />
      <div className={styles.row} data-field="limits">
        <NumberField
          label="At least"
          field="minChoices"
          optional
          unit="choices"
          value={question.minChoices}
          refuse={wholeFrom(0)}
          onType={(minChoices) => edit.type('Change fewest choices', 'minChoices', { minChoices })}
        />
        <NumberField
          label="At most"
          field="maxChoices"
          optional
          unit="choices"
          value={question.maxChoices}
          refuse={wholeFrom(1)}
          onType={(maxChoices) => edit.type('Change most choices', 'maxChoices', { maxChoices })}
        />
        <OptionRoles question={question} />
      </div>
    </>
  )
}
