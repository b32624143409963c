import { Folded } from '#src/features/builder/properties/Folded.tsx'
import styles from './CalculatedEditor.module.css'

const parts: readonly [code: string, meaning: string][] = [
  [
    'years + 2 * months',
    'calculates with answers by their codes; [two words] for a code of several words',
  ],
  [
    'sum(a, b)  min(a, b)  max(a, b)',
    'leave out what is blank; min(10, years) is blank until years is answered',
  ],
  ['count(tools)', 'how many are given or chosen'],
  ['round(price, 2)', 'to so many decimals'],
  ['if(years >= 5, "senior", "junior")', 'one or the other; also with and, or, not'],
  ['includes(tools, "react")', 'whether an option was chosen, by its code; or words in a text'],
  ['length(story)', 'how many characters'],
  ['days(born, started)', 'from one date to another; started is the day of the start'],
  ['first & " " & last', 'joins texts; join(tools, ", ") joins what was chosen'],
]

/** How expressions are written, folded away. */
export function ExpressionHelp() {
  return (
    <Folded part="expressions" title="How expressions are written">
      <dl className={styles.parts}>
        {parts.map(([code, meaning]) => (
          <div key={code}>
            <dt>
              <code dir="ltr">{code}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.help}>
        A blank answer makes the value blank. A value can use those above it.
      </p>
    </Folded>
  )
}
