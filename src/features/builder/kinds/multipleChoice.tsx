import { PartialPoints } from '#src/features/builder/answerKeys/PartialPoints.tsx'
import { multipleChoiceExample } from '#src/features/builder/answerKeys/partialExamples.ts'
import { ChoiceOptions } from '#src/features/builder/options/ChoiceOptions.tsx'
import { CountLimits } from '#src/features/builder/fields/CountLimits.tsx'
import { OptionRoles } from '#src/features/builder/options/OptionRoles.tsx'
import { OptionScoring } from '#src/features/builder/options/OptionScoring.tsx'
import styles from '#src/features/builder/fields/properties.module.css'
import type { PropertiesProps } from './propertiesProps.ts'
import { useQuestionEdit } from '#src/features/builder/fields/useQuestionEdit.ts'

const gradings = [{ grading: 'perOption', name: 'A share for each option' }] as const

export function MultipleChoiceProperties({ question }: PropertiesProps<'multipleChoice'>) {
  const edit = useQuestionEdit(question.id)
  const { key } = question
  return (
    <>
      <ChoiceOptions
        question={question}
        keyHelp={
          key?.grading
            ? 'Each ticked option gives a share of the points.'
            : 'Full points only for exactly the ticked options.'
        }
      />
      <OptionScoring question={question} />
      {key && !question.optionPoints ? (
        <PartialPoints
          question={question}
          grading={key.grading}
          choices={gradings}
          allOrNothing="All of the points for exactly the correct options, otherwise none."
          example={multipleChoiceExample(question)}
          onChoose={(grading) =>
            edit.set('changePartialPoints', {
              key: { options: key.options, ...(grading && { grading }) },
            })
          }
        />
      ) : null}
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
