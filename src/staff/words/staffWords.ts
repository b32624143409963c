/**
 * The words of several staff screens, by topic. A sentence of a single screen is in that screen.
 */
import { conditionWords, measures, operators, operatorsOfKinds } from './english/conditions.ts'
import { expressions } from './english/expressions.ts'
import { failures } from './english/failures.ts'
import { findings, places } from './english/findings.ts'
import { patterns } from './english/partFindings.ts'
import { cells, gift, pasting, quiz, workbook } from './english/pasting.ts'
import { pathFindings, paths } from './english/paths.ts'
import { scores } from './english/scores.ts'
import { testCandidates } from './english/testCandidates.ts'
import { wordDocument } from './english/wordDocument.ts'

export const staffWords = {
  measures,
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
  workbook,
  wordDocument,
} as const
