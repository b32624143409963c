import type { ReceiptNote } from '#schemas/records/sitting.ts'
import { AuthoredTree } from '#src/assessment/renderer/text/AuthoredTree.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Sign } from '#src/ui/display/Sign.tsx'
import { signs } from '#src/ui/display/signs.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { LOCK_AFTER_MS } from '#src/taking/screens/attempt/idlePhase.ts'
import type { Copied } from '#src/taking/screens/copy/loadCopy.ts'
import { Screen } from './Screen.tsx'
import { StaffLink } from './StaffLink.tsx'
import styles from './take.module.css'

interface ReceiptProps {
  receipt: ReceiptNote
  /** The data of the candidate's own copy, if it may be printed. */
  copied: Copied | undefined
  onHandBack: () => void
  /** Nobody has used the page for a while. */
  onUnused: () => void
  /** Where staff take the device back; null unless it was handed over. */
  staffAddress: string | null
}

/** Readable for staff from a metre away; contains no answers. */
export function Receipt({ receipt, copied, onHandBack, onUnused, staffAddress }: ReceiptProps) {
  const { receipt: words, handBack } = useWords().ending
  return (
    <Screen
      title={words.title}
      heading={
        <span className={styles.received}>
          <Sign path={signs.done} size={48} />
          <span>{words.title}</span>
        </span>
      }
    >
      <dl className={styles.receipt}>
        {receipt.title ? (
          <div>
            <dt>{words.assessment}</dt>
            <dd dir="auto">{receipt.title}</dd>
          </div>
        ) : null}
        <div>
          <dt>{words.reference}</dt>
          <dd className={styles.reference} translate="no">
            {receipt.reference}
          </dd>
        </div>
        <div>
          <dt>{words.submitted}</dt>
          <dd>
            <time dateTime={receipt.at}>{words.moment(receipt.at)}</time>
          </dd>
        </div>
      </dl>
      {receipt.timeOver && <p>{words.timeOver}</p>}
      <p>{words.done}</p>
      {receipt.nextSteps && (
        <section className={styles.nextSteps}>
          <h2>{words.nextSteps}</h2>
          <div className={styles.introduction} dir="auto">
            <AuthoredTree text={receipt.nextSteps} links="plain" />
          </div>
        </section>
      )}
      {copied && (
        <copied.OwnCopy
          copied={copied}
          receipt={receipt}
          unusedMs={LOCK_AFTER_MS}
          onUnused={onUnused}
        />
      )}
      <p>{staffAddress ? words.giveBack : words.handBackNow}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={onHandBack}>
          {handBack}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <StaffLink address={staffAddress} />
    </Screen>
  )
}
