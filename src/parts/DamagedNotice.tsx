import { Button } from '#src/ui/controls/Button.tsx'
import styles from './DamagedNotice.module.css'
import { MarkShape } from '#src/ui/display/MarkShape.tsx'
import { saveFile } from '#src/ui/saveFile.ts'
import { whyUnreadable } from './whyUnreadable.ts'

type DamagedNoticeProps = {
  /** A number and a noun: "1 job", "3 candidates". */
  what: string
  records: readonly { raw: unknown; isNewer: boolean }[]
  /** The name of the downloaded file. */
  fileName: string
}

/** Says that some records can't be read, and offers them as a file. All others still work. */
export function DamagedNotice({ what, records, fileName }: DamagedNoticeProps) {
  if (records.length === 0) return null
  const isOne = records.length === 1
  return (
    <div className={styles.notice}>
      <span className={styles.mark}>
        <MarkShape mark="bang" />
      </span>
      <p className={styles.text}>
        <strong>
          {what} {isOne ? 'is' : 'are'} {whyUnreadable(records)}
        </strong>{' '}
        and {isOne ? 'is' : 'are'} not shown here. {isOne ? 'It has' : 'They have'} not been
        changed.
      </p>
      <Button
        size="small"
        onClick={() =>
          saveFile(
            fileName,
            JSON.stringify(
              records.map((record) => record.raw),
              null,
              2,
            ),
          )
        }
      >
        Save as a file
      </Button>
    </div>
  )
}
