/** A format in which responses are exported. Its writer is in `writeResponses.ts`. */
export interface FormatRow {
  name: string
  /** The ending of its file names. */
  ending: string
  label: string
  help: string
  /** Whether the format has headings and options, as full text or as codes (rule Y2). */
  hasWords: boolean
  /** Whether a file has one table only, which is chosen (rule Y12). */
  hasOneTable: boolean
  /** What is done about cells that a program could run as formulas (rules W2, W7); null for nothing. */
  guard: string | null
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
    help: 'Sheets of responses, questions, points, and marks with levels and comments.',
    hasWords: true,
    hasOneTable: false,
    guard: 'Answers that look like formulas stay text.',
    hasByteOrderMark: false,
    limitedBy: 'Excel',
  },
  {
    name: 'csv',
    ending: 'csv',
    label: 'CSV',
    help: 'One table for any program: responses, points or marks.',
    hasWords: true,
    hasOneTable: true,
    guard: 'A cell that a spreadsheet could run as a formula starts with an apostrophe.',
    hasByteOrderMark: true,
    limitedBy: null,
  },
  {
    name: 'json',
    ending: 'json',
    label: 'JSON',
    help: 'Everything, with the questions, all attempts, marks and statistics.',
    hasWords: false,
    hasOneTable: false,
    guard: null,
    hasByteOrderMark: false,
    limitedBy: null,
  },
] as const satisfies readonly FormatRow[]

export type ResponseFormat = (typeof RESPONSE_FORMATS)[number]['name']

/** The tables that responses are exported as, also the names of their files. The first is the default. */
export const RESPONSE_TABLES = [
  {
    name: 'responses',
    label: 'Responses',
    help: 'A row for each response, with its result and answers.',
  },
  {
    name: 'points',
    label: 'Points',
    help: 'A row for each response, with the points of each question and calculated value.',
  },
  {
    name: 'marks',
    label: 'Marks',
    help: 'A row for each mark, with who gave it, its level, reason and comment.',
  },
] as const

/** The choices of staff in the export dialog. */
export interface ExportChoices {
  format: ResponseFormat
  words: 'labels' | 'codes'
  /** By default responses; ignored by formats that have all tables. */
  table?: (typeof RESPONSE_TABLES)[number]['name']
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
