import type { ReceiptNote } from '#schemas/sitting.ts'
import { Button } from '#src/ui/Button.tsx'
import { Sign } from '#src/ui/Sign.tsx'
import { signs } from '#src/ui/signs.ts'
import { momentText } from '#src/wording/candidate/formats.ts'
import { Screen } from './Screen.tsx'
import styles from './take.module.css'

/** Large enough to be read by staff from a metre away; holds nothing of the answers. */
export function Receipt({ receipt, onHandBack }: { receipt: ReceiptNote; onHandBack: () => void }) {
  return (
    <Screen
      title="Received"
      heading={
        <span className={styles.received}>
          <Sign path={signs.done} size={48} />
          Received
        </span>
      }
    >
      <dl className={styles.receipt}>
        <div>
          <dt>Reference</dt>
          <dd className={styles.reference}>{receipt.reference}</dd>
        </div>
        <div>
          <dt>Submitted</dt>
          <dd>
            <time dateTime={receipt.at}>{momentText(receipt.at)}</time>
          </dd>
        </div>
      </dl>
      <p>
        Your answers are with the hiring team. They can no longer be changed. You may note the
        reference; the team gets in touch with you.
      </p>
      <p>Now hand the device back. Nothing of your answers can be seen on it.</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={onHandBack}>
          Hand the device back
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          Print this receipt
        </Button>
      </div>
    </Screen>
  )
}
