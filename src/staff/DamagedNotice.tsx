import { Button } from '#src/ui/controls/Button.tsx'
import styles from './DamagedNotice.module.css'
import { MarkShape } from '#src/ui/display/MarkShape.tsx'
import { saveFile } from '#src/ui/saveFile.ts'
import { paths } from '#src/base/paths.ts'
import { LinkButton } from './LinkButton.tsx'
import { whyUnreadable } from './whyUnreadable.ts'

type DamagedNoticeProps = {
  /** A number and a noun: "1 job", "3 candidates". */
  what: string
} & (
  | {
      records: readonly { raw: unknown; isNewer: boolean }[]
      /** The name of the downloaded file. */
      fileName: string
    }
  /** Where names are hidden: the records may contain anything, so they are on the data page only. */
  | { records: readonly { isNewer: boolean }[]; fileName: null }
)

/** Says that some records can't be read, and where to get them as a file. All others still work. */
export function DamagedNotice(props: DamagedNoticeProps) {
  const { what, records } = props
  if (records.length === 0) return null
  const isOne = records.length === 1
  return (
    <div className={styles.notice}>
      <span className={styles.mark}>
        <MarkShape mark="bang" />
      </span>
      <p className={styles.text}>
        <strong>{`${what} ${isOne ? 'is' : 'are'} ${whyUnreadable(records)}`}</strong>{' '}
        <span>
          {`and ${isOne ? 'is' : 'are'} not shown here. ${isOne ? 'It has' : 'They have'} not been changed.`}
        </span>
      </p>
      {props.fileName === null ? (
        <LinkButton to={paths.data} size="small">
          Save as a file on the data page
        </LinkButton>
      ) : (
        <Button
          size="small"
          onClick={() =>
            saveFile(
              props.fileName,
              JSON.stringify(
                props.records.map((record) => record.raw),
                null,
                2,
              ),
            )
          }
        >
          Save as a file
        </Button>
      )}
    </div>
  )
}
