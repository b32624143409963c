import { Button } from './Button.tsx'
import styles from './DamagedNotice.module.css'
import { MarkShape } from './MarkShape.tsx'
import { saveFile } from './saveFile.ts'

type DamagedNoticeProps = {
  /** How many of what: "1 job", "3 candidates". */
  what: string
  records: readonly { raw: unknown }[]
  /** Of the file that keeps them. */
  fileName: string
}

/** Says that some records cannot be read, and offers them as a file; the others go on as ever. */
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
          {what} {isOne ? 'is' : 'are'} damaged
        </strong>{' '}
        and {isOne ? 'is' : 'are'} not shown here. {isOne ? 'It stays' : 'They stay'} stored as{' '}
        {isOne ? 'it is' : 'they are'}.
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
