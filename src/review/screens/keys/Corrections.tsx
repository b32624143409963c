import { useState } from 'react'

import type { KeyCorrection } from '#schemas/records/assessment.ts'
import { withKey } from '#src/builder/model/correctedKeys.ts'
import { KeyDetails } from '#src/review/screens/attempt/KeyDetails.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Warning } from '#src/ui/display/Warning.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'
import { momentText, numberText } from '#src/assessment/words/values/formats.ts'
import { actorName } from '#src/staff/words/actorName.ts'
import type { Progress } from '#src/review/workers/progress.ts'
import shared from '#src/ui/shared.module.css'

import { FixReason } from './FixReason.tsx'
import styles from './keys.module.css'
import { savedWords } from './keyWords.ts'
import { recordScores } from './recordScores.ts'
import type { KeyToFix } from './useKeyFix.ts'

/** The key as it was published, then each correction, oldest first. */
export function Corrections({
  assessmentId,
  toFix: { published, corrections, version },
}: {
  assessmentId: string
  toFix: KeyToFix
}) {
  const { language } = version.definition
  return (
    <section className={styles.section} aria-labelledby="so-far">
      <h2 id="so-far">Current correct answer</h2>
      <ol className={styles.corrections}>
        <li>
          <KeyDetails question={published} answer={undefined} language={language} />
          <p className={shared.explanation}>
            {`Published ${momentText(version.publishedAt)}${corrections.length === 0 ? '' : '; replaced'}`}
          </p>
        </li>
        {corrections.map((correction) => (
          <li key={correction.at}>
            <KeyDetails
              question={
                withKey(published, correction.key, version.definition.textRules) ?? published
              }
              answer={undefined}
              language={language}
            />
            <p className={shared.explanation}>
              Fixed by <span dir="auto">{actorName(correction.by)}</span>{' '}
              <span>{`on ${momentText(correction.at)}`}</span>
            </p>
            <FixReason reason={correction.reason} />
            {correction.recordedAt === undefined ? (
              <Unrecorded assessmentId={assessmentId} correction={correction} />
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** After recording was interrupted, or while another tab records. */
function Unrecorded({
  assessmentId,
  correction,
}: {
  assessmentId: string
  correction: KeyCorrection
}) {
  const [progress, setProgress] = useState<Progress | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const record = async () => {
    setProblem(null)
    setProgress({ done: 0, total: 0 })
    const recorded = await recordScores(assessmentId, correction, setProgress)
    setProgress(null)
    if (recorded.ok) toast({ text: savedWords(recorded.count) })
    else setProblem(recorded.text)
  }
  return (
    <>
      <Warning>
        {problem ??
          'Not all new scores are recorded yet. Every score you see already uses the fixed answer.'}
      </Warning>
      <p>
        <Button onClick={() => void record()} disabled={progress !== null}>
          {progress === null
            ? 'Record the new scores'
            : `Recording: ${numberText(progress.done)} of ${numberText(progress.total)}`}
        </Button>
      </p>
    </>
  )
}
