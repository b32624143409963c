/** Those of a decision, one row for each, for letters and emails (rule Y20). */
import { BYTE_ORDER_MARK, csvLine } from '#src/storage/tables/csv.ts'

const HEADINGS = ['Name', 'Email', 'Reference', 'Job', 'Assessment', 'Decision']

/** Somebody of a decision; name and email are null while they are hidden. */
export interface Addressee {
  name: string | null
  email: string | null
  reference: string
  job: string | null
  isChosen: boolean
}

/** With a byte order mark, because word processors and spreadsheets read it. */
export function mailMergeCsv(assessment: string, people: readonly Addressee[]): string {
  const lines = people.map(({ name, email, reference, job, isChosen }) =>
    csvLine([name, email, reference, job, assessment, isChosen ? 'Chosen' : 'Not chosen']),
  )
  return `${BYTE_ORDER_MARK}${csvLine(HEADINGS)}${lines.join('')}`
}
