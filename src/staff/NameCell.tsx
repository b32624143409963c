import { Highlight } from '#src/ui/display/Highlight.tsx'
import styles from './NameCell.module.css'
import { Link } from './routing.ts'
import { SampleMark } from './SampleMark.tsx'

interface NameCellProps {
  row: { name: string; sample?: boolean | undefined }
  /** The part of the name to highlight. */
  search: string
  pathname: string
  /** The list's query string, passed on so that the next screen knows the neighbours. */
  address: string
  /** Whether sample data is marked with the word or with an icon alone; by default where there is space. */
  sampleWord?: 'wide' | 'never'
}

/** A person's name in a list: a link as high as the row. */
export function NameCell({ row, search, pathname, address, sampleWord = 'wide' }: NameCellProps) {
  return (
    <span className={styles.cell}>
      <Link className={styles.name} dir="auto" title={row.name} to={{ pathname, search: address }}>
        <Highlight text={row.name} search={search} />
      </Link>
      {row.sample ? <SampleMark word={sampleWord} /> : null}
    </span>
  )
}
