import { ChoiceGrading } from '#src/parts/answerKeys/ChoiceKey.tsx'
import { ChoiceOptions } from '#src/features/builder/options/ChoiceOptions.tsx'
import { CountLimits } from '#src/features/builder/fields/CountLimits.tsx'
import { OptionRoles } from '#src/features/builder/options/OptionRoles.tsx'
import { OptionScoring } from '#src/features/builder/options/OptionScoring.tsx'
import styles from '#src/parts/fields/fieldLayout.module.css'
import type { PropertiesProps } from './propertiesProps.ts'
import { useQuestionEdit } from '#src/features/builder/fields/useQuestionEdit.ts'

export function MultipleChoiceProperties({ question }: PropertiesProps<'multipleChoice'>) {
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
