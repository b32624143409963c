import { useState } from 'react'

import { Button } from '#src/ui/controls/Button.tsx'
import { FieldError } from '#src/ui/controls/FieldError.tsx'
import shared from '#src/ui/shared.module.css'

import styles from './whatIf.module.css'

/** Saves what is tried, unless something is wrong with it, or resets it. */
export function WhatIfActions({
  problems,
  isSaved,
  onSave,
  onReset,
}: {
  /** The problems that prevent saving. */
  problems: readonly string[]
  isSaved: boolean
  onSave: () => void
  onReset: () => void
}) {
  const [isRefused, setRefused] = useState(false)
  // Fixed, and not to be said again by the next problem.
  if (isRefused && problems.length === 0) setRefused(false)
  return (
    <div className={shared.wrap}>
      {isSaved ? null : (
        <Button size="small" onClick={() => (problems.length > 0 ? setRefused(true) : onSave())}>
          Save what-if
        </Button>
      )}
      <Button size="small" onClick={onReset}>
        Reset to the recorded scoring
      </Button>
      <div role="alert" className={styles.refused}>
        {isRefused ? <FieldError>{`Not saved. ${problems.join('. ')}.`}</FieldError> : null}
      </div>
    </div>
  )
}
