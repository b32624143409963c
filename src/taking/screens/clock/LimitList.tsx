import type { LimitFacts, PartLimits } from '#src/taking/storage/limitFacts.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { clockWords } from '#src/assessment/words/candidateWords.ts'

import styles from './clock.module.css'

/** Before the start: how much time there is, and what happens when it is over. */
export function LimitList({ limits }: { limits: LimitFacts }) {
  const { facts } = clockWords(useWords())
  const { all, sections, questions, extraTime } = limits
  const withLengths = (limited: PartLimits | null, words: (count: number) => string) =>
    limited !== null &&
    [words(limited.count), facts.lengths(limited.count, limited.shortest, limited.longest)].join(
      ' ',
    )
  const sentences = [
    all !== null && facts.all(all),
    withLengths(sections, facts.sections),
    withLengths(questions, facts.questions),
    extraTime > 0 && facts.extraTime(extraTime),
    facts.runsOn,
    (sections ?? questions) !== null && facts.atEndOfPart,
    all !== null && facts.atEnd,
  ].filter((sentence) => sentence !== false)
  return (
    <section className={styles.limits}>
      <h2>{facts.title}</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
