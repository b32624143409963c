import type { CandidateWords } from '#src/assessment/words/candidateWords.ts'
import { clockWords } from '#src/assessment/words/candidateWords.ts'
import type { Invitation } from '#src/taking/storage/taking.ts'

/**
 * How many questions there are, how long they take and how long there is, in one line (rules R4, R7
 * and R8). `all`: seconds for the whole assessment, or null. An estimate that is not below them is
 * left out.
 */
export function sizeWords(
  { questions, minutes, usualMinutes }: Pick<Invitation, 'questions' | 'minutes' | 'usualMinutes'>,
  all: number | null,
  words: CandidateWords,
): string {
  const { count, usually, estimated } = words.starting
  const needed = usualMinutes ?? minutes
  const time = usualMinutes === undefined ? estimated(needed) : usually(needed)
  if (all === null) return `${count(questions)}. ${time}.`
  return clockWords(words).facts.size(count(questions), needed * 60 < all ? time : null, all)
}
