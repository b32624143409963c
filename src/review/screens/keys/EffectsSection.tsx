import { useId } from 'react'

import { ProgressBar } from '#src/ui/display/ProgressBar.tsx'
import type { KeyEffects } from '#src/review/workers/keyEffectsJob.ts'
import type { Progress } from '#src/review/workers/progress.ts'
import shared from '#src/ui/shared.module.css'

import { EffectsTable } from './EffectsTable.tsx'
import styles from './keys.module.css'
import { affectedWords, basisWords, FIXED_ELSEWHERE } from './keyWords.ts'

/** Whether the key differs, and whether the question can have it; or that another tab fixed a key. */
type NewKeyState = 'same' | 'unusable' | 'changed' | 'outdated'

/** The scores and ranks that the new key changes, or has changed until another key is entered. */
export function EffectsSection({
  assessmentId,
  version,
  state,
  effects,
  made,
  progress,
}: {
  assessmentId: string
  version: number
  state: NewKeyState
  /** Null while they are computed. */
  effects: KeyEffects | null
  /** The effects of the last fix; null if none was made here. */
  made: KeyEffects | null
  progress: Progress | null
}) {
  const id = useId()
  const isMade = state === 'same' && made !== null
  const shown = isMade ? made : state === 'changed' ? effects : null
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{isMade ? 'Who was affected' : 'Who is affected'}</h2>
      {/* Announced whenever it changes. */}
      <output className={styles.status}>{statusWords(state, shown, isMade)}</output>
      {state === 'changed' && effects === null && progress !== null && progress.total > 0 ? (
        <ProgressBar labelledBy={id} done={progress.done} total={progress.total} isWide />
      ) : null}
      {shown !== null ? (
        <>
          {shown.damaged > 0 ? (
            <p>
              {shown.damaged === 1
                ? '1 response can’t be read, so it isn’t included.'
                : `${shown.damaged} responses can’t be read, so they aren’t included.`}
            </p>
          ) : null}
          {shown.withoutOthers > 0 ? (
            <p className={shared.explanation}>{basisWords(shown.withoutOthers)}</p>
          ) : null}
          {shown.changed.length > 0 ? (
            <>
              <p className={shared.explanation}>
                {`Ranks compare the last attempts at version ${version} by percentage. Points still to be marked are left out.`}
              </p>
              <EffectsTable assessmentId={assessmentId} changed={shown.changed} />
            </>
          ) : null}
        </>
      ) : null}
    </section>
  )
}

function statusWords(state: NewKeyState, effects: KeyEffects | null, isMade: boolean): string {
  if (isMade && effects !== null) return `${effectsWords(effects, true)} ${CHANGE_AGAIN}`
  switch (state) {
    case 'same':
      return 'Change the correct answer to see whose score changes before anything is saved.'
    case 'unusable':
      return 'No answer could match this. Enter a correct answer that candidates can give.'
    case 'outdated':
      return `${FIXED_ELSEWHERE}. Reload the page to see who is affected now.`
    case 'changed':
      if (effects === null) return 'Scoring the responses…'
      return effectsWords(effects, false)
  }
}

const CHANGE_AGAIN = 'Change the correct answer to see whose score would change now.'

function effectsWords(effects: KeyEffects, isMade: boolean): string {
  const changed = new Set(effects.changed.map(({ candidateId }) => candidateId)).size
  return affectedWords({ ...effects, changed, isMade })
}
