import type { StoredFile } from '#schemas/answer.ts'
import type { QuestionOf } from '#schemas/question.ts'
import {
  comparedNumbers,
  type Demand,
  type Proposals,
} from '#src/assessment/engine/kinds/parts/demand.ts'
import { wholeNumbersFrom } from '#src/assessment/engine/kinds/parts/numberProposing.ts'

/** The most files that a simulated answer has. */
const MOST = 1000

/**
 * Lists of small files of an accepted type, in every number that the limits and demands
 * distinguish.
 */
export function filesWithin(
  { accept, minFiles = 0, maxFiles }: QuestionOf<'file'>,
  demands: readonly Demand[],
): Proposals {
  const ending = accept[0] ?? '.txt'
  const counts = wholeNumbersFrom(1, [minFiles, maxFiles, ...comparedNumbers(demands)]).filter(
    (count) => count <= maxFiles,
  )
  const answers = counts
    .filter((count) => count <= MOST)
    .map((count) => Array.from({ length: count }, (_, place) => exampleFile(place + 1, ending)))
  return { answers, isComplete: answers.length === counts.length }
}

function exampleFile(number: number, ending: string): StoredFile {
  return {
    fileId: `example${number}`,
    name: `example${number}${ending}`,
    type: '',
    size: 1,
    sha256: '0'.repeat(64),
  }
}
