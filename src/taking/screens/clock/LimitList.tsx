import type { LimitFacts, PartLimits } from '#src/assessment/engine/clock/limits.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { clockWords } from '#src/assessment/words/candidateWords.ts'
import type { ClockWords } from '#src/assessment/words/english/shapes.ts'

import styles from './clock.module.css'

/** Before the start: how much time there is, and what happens when it is over. */
export function LimitList({ limits }: { limits: LimitFacts }) {
  const { facts } = clockWords(useWords())
  const { all, sections, questions, extraTime } = limits
  const sentences = [
    all !== null && facts.all(all),
    partWords(sections, 'sections', facts),
    partWords(questions, 'questions', facts),
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

/** Before signing in, as items of a list; the line about the size says how long the whole may take. */
export function LimitsInShort({ limits: { all, sections, questions } }: { limits: LimitFacts }) {
  const { facts } = clockWords(useWords())
  return [
    all !== null && facts.runsFromStart,
    partWords(sections, 'sections', facts),
    partWords(questions, 'questions', facts),
    all === null && facts.runsOnInPart,
  ].map((sentence) => sentence !== false && <li key={sentence}>{sentence}</li>)
}

function partWords(
  limited: PartLimits | null,
  parts: 'sections' | 'questions',
  facts: ClockWords['facts'],
): string | false {
  if (limited === null) return false
  const { count, shortest, longest } = limited
  return [facts[parts](count), facts.lengths(count, shortest, longest)].join(' ')
}
