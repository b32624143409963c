import { announce } from '#src/ui/announce.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import type { CandidateWords } from '#src/assessment/words/candidateWords.ts'

import styles from './fields.module.css'

/** The share of the limit at which the count appears. */
const NEAR = 0.8

/** The length of a text, once it is near its limit. */
export function CharacterCount({ length, most }: { length: number; most: number }) {
  const words = useWords()
  return (
    isCounted(length, most) && (
      <p className={styles.count} data-over={length > most}>
        {countWords(length, most, words)}
      </p>
    )
  )
}

/** Whether the length of a text is shown. */
export function isCounted(length: number, most: number): boolean {
  return stageOf(length, most) > 0
}

/** Called with every change, and says only that a text gets near its limit or exceeds it. */
export function announceCount(
  before: number,
  length: number,
  most: number,
  words: CandidateWords,
): void {
  if (stageOf(length, most) > stageOf(before, most)) announce(countWords(length, most, words))
}

/** 0: far from the limit, 1: near, 2: beyond. */
function stageOf(length: number, most: number): number {
  if (length > most) return 2
  return length >= most * NEAR ? 1 : 0
}

function countWords(length: number, most: number, { fields }: CandidateWords): string {
  const over = length - most
  return over > 0 ? fields.characters.tooMany(over) : fields.characters.soFar(length, most)
}
