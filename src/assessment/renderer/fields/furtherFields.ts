import type { Field } from '#src/assessment/renderer/session/field.ts'
import type { FurtherKind } from '#src/assessment/words/values/violationFacts.ts'

import { code } from './code.tsx'
import { consent } from './consent.tsx'
import { date } from './date.tsx'
import { matrix } from './matrix.tsx'
import { ranking } from './ranking.tsx'
import { rating } from './rating.tsx'
import { signature } from './signature.tsx'

/** A missing kind does not compile. */
export const furtherFields: { readonly [K in FurtherKind]: Field<K> } = {
  date,
  rating,
  ranking,
  matrix,
  code,
  signature,
  consent,
}
