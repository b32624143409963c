import { Button } from '#src/ui/controls/Button.tsx'

import { Screen } from './Screen.tsx'
import styles from './take.module.css'

/** A page without a form: what happened, what is safe, and at most one action. */
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
