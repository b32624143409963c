import type { LimitFacts, PartLimits } from '#src/assessment/engine/clock/limits.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { clockWords } from '#src/assessment/words/candidateWords.ts'
import type { ClockWords } from '#src/assessment/words/english/shapes.ts'

/** Before the start, folded: what the time depends on, and what happens when it is over. */
export function LimitList({
  limits,
  className,
}: {
  limits: LimitFacts
  className: string | undefined
}) {
  const { facts } = clockWords(useWords())
  const { all, sections, questions } = limits
  const sentences = [
    all !== null && facts.all(all),
    facts.runsOn,
    (sections ?? questions) !== null && facts.atEndOfPart,
    all !== null && facts.atEnd,
  ].filter((sentence) => sentence !== false)
  return (
    <details>
      <summary>{facts.title}</summary>
      <ul className={className}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  )
}

/** How much time there is, as items of a list; the line about the size says how long the whole may take. */
export function LimitsInShort({
  limits: { all, sections, questions, extraTime },
}: {
  limits: LimitFacts
}) {
  const { facts } = clockWords(useWords())
  return [
    extraTime > 0 && facts.extraTime(extraTime),
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
