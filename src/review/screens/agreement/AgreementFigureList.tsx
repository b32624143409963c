import type { AgreementFigures } from '#src/review/model/agreement/agreementFigures.ts'
import type { Figure } from '#src/assessment/engine/statistics/figure.ts'
import { coefficientText, shareText } from '#src/review/screens/statistics/figureWords.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'

import styles from './agreement.module.css'

/** How many were compared, the same ones among them, and the agreement beyond chance. */
export function AgreementFigureList({
  cases,
  exact,
  same,
  chance,
  what,
}: Pick<AgreementFigures, 'exact' | 'same' | 'chance'> & {
  cases: number
  /** The compared things, as headings, and as a plural noun. */
  what: { compared: string; same: string; cases: string }
}) {
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{what.compared}</dt>
        <dd>{numberText(cases)}</dd>
      </div>
      <div>
        <dt>{what.same}</dt>
        <dd>
          {exact.kind === 'tooFew'
            ? `${numberText(same)} of ${numberText(cases)}`
            : figureWords(exact, shareText)}
        </dd>
      </div>
      <div>
        <dt>{`Beyond chance (${chance.name})`}</dt>
        <dd>{figureWords(chance.figure, coefficientText)}</dd>
      </div>
    </dl>
  )

  function figureWords(figure: Figure, format: (value: number) => string): string {
    if (figure.kind === 'value') return format(figure.value)
    if (figure.kind === 'noSpread') return 'All are the same'
    return `Too few: needs ${figure.needed} ${what.cases}`
  }
}
