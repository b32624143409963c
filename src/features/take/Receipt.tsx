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
        {receipt.title ? (
          <div>
            <dt>Assessment</dt>
            <dd dir="auto">{receipt.title}</dd>
          </div>
        ) : null}
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
        The hiring team has your answers, and they can’t be changed now. Keep this reference. The
        team will contact you.
      </p>
      <p>You can hand the device back now.</p>
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
