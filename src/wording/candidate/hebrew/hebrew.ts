import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'

import { answers } from './answers.ts'
import { ending } from './ending.ts'
import { fields } from './fields.ts'
import { filling } from './filling.ts'
import { limits } from './limits.ts'
import { notices } from './notices.ts'
import { problems } from './problems.ts'
import { saving } from './saving.ts'
import { signingIn } from './signingIn.ts'
import { starting } from './starting.ts'
import { required, violations } from './violations.ts'
import { formats } from './write.ts'

export const hebrew: FirstWords = {
  write: formats,
  signingIn,
  starting,
  notices,
  filling,
  fields,
  limits,
  problems,
  violations,
  required,
  answers,
  saving,
  ending,
}
