import type { QuestionKind } from '#schemas/question.ts'

import { code } from './code.tsx'
import { consent } from './consent.tsx'
import { date } from './date.tsx'
import type { Field } from '#src/assessment/renderer/session/field.ts'
import { matrix } from './matrix.tsx'
import { ranking } from './ranking.tsx'
import { rating } from './rating.tsx'
import { signature } from './signature.tsx'

/** Fields that are only loaded for assessments with these kinds. */
export const furtherFields = {
  date,
  rating,
  ranking,
  matrix,
  code,
  signature,
  consent,
} satisfies { readonly [K in QuestionKind]?: Field<K> }

export type FurtherKind = keyof typeof furtherFields
