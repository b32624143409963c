import type { LimitFacts } from '#src/db/taking/limitFacts.ts'
import { useWords } from '#src/renderer/text/words.ts'
import { clockWords } from '#src/wording/candidate/candidateWords.ts'

import styles from './clock.module.css'

/** Before the start: how much time there is, and what happens when it is over. */
export function LimitList({ limits }: { limits: LimitFacts }) {
  const { facts } = clockWords(useWords())
  const { all, sections, questions, extraTime } = limits
  const hasParts = sections + questions > 0
  const sentences = [
    all !== null && facts.all(all),
    sections > 0 && facts.sections(sections),
    questions > 0 && facts.questions(questions),
    extraTime > 0 && facts.extraTime(extraTime),
    facts.runsOn,
    hasParts && facts.atEndOfPart,
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
