import { type ReactNode, useContext } from 'react'

import { withLabelsWritten } from '#src/assessment/engine/authoredText.ts'
import type { ReadQuestion } from '#src/assessment/engine/evaluation/reading.ts'
import type { EvaluatedVersion } from '#src/review/model/attemptCache.ts'
import type { ScoredQuestion } from '#src/assessment/engine/scoring/scoring.ts'
import { AuthoredTree } from '#src/assessment/renderer/text/AuthoredTree.tsx'
import { QuoteContext } from '#src/assessment/renderer/text/quotes.ts'
import { Badge } from '#src/ui/display/Badge.tsx'
import { knockOutWords, scoreReasonWords } from '#src/staff/words/scoreReasonWords.ts'

import { KeyState } from '#src/review/screens/keys/KeyState.tsx'
import { KeyDetails } from '#src/review/screens/attempt/KeyDetails.tsx'
import styles from './ResponsePage.module.css'
import { PointsBadge } from '#src/review/screens/attempt/PointsBadge.tsx'
import shared from '#src/ui/shared.module.css'

/** Shows staff the score reason, the key and the explanation beside an answer. */
export function BesideQuestion({
  read: { question, status, answer },
  version,
  scored,
  knocksOut,
  language,
  children,
}: {
  read: ReadQuestion
  version: EvaluatedVersion
  scored: ScoredQuestion | undefined
  knocksOut: boolean
  language: string
  /** The reviewer's mark. */
  children: ReactNode
}) {
  const { text } = useContext(QuoteContext)
  if (question.kind === 'statement' || scored === undefined) return null
  const wasAsked = status !== 'notShown'
  return (
    <div className={styles.beside}>
      {scored.rule === 'notShown' && <p className={shared.quiet}>{scoreReasonWords(scored)}</p>}
      {/* That most questions have no points is stated once, at the top. */}
      {scored.rule !== 'notShown' && scored.rule !== 'noPoints' && <PointsBadge scored={scored} />}
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
      {wasAsked && <KeyState version={version} question={question} />}
      {wasAsked && question.explanation && question.explanation.tree.length > 0 && (
        <div className={shared.quiet}>
          <AuthoredTree text={question.explanation} links="live" />
        </div>
      )}
      {children}
    </div>
  )
}
