import { useId } from 'react'

import { ProgressBar } from '#src/ui/display/ProgressBar.tsx'
import type { KeyEffects } from '#src/workers/responses/keyEffectsJob.ts'
import type { Progress } from '#src/workers/responses/surroundings.ts'

import { EffectsTable } from './EffectsTable.tsx'
import styles from './keys.module.css'
import { affectedWords, FIXED_ELSEWHERE } from './keyWords.ts'

/** Whether the key differs, and whether the question can have it; or that another tab fixed a key. */
type NewKeyState = 'same' | 'unusable' | 'changed' | 'outdated'

/** Whose scores and ranks the new key changes. */
export function EffectsSection({
  assessmentId,
  version,
  state,
  effects,
  progress,
}: {
  assessmentId: string
  version: number
  state: NewKeyState
  /** Null while they are computed. */
  effects: KeyEffects | null
  progress: Progress | null
}) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>Who is affected</h2>
      {/* Announced whenever it changes. */}
      <output className={styles.status}>{statusWords(state, effects)}</output>
      {state === 'changed' && effects === null && progress !== null && progress.total > 0 ? (
        <ProgressBar labelledBy={id} done={progress.done} total={progress.total} isWide />
      ) : null}
      {state === 'changed' && effects !== null ? (
        <>
          {effects.damaged > 0 ? (
            <p>
              {effects.damaged === 1
                ? '1 response can’t be read, so it isn’t included.'
                : `${effects.damaged} responses can’t be read, so they aren’t included.`}
            </p>
          ) : null}
          {effects.changed.length > 0 ? (
            <>
              <p className={styles.quiet}>
                Ranks compare the last attempts at version {version} by percentage. Points still to
                be marked are left out.
              </p>
              <EffectsTable assessmentId={assessmentId} changed={effects.changed} />
            </>
          ) : null}
        </>
      ) : null}
    </section>
  )
}

function statusWords(state: NewKeyState, effects: KeyEffects | null): string {
  switch (state) {
    case 'same':
      return 'Change the correct answer to see whose score changes before anything is saved.'
    case 'unusable':
      return 'No answer could match this. Enter a correct answer that candidates can give.'
    case 'outdated':
      return `${FIXED_ELSEWHERE}. Reload the page to see who is affected now.`
    case 'changed':
      if (effects === null) return 'Scoring the responses…'
      return affectedWords({
        ...effects,
        changed: new Set(effects.changed.map(({ candidateId }) => candidateId)).size,
      })
  }
}
