/**
 * What several screens or rooms say to staff, by topic. A sentence of a single screen is in that
 * screen.
 */
import { cells } from './english/cells.ts'
import { conditionWords } from './english/conditionWords.ts'
import { expressions } from './english/expressions.ts'
import { failures } from './english/failures.ts'
import { findings } from './english/findings.ts'
import { gift } from './english/gift.ts'
import { names } from './english/names.ts'
import { pasting } from './english/pasting.ts'
import { pathFindings } from './english/pathFindings.ts'
import { paths } from './english/paths.ts'
import { patterns } from './english/patterns.ts'
import { places } from './english/findingPlaces.ts'
import { quiz } from './english/quiz.ts'
import { scores } from './english/scores.ts'
import { testCandidates } from './english/testCandidates.ts'
import { operators, operatorsOfKinds } from './english/operators.ts'

export const staffWords = {
  names,
  operators,
  operatorsOfKinds,
  testCandidates,
  conditionWords,
  findings: { ...findings, ...pathFindings },
  pasting,
  paths,
  patterns,
  places,
  scores,
  failures,
  expressions,
  quiz,
  gift,
  cells,
} as const
