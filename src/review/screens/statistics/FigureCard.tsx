import type { Figure } from '#src/assessment/engine/statistics/figure.ts'

import styles from './Statistics.module.css'
import { neededWords } from './figureWords.ts'

/** A figure with its name and what it means; or why there is none. */
export function FigureCard({
  name,
  figure,
  format,
  absent,
  basis = 'responses',
  verdict,
  children,
}: {
  name: string
  /** Null if there can be none; `absent` says why. */
  figure: Figure | null
  format: (value: number) => string
  absent?: string
  /** The cases of which there are too few. */
  basis?: string
  /** A sentence that judges the figure. */
  verdict?: string | undefined
  children: string
}) {
  const note =
    figure === null ? (absent ?? '') : figure.kind === 'tooFew' ? neededWords(figure, basis) : ''
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>
        <span className={styles.value} data-missing={figure?.kind !== 'value' || undefined}>
          {valueWords(figure, format)}
        </span>
        {verdict === undefined ? null : <p className={styles.verdict}>{verdict}</p>}
        <p className={styles.meaning}>{`${note} ${children}`.trim()}</p>
      </dd>
    </div>
  )
}

function valueWords(figure: Figure | null, format: (value: number) => string): string {
  switch (figure?.kind) {
    case undefined:
      return 'Not available'
    case 'tooFew':
      return 'Too few'
    case 'noSpread':
      return 'No variation'
    case 'value':
      return format(figure.value)
  }
}
