import { Button } from '#src/ui/Button.tsx'

import { Screen } from './Screen.tsx'
import styles from './take.module.css'

/** A state with nothing to fill in: what happened, what is safe, and at most one thing to do. */
export function Notice({
  heading,
  paragraphs,
  action,
}: {
  heading: string
  paragraphs: readonly string[]
  action?: { label: string; onPress: () => void }
}) {
  return (
    <Screen title={heading} heading={heading}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {action && (
        <div className={styles.actions}>
          <Button variant="primary" onClick={action.onPress}>
            {action.label}
          </Button>
        </div>
      )}
    </Screen>
  )
}
