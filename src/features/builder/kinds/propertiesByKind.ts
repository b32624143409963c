/** The settings of each kind of question. A missing kind does not compile. */

import type { ComponentType } from 'react'
import type { QuestionKind } from '#schemas/question.ts'
import { CodeProperties } from './code.tsx'
import { ConsentProperties } from './consent.tsx'
import { DateProperties } from './date.tsx'
import { FileProperties } from './file.tsx'
import { LongTextProperties } from './longText.tsx'
import { MatrixProperties } from './matrix.tsx'
import { MultipleChoiceProperties } from './multipleChoice.tsx'
import { NumberProperties } from './number.tsx'
import type { PropertiesProps } from './propertiesProps.ts'
import { RankingProperties } from './ranking.tsx'
import { RatingProperties } from './rating.tsx'
import { ShortTextProperties } from './shortText.tsx'
import { SignatureProperties } from './signature.tsx'
import { SingleChoiceProperties } from './singleChoice.tsx'
import { StatementProperties } from './statement.tsx'

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
