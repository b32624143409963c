import { ChoiceOptions } from '#src/features/builder/options/ChoiceOptions.tsx'
import { NumberField, wholeFrom } from '#src/features/builder/fields/NumberField.tsx'
import { OptionRoles } from '#src/features/builder/options/OptionRoles.tsx'
import { OptionScoring } from '#src/features/builder/options/OptionScoring.tsx'
import styles from '#src/features/builder/fields/properties.module.css'
import type { PropertiesProps } from './propertiesProps.ts'
import { useQuestionEdit } from '#src/features/builder/fields/useQuestionEdit.ts'

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
          onType={(minChoices) => edit.type('changeFewestChoices', 'minChoices', { minChoices })}
        />
        <NumberField
          label="At most"
          field="maxChoices"
          optional
          unit="choices"
          value={question.maxChoices}
          refuse={wholeFrom(1)}
          onType={(maxChoices) => edit.type('changeMostChoices', 'maxChoices', { maxChoices })}
        />
        <OptionRoles question={question} />
      </div>
    </>
  )
}
