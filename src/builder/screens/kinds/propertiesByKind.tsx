import type { ComponentType } from 'react'

import type { QuestionKind, QuestionOf } from '#schemas/question.ts'
import { authoredLabel } from '#src/builder/files/markdown.ts'
import { AuthoredField } from '#src/builder/screens/fields/AuthoredField.tsx'
import { useQuestionEdit } from '#src/builder/screens/fields/useQuestionEdit.ts'
import styles from '#src/staff/fields/fieldLayout.module.css'

import { MultipleChoiceProperties, SingleChoiceProperties } from './choices.tsx'
import { FileProperties } from './file.tsx'
import { MatrixProperties } from './matrix.tsx'
import { RankingProperties } from './ranking.tsx'
import { CodeProperties, LongTextProperties, ShortTextProperties } from './texts.tsx'
import { DateProperties, NumberProperties, RatingProperties } from './values.tsx'

export interface PropertiesProps<K extends QuestionKind> {
  question: QuestionOf<K>
}

/** The settings of each kind of question. A missing kind does not compile. */
export const propertiesByKind: {
  [K in QuestionKind]: ComponentType<PropertiesProps<K>>
} = {
  singleChoice: SingleChoiceProperties,
  multipleChoice: MultipleChoiceProperties,
  shortText: ShortTextProperties,
  longText: LongTextProperties,
  number: NumberProperties,
  date: DateProperties,
  rating: RatingProperties,
  ranking: RankingProperties,
  matrix: MatrixProperties,
  file: FileProperties,
  code: CodeProperties,
  signature: SignatureProperties,
  consent: ConsentProperties,
  statement: StatementProperties,
}

function ConsentProperties({ question }: { question: QuestionOf<'consent'> }) {
  const edit = useQuestionEdit(question.id)
  return (
    <AuthoredField
      label="Checkbox label"
      field="label"
      help="What a candidate agrees to by ticking it."
      text={question.label}
      read={authoredLabel}
      onType={(label) => edit.type('editCheckboxLabel', 'label', { label })}
    />
  )
}

function SignatureProperties() {
  return (
    <p className={styles.note}>
      Candidates draw their signature, or type their name if they can’t draw.
    </p>
  )
}

function StatementProperties() {
  return <p className={styles.note}>Candidates read this text; there is nothing to answer.</p>
}
