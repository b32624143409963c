/**
 * Everything that is said to staff, by topic. Another language is one more folder beside `english/`
 * of the same shape.
 */
import { cells } from './english/cells.ts'
import { changes } from './english/changes.ts'
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
import { places } from './english/places.ts'
import { quiz } from './english/quiz.ts'
import { scores } from './english/scores.ts'
import { testCandidates } from './english/testCandidates.ts'
import { tests, testsOfKinds } from './english/tests.ts'
import { timeline } from './english/timeline.ts'
import { toWrite } from './english/toWrite.ts'

export const staffWords = {
  names,
  tests,
  testsOfKinds,
  testCandidates,
  conditionWords,
  findings: { ...findings, ...pathFindings },
  pasting,
  paths,
  patterns,
  places,
  scores,
  timeline,
  changes,
  failures,
  expressions,
  quiz,
  gift,
  cells,
  toWrite,
} as const
