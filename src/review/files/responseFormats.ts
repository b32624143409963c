/** A format in which responses are exported. Its writer is in `writeResponses.ts`. */
export interface FormatRow {
  name: string
  /** The ending of its file names. */
  ending: string
  label: string
  help: string
  /** Whether the format has headings and options, as full text or as codes (rule Y2). */
  hasWords: boolean
  /** Whether its files may start with a byte order mark. */
  hasByteOrderMark: boolean
  /** The program whose cells and sheets can't hold everything (rules W10, W11); null if all fits. */
  limitedBy: string | null
}

/** Every format, in the order in which they are offered. The first is the default. */
export const RESPONSE_FORMATS = [
  {
    name: 'xlsx',
    ending: 'xlsx',
    label: 'Excel workbook',
    help: 'Responses, questions, scores and marks.',
    hasWords: true,
    hasByteOrderMark: false,
    limitedBy: 'Excel',
  },
  {
    name: 'csv',
    ending: 'csv',
    label: 'CSV',
    help: 'Responses as one table, for any program.',
    hasWords: true,
    hasByteOrderMark: true,
    limitedBy: null,
  },
  {
    name: 'json',
    ending: 'json',
    label: 'JSON',
    help: 'Everything, with the questions and all attempts.',
    hasWords: false,
    hasByteOrderMark: false,
    limitedBy: null,
  },
] as const satisfies readonly FormatRow[]

export type ResponseFormat = (typeof RESPONSE_FORMATS)[number]['name']

/** The choices of staff in the export dialog. */
export interface ExportChoices {
  format: ResponseFormat
  words: 'labels' | 'codes'
  /** Names and emails, where the reviewer had them shown (rule Y3). */
  includesNames: boolean
  /** Ignored by formats that have no byte order mark. */
  byteOrderMark: boolean
}

/** The row of a format. */
export function responseFormat(name: ResponseFormat): FormatRow {
  const row = RESPONSE_FORMATS.find((each) => each.name === name)
  if (row === undefined) throw new Error(`No format ${name}`)
  return row
}
