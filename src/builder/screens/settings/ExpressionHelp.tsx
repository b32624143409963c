import { Collapsible } from '#src/builder/screens/fields/Collapsible.tsx'
import shared from '#src/ui/shared.module.css'
import styles from './CalculatedEditor.module.css'

const parts: readonly [code: string, meaning: string][] = [
  [
    'years + 2 * months',
    'uses answers by their codes; write [two words] for a code of several words',
  ],
  [
    'sum(a, b)  min(a, b)  max(a, b)',
    'ignore blanks; min(10, years) is blank until years is answered',
  ],
  ['count(tools)', 'how many are given or chosen'],
  ['round(price, 2)', 'rounds to that many decimals'],
  ['if(years >= 5, "senior", "junior")', 'one or the other; also with and, or, not'],
  ['includes(tools, "react")', 'whether an option was chosen, by its code; or words in a text'],
  ['length(story)', 'how many characters'],
  ['days(born, started)', 'from one date to another; started is the day the candidate started'],
  ['first & " " & last', 'joins texts; join(tools, ", ") joins what was chosen'],
]

/** How to write expressions, collapsed. */
export function ExpressionHelp() {
  return (
    <Collapsible part="expressions" title="How to write expressions">
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
      <p className={shared.quiet}>
        A blank answer makes the value blank. A value can use those above it.
      </p>
    </Collapsible>
  )
}
