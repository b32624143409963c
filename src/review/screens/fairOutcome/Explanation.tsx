import { LEAST_SHOWN } from '#src/review/model/fairOutcome/masking.ts'
import shared from '#src/ui/shared.module.css'

import styles from './FairOutcome.module.css'

/** Explains the figures and their limits. */
export function Explanation() {
  return (
    <section className={styles.section} aria-labelledby="outcome-meaning">
      <h2 id="outcome-meaning">How to read these figures</h2>
      <ul className={styles.explained}>
        <li>
          <b>The four-fifths rule is a rule of thumb, not a verdict.</b> It compares the share
          selected of each group with the highest one. Below 80% of it, look for the reason: a
          question or a step that puts a group at a disadvantage. A group above it can still be
          treated unfairly.
        </li>
        <li>
          <b>p</b> is the probability of a difference at least this large if all candidates had the
          same chance, by Fisher’s exact test. Below 0.05, the difference is unlikely to be due to
          chance. With few candidates, even a large difference can be chance: one more selected
          person can change the result. With many groups, one in 20 comparisons is below 0.05 by
          chance alone.
        </li>
        <li>
          <b>Small groups are hidden.</b> Figures are shown from {LEAST_SHOWN} candidates, so that
          nobody’s answer can be told from them. For the same reason, a meaning of “selected” is not
          offered if fewer than {LEAST_SHOWN} candidates tell it from another one. Figures change as
          candidates submit and move: don’t compare earlier figures with later ones to find out who
          belongs to a group.
        </li>
      </ul>
      <p className={shared.explanation}>
        The rule is from the Uniform Guidelines on Employee Selection Procedures of the United
        States (29 CFR 1607.4 D). Other countries have other rules.
      </p>
    </section>
  )
}
