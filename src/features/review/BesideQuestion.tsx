import { useContext } from 'react'

import { withLabelsWritten } from '#src/engine/authoredText.ts'
import type { ReadQuestion } from '#src/engine/reading.ts'
import type { ScoredQuestion, ScoreRule } from '#src/engine/scoring.ts'
import { AuthoredTree } from '#src/renderer/AuthoredTree.tsx'
import { QuoteContext } from '#src/renderer/quotes.ts'
import { Badge, type Tone } from '#src/ui/Badge.tsx'
import type { Mark } from '#src/ui/MarkShape.tsx'
import { knockOutWords, ruleWords } from '#src/wording/staff/ruleWords.ts'

import { KeyDetails } from './KeyDetails.tsx'
import styles from './ResponsePage.module.css'
import { RubricLevels } from './RubricLevels.tsx'

const isPlain = (rule: ScoreRule): rule is 'notShown' | 'noPoints' =>
  rule === 'notShown' || rule === 'noPoints'

const LOOKS: {
  readonly [R in Exclude<ScoreRule, 'notShown' | 'noPoints'>]: { tone: Tone; mark: Mark }
} = {
  keyMet: { tone: 'good', mark: 'check' },
  keyMissed: { tone: 'danger', mark: 'cross' },
  rowsMet: { tone: 'info', mark: 'half' },
  optionPoints: { tone: 'info', mark: 'half' },
  blank: { tone: 'warning', mark: 'ring' },
  toBeMarked: { tone: 'info', mark: 'half' },
}

/** What staff need beside an answer: the rule that gave the points, the key, the explanation. */
export function BesideQuestion({
  read: { question, status, answer },
  scored,
  knocksOut,
  language,
}: {
  read: ReadQuestion
  scored: ScoredQuestion | undefined
  knocksOut: boolean
  language: string
}) {
  const { text } = useContext(QuoteContext)
  if (question.kind === 'statement' || scored === undefined) return null
  const wasAsked = status !== 'notShown'
  return (
    <div className={styles.beside}>
      {isPlain(scored.rule) ? (
        <p className={styles.quiet}>{ruleWords(scored)}</p>
      ) : (
        <Badge {...LOOKS[scored.rule]}>{ruleWords(scored)}</Badge>
      )}
      {knocksOut && (
        <Badge tone="danger" mark="bang">
          {knockOutWords()}
        </Badge>
      )}
      {wasAsked && (
        <KeyDetails
          question={withLabelsWritten(question, text)}
          answer={answer}
          language={language}
        />
      )}
      {wasAsked && <RubricLevels question={question} />}
      {wasAsked && question.explanation && question.explanation.tree.length > 0 && (
        <details className={styles.explanation}>
          <summary>Explanation</summary>
          <AuthoredTree text={question.explanation} links="live" />
        </details>
      )}
    </div>
  )
}
